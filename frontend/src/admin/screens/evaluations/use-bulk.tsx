import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { languageNames } from '../../../shared/texts/languages.ts';
import { useMailWay } from '../../kit/integrations/mail-way.api.ts';
import { type Questionnaire } from '../../kit/session/questionnaires.api.ts';
import { useConfirm } from '../../kit/ui/confirm.tsx';
import { useStartBulk } from './changes.api.ts';
import { type BulkPlan } from './selection.ts';
import { type NextStep } from './status-rules.ts';

/** Starts one step for many rows as a job, after saying what it will do; the tray shows how it goes. */
export function useBulk(questionnaire: Questionnaire, onStarted: () => void) {
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

function BulkQuestion({ step, plan, language }: BulkQuestionProps) {
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
    step === 'send' && plan.mailed.length > 0 && namesText(t, 'mailed', plan.mailed),
    plan.unconfirmed.length > 0 && unconfirmedText(t, plan),
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

/** Who is left out of sending in one go, and what can be done about it. */
export const unconfirmedText = (t: Translate, { unconfirmed }: BulkPlan): string =>
  namesText(
    t,
    'unconfirmed',
    unconfirmed.map(({ clientName }) => clientName),
  );

/** Of whom something is to be known before it is sent, by name. */
function namesText(t: Translate, what: 'mailed' | 'unconfirmed', all: readonly string[]): string {
  const names = all.slice(0, mostNamed).join(', ');
  const more = all.length - mostNamed;
  return more > 0
    ? t(`evaluations.bulk.${what}-more`, { names, more: formatNumber(more, 0) })
    : t(`evaluations.bulk.${what}`, { names });
}
