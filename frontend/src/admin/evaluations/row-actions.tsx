import {
  CheckOutlined,
  CloseOutlined,
  EllipsisOutlined,
  EyeOutlined,
  LinkOutlined,
  ReloadOutlined,
  RollbackOutlined,
  SendOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTexts, type Translate } from '../../shared/texts/i18n.ts';
import { type RowWork } from '../jobs/row-work.ts';
import { type EvaluationRow } from './evaluations.api.ts';
import styles from './evaluations.module.css';
import { canPreview, nextStep, resetTargetsOf, type NextStep } from './status-rules.ts';
import { type EvaluationActions } from './use-evaluation-actions.tsx';

const stepIcons: Readonly<Record<NextStep, typeof CheckOutlined>> = {
  generate: ThunderboltOutlined,
  verify: CheckOutlined,
  send: SendOutlined,
};

interface RowActionsProps {
  row: EvaluationRow;
  work: RowWork | undefined;
  actions: EvaluationActions;
}

/** One primary button, the next step of the row's status, and a menu with everything else. */
export function RowActions({ row, work, actions }: Readonly<RowActionsProps>) {
  const t = useTexts();
  const busy = work !== undefined && work.failure === null;
  const mailUnderWay = row.mail?.state === 'queued' || row.mail?.state === 'sending';
  const menu = menuOf(row, actions, t);
  return (
    <div className={styles.actions}>
      <NextStepButton actions={actions} busy={busy ? work : null} held={mailUnderWay} row={row} />
      {menu.items?.length !== 0 && (
        <Dropdown disabled={busy} menu={menu} placement="bottomRight" trigger={['click']}>
          <Button
            aria-label={t('evaluations.actions.more', { name: row.clientName })}
            icon={<EllipsisOutlined aria-hidden />}
          />
        </Dropdown>
      )}
    </div>
  );
}

interface NextStepButtonProps {
  row: EvaluationRow;
  busy: RowWork | null;
  /** A mail is on its way already, so that a second one is not offered. */
  held: boolean;
  actions: EvaluationActions;
}

function NextStepButton({ row, busy, held, actions }: Readonly<NextStepButtonProps>) {
  const t = useTexts();
  const step = nextStep(row.status);
  const sending = held && row.status === 'verified';
  if (busy === null && !sending && step === null) return <span />;
  // One button through all of it, so that the keyboard's focus stays where it is (WCAG 2.4.3).
  const working = busy?.step ?? (sending ? 'send' : null);
  const word = working === null ? t(`evaluations.actions.${step}`) : t(`evaluations.busy.${working}`);
  const Icon = step === null ? CheckOutlined : stepIcons[step];
  return (
    <Button
      aria-label={t('evaluations.actions.named', { action: word, name: row.clientName })}
      className={styles.step ?? ''}
      icon={<Icon aria-hidden />}
      loading={working !== null}
      onClick={() => step !== null && actions[step](row)}
      type={working === null ? 'primary' : 'default'}
    >
      {word}
    </Button>
  );
}

/** The menu holds what is possible now; what is not possible is not offered. */
function menuOf(row: EvaluationRow, actions: EvaluationActions, t: Translate): MenuProps {
  const page = `/evaluation/${encodeURIComponent(row.hashedUrl)}`;
  const open = (address: string) => window.open(address, '_blank', 'noopener');
  const items: NonNullable<MenuProps['items']> = [];
  if (canPreview(row)) {
    items.push({
      key: 'preview',
      icon: <EyeOutlined aria-hidden />,
      label: t('evaluations.actions.preview'),
      onClick: () => open(`${page}?preview=1`),
    });
  }
  if (row.hasSnapshot) {
    items.push({
      key: 'page',
      icon: <LinkOutlined aria-hidden />,
      label: t('evaluations.actions.client-page'),
      onClick: () => open(page),
    });
  }
  if (nextStep(row.status) !== 'generate') {
    items.push({
      key: 'generate',
      icon: <ReloadOutlined aria-hidden />,
      label: t('evaluations.actions.regenerate'),
      onClick: () => actions.generate(row),
    });
  }
  const targets = resetTargetsOf(row);
  if (targets.length > 0) {
    if (items.length > 0) items.push({ type: 'divider' });
    items.push({
      key: 'reset',
      type: 'group',
      label: t('evaluations.actions.reset'),
      children: targets.map((target) => ({
        key: `reset-${target}`,
        icon: <RollbackOutlined aria-hidden />,
        label: t(`evaluations.status.${target}`),
        onClick: () => actions.reset(row, target),
      })),
    });
  }
  return { items };
}

/** Why the row's last step did not work; stays until it is read. */
export function RowFailure({ failure, onDismiss }: Readonly<{ failure: string; onDismiss: () => void }>) {
  const t = useTexts();
  return (
    <p className={styles.failure}>
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
