import {
  CheckOutlined,
  CloseOutlined,
  EditOutlined,
  EllipsisOutlined,
  MailOutlined,
  ReadOutlined,
  SendOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type RowWork } from '../../kit/jobs/row-work.ts';
import { type EvaluationRow } from '../../kit/evaluations/evaluations.api.ts';
import styles from './evaluations.module.css';
import { hasNotArrived } from './mails/mail-state.ts';
import { rowMenu } from './row-menu.tsx';
import { type RowTools } from './list/row-tools.ts';
import { canEdit, isMailUnderWay, rowStep, type NextStep } from './status-rules.ts';
import { type EvaluationActions } from './use-evaluation-actions.tsx';
import { editButtonId } from './list/use-open-panel.ts';

const stepIcons: Readonly<Record<NextStep | 'correct', typeof CheckOutlined>> = {
  correct: MailOutlined,
  generate: ThunderboltOutlined,
  verify: ReadOutlined,
  send: SendOutlined,
};

/** Where neither above nor below the button is room for the whole menu, it moves until all of it can be seen. */
const wholeMenu = { adjustX: 1, adjustY: 1, shiftY: true } as const;

interface RowActionsProps {
  row: EvaluationRow;
  tools: RowTools;
}

/** The next step of the row's status; beside it editing, and a menu with everything else. */
export function RowActions({ row, tools }: RowActionsProps) {
  const t = useTexts();
  const { actions, hasTrello, panel, works } = tools;
  if (row.anonymisedAt !== null) return null;
  const work = works[row.id];
  const busy = work !== undefined && work.failure === null;
  const open = panel.openId === row.id;
  return (
    <div className={`row spread align-center ${styles.actions}`}>
      <NextStepButton actions={actions} busy={busy ? work : null} row={row} />
      {canEdit(row) && (
        <Button
          aria-expanded={open}
          aria-label={t('evaluations.actions.named', {
            action: t('evaluations.actions.edit'),
            name: row.clientName,
          })}
          icon={<EditOutlined aria-hidden />}
          id={editButtonId(row.id)}
          onClick={() => (open ? panel.close() : panel.show(row.id))}
          title={t('evaluations.actions.edit')}
          type="text"
        />
      )}
      <Dropdown
        autoAdjustOverflow={wholeMenu}
        disabled={busy}
        menu={{ items: rowMenu({ row, actions, t, hasTrello }) }}
        placement="bottomRight"
        trigger={['click']}
      >
        <Button
          aria-label={t('evaluations.actions.more', { name: row.clientName })}
          icon={<EllipsisOutlined aria-hidden />}
          type="text"
        />
      </Dropdown>
    </div>
  );
}

interface NextStepButtonProps {
  row: EvaluationRow;
  /** What goes on at the row. */
  busy: RowWork | null;
  actions: EvaluationActions;
}

/** The one step that moves an evaluation on; texts are approved where they stand, so that one leads there. */
export function NextStepButton({ row, busy, actions }: NextStepButtonProps) {
  const t = useTexts();
  const step = rowStep(row);
  // A mail is on its way already, so that a second one is not offered.
  const sending = isMailUnderWay(row) && (row.status === 'verified' || row.status === 'sent');
  if (busy === null && !sending && step === null) return <span className={styles.step} />;
  // One button through all of it, so that the keyboard's focus stays where it is (WCAG 2.4.3).
  const working = busy?.step ?? (sending ? 'send' : null);
  const verb =
    step === 'verify' ? 'review' : step === 'send' && hasNotArrived(row.mail) ? 'send-again' : step;
  const word = working === null ? t(`evaluations.actions.${verb}`) : t(`evaluations.busy.${working}`);
  const Icon = step === null ? CheckOutlined : stepIcons[step];
  return (
    <Button
      aria-label={t('evaluations.actions.named', { action: word, name: row.clientName })}
      className={styles.step ?? ''}
      icon={<Icon aria-hidden />}
      loading={working !== null}
      onClick={() => step !== null && actions[step === 'verify' ? 'review' : step](row)}
      type="text"
    >
      {word}
    </Button>
  );
}

/** Why the row's last step did not work; stays until it is read. */
export function RowFailure({ failure, onDismiss }: { failure: string; onDismiss: () => void }) {
  const t = useTexts();
  return (
    <p className={`tint-error text-1 bad anywhere ${styles.failure}`}>
      <span>{failure}</span>
      <Button
        aria-label={t('evaluations.failure.dismiss')}
        icon={<CloseOutlined aria-hidden />}
        onClick={onDismiss}
        size="small"
        type="text"
      />
    </p>
  );
}
