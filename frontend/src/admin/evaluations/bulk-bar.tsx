import {
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  SendOutlined,
  ThunderboltOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../shared/texts/i18n.ts';
import { languageNames } from '../../shared/texts/languages.ts';
import { useMailWay } from '../integrations/mail-way.api.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { useConfirm } from '../ui/confirm.tsx';
import styles from './bulk-bar.module.css';
import { useDeleteSelected, useStartBulk } from './evaluations.api.ts';
import { planBulk, type BulkPlan } from './selection.ts';
import { type NextStep } from './status-rules.ts';
import { type RowPicks } from './use-selection.ts';

const steps = [
  ['generate', ThunderboltOutlined],
  ['verify', CheckOutlined],
  ['send', SendOutlined],
] as const satisfies readonly (readonly [NextStep, unknown])[];

interface BulkBarProps {
  questionnaire: Questionnaire;
  picks: RowPicks;
  /** False while something else needs the bottom of the window. */
  floating: boolean;
}

/** What can be done with the picked rows; each button says for how many of them. */
export function BulkBar({ questionnaire, picks, floating }: Readonly<BulkBarProps>) {
  const t = useTexts();
  const bulk = useBulk(questionnaire, picks.clear);
  const { selection } = picks;
  return (
    <section
      aria-label={t('evaluations.bulk.label')}
      className={`cluster gap-wide spread align-center pad-2 ${styles.bar}`}
      data-floating={floating}
    >
      <strong>{t('evaluations.bulk.count', { number: formatNumber(selection.size, 0) })}</strong>
      <div className="cluster">
        {steps.map(([step, Icon]) => {
          const plan = planBulk(selection, step);
          if (plan.ids.length === 0) return null;
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
        <Button icon={<CloseOutlined aria-hidden />} onClick={picks.clear} type="text">
          {t('evaluations.bulk.clear')}
        </Button>
      </div>
    </section>
  );
}

/** Puts the picked rows into the trash, after saying how many. */
function DeleteButton({ picks, questionnaireId }: Readonly<{ picks: RowPicks; questionnaireId: number }>) {
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

/** Starts one step for many rows as a job, after saying what it will do; the tray shows how it goes. */
function useBulk(questionnaire: Questionnaire, onStarted: () => void) {
  const t = useTexts();
  const confirm = useConfirm();
  const start = useStartBulk();
  const saves = useMailWay() === 'outbox';
  const ask = async (step: NextStep, plan: BulkPlan) => {
    const count = plan.ids.length;
    const savesOnly = step === 'send' && saves;
    const agreed =
      needsQuestion(step, plan) === false ||
      (await confirm({
        title: t(`evaluations.bulk.${savesOnly ? 'save' : step}-title`, {
          count,
          number: formatNumber(count, 0),
        }),
        content: <BulkQuestion language={languageNames[questionnaire.language]} plan={plan} step={step} />,
        okText: t(`evaluations.actions.${savesOnly ? 'save-mail' : step}`),
        danger: step === 'generate' && plan.rewritten > 0,
      }));
    if (agreed) start.mutate({ step, ids: [...plan.ids], versions: plan.versions }, { onSuccess: onStarted });
  };
  return {
    ask: (step: NextStep, plan: BulkPlan) => void ask(step, plan),
    pending: start.isPending ? start.variables.step : null,
  };
}

/** Writing first texts can be taken back, so that only surprises are asked about; verifying and sending tell the client. */
function needsQuestion(step: NextStep, plan: BulkPlan): boolean {
  return step !== 'generate' || plan.left > 0 || plan.rewritten > 0;
}

interface BulkQuestionProps {
  step: NextStep;
  plan: BulkPlan;
  language: string;
}

function BulkQuestion({ step, plan, language }: Readonly<BulkQuestionProps>) {
  const t = useTexts();
  const way = useMailWay();
  const number = (count: number) => ({ number: formatNumber(count, 0) });
  const lines = [
    step === 'verify' && t('evaluations.bulk.verify-unread'),
    step === 'send' &&
      (way === 'outbox'
        ? t('evaluations.bulk.send-saved')
        : t('evaluations.bulk.send-mail', { ...number(plan.ids.length), language })),
    step === 'send' && way === 'failing' && t('evaluations.send.failing'),
    step === 'send' && plan.mailed.length > 0 && mailedText(t, plan.mailed),
    step === 'generate' && plan.rewritten > 0 && t('evaluations.bulk.rewritten', number(plan.rewritten)),
    step === 'generate' && plan.withClient > 0 && t('evaluations.bulk.with-client', number(plan.withClient)),
    plan.left > 0 && t(`evaluations.bulk.left-${step}`, number(plan.left)),
  ].filter((line) => line !== false);
  return (
    <ul className="stack gap-1 bullets">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const mostNamed = 10;

/** Who has got a mail with the result before, by name. */
function mailedText(t: Translate, mailed: readonly string[]): string {
  const names = mailed.slice(0, mostNamed).join(', ');
  const more = mailed.length - mostNamed;
  return more > 0
    ? t('evaluations.bulk.mailed-more', { names, more: formatNumber(more, 0) })
    : t('evaluations.bulk.mailed', { names });
}
