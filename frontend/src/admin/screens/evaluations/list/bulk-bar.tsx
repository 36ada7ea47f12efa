import {
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  SendOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Questionnaire } from '../../../kit/session/questionnaires.api.ts';
import { useConfirm } from '../../../kit/ui/confirm.tsx';
import styles from './bulk-bar.module.css';
import { useDeleteSelected } from '../changes.api.ts';
import { planBulk } from '../selection.ts';
import { type NextStep } from '../status-rules.ts';
import { unconfirmedText, useBulk } from '../use-bulk.tsx';
import { type RowPicks, type useSelectAll } from './use-selection.ts';

const steps = [
  ['generate', ThunderboltOutlined],
  ['verify', CheckOutlined],
  ['send', SendOutlined],
] as const satisfies readonly (readonly [NextStep, unknown])[];

interface BulkBarProps {
  questionnaire: Questionnaire;
  picks: RowPicks;
  /** Picks the rows of all pages; null where there are no others. */
  all: ReturnType<typeof useSelectAll>;
  /** False while something else needs the bottom of the window. */
  floating: boolean;
}

/** What can be done with the picked rows; each button says for how many of them. */
export function BulkBar({ questionnaire, picks, all, floating }: BulkBarProps) {
  const t = useTexts();
  const bulk = useBulk(questionnaire, picks.clear);
  const { selection } = picks;
  return (
    <section
      aria-label={t('evaluations.bulk.label')}
      className={`cluster gap-wide spread align-center pad-2 ${styles.bar}`}
      data-floating={floating}
    >
      <div className="cluster align-center">
        <strong>{t('evaluations.bulk.count', { number: formatNumber(selection.size, 0) })}</strong>
        {all !== null && (
          <Button loading={all.isPending} onClick={all.start} type="link">
            {t('evaluations.bulk.all', { number: formatNumber(all.total, 0) })}
          </Button>
        )}
        <Button icon={<CloseOutlined aria-hidden />} onClick={picks.clear} type="text">
          {t('evaluations.bulk.clear')}
        </Button>
      </div>
      <div className="cluster">
        {steps.map(([step, Icon]) => {
          const plan = planBulk(selection, step);
          if (plan.ids.length === 0)
            return plan.unconfirmed.length === 0 ? null : (
              <span className="text-1 soft" key={step}>
                {unconfirmedText(t, plan)}
              </span>
            );
          return (
            <Button
              icon={<Icon aria-hidden />}
              key={step}
              loading={bulk.pending === step}
              onClick={() => bulk.ask(step, plan)}
            >
              {t(`evaluations.bulk.${step}`, { number: formatNumber(plan.ids.length, 0) })}
            </Button>
          );
        })}
        <DeleteButton picks={picks} questionnaireId={questionnaire.id} />
      </div>
    </section>
  );
}

/** Puts the picked rows into the trash, after saying how many. */
function DeleteButton({ picks, questionnaireId }: { picks: RowPicks; questionnaireId: number }) {
  const t = useTexts();
  const confirm = useConfirm();
  const remove = useDeleteSelected(questionnaireId);
  const ids = [...picks.selection.keys()];
  const words = { count: ids.length, number: formatNumber(ids.length, 0) };
  const ask = async () => {
    const agreed = await confirm({
      title: t('evaluations.bulk.delete-title', words),
      content: t('evaluations.bulk.delete-text'),
      okText: t('evaluations.actions.delete'),
      danger: true,
    });
    if (agreed) remove.mutate(ids, { onSuccess: picks.clear });
  };
  return (
    <Button
      danger
      icon={<DeleteOutlined aria-hidden />}
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      {t('evaluations.bulk.delete', words)}
    </Button>
  );
}
