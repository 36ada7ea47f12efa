import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { languageNames } from '../../shared/texts/languages.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { addStartedJob, isJobAnswer } from '../jobs/jobs.api.ts';
import { attachJob, endRowWork, failRowWork, startRowWork, type RowStep } from '../jobs/row-work.ts';
import { change } from '../session/change.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { refreshEvaluations, showStatus, type EvaluationRow } from './evaluations.api.ts';
import { SendQuestion } from './send-question.tsx';
import { overwritesTexts, type ResetTarget } from './status-rules.ts';

export interface EvaluationActions {
  generate: (row: EvaluationRow) => void;
  verify: (row: EvaluationRow) => void;
  send: (row: EvaluationRow) => void;
  reset: (row: EvaluationRow, target: ResetTarget) => void;
}

interface StepCall {
  row: EvaluationRow;
  step: RowStep;
  target?: ResetTarget;
}

const endings: Readonly<Record<RowStep, string>> = {
  generate: 'regenerate',
  verify: 'verify',
  send: 'send',
  reset: 'reset-status',
};

/** What can be done with one evaluation. Questions are asked first; what fails is told and stays at its row. */
export function useEvaluationActions(questionnaire: Questionnaire): EvaluationActions {
  const t = useTexts();
  const confirm = useConfirm();
  const run = useRunStep(questionnaire.id);

  const generate = async (row: EvaluationRow) => {
    const agreed =
      !overwritesTexts(row) ||
      (await confirm({
        title: t('evaluations.regenerate.title'),
        content: t(row.hasSnapshot ? 'evaluations.regenerate.published' : 'evaluations.regenerate.text', {
          name: row.clientName,
        }),
        okText: t('evaluations.actions.regenerate'),
      }));
    if (agreed) run({ row, step: 'generate' });
  };
  const send = async (row: EvaluationRow) => {
    const agreed = await confirm({
      title: t('evaluations.send.title'),
      content: <SendQuestion language={languageNames[questionnaire.language]} row={row} />,
      okText: t('evaluations.actions.send'),
    });
    if (agreed) run({ row, step: 'send' });
  };
  return {
    generate: (row) => void generate(row),
    send: (row) => void send(row),
    verify: (row) => run({ row, step: 'verify' }),
    reset: (row, target) => run({ row, step: 'reset', target }),
  };
}

/** Sends one step. Generating and sending go on as jobs; the status of the other two shows at once. */
function useRunStep(questionnaireId: number): (call: StepCall) => void {
  const t = useTexts();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ row, step, target }: StepCall) =>
      change<unknown>(`/api/admin/evaluation/${row.id}/${endings[step]}`, {
        async: step === 'generate' || step === 'send',
        ...(target === undefined ? {} : { body: { status: target } }),
      }),
    meta: { quiet: true },
    onMutate: ({ row, step, target }) => {
      startRowWork(row.id, step, row.clientName);
      if (step === 'verify') return showStatus(client, row.id, 'verified');
      return target === undefined ? undefined : showStatus(client, row.id, target);
    },
    onSuccess: async (answer, { row, step }) => {
      if (isJobAnswer(answer)) {
        attachJob(row.id, answer.data.id);
        await addStartedJob(client, questionnaireId, answer.data);
        return;
      }
      endRowWork(row.id);
      toast({ title: t(`evaluations.done.${step}`), description: row.clientName, tone: 'good' });
      await refreshEvaluations(client);
    },
    onError: (error, { row, step }, takeBack) => {
      takeBack?.();
      const reason = describeFailure(error, `evaluations.failed.${step}`);
      failRowWork(row.id, reason);
      toast({
        title: t(`evaluations.failed.${step}`),
        description: `${row.clientName}: ${reason}`,
        tone: 'bad',
      });
      void refreshEvaluations(client);
    },
  });
  return mutate;
}
