import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { describeFailure } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { addStartedJob, isJobAnswer } from '../jobs/jobs.api.ts';
import { attachJob, endRowWork, failRowWork, startRowWork, type RowStep } from '../jobs/row-work.ts';
import { change, changeSafely } from '../session/change.ts';
import { refreshEvaluations, showStatus, type EvaluationRow } from './evaluations.api.ts';
import { type ResetTarget } from './status-rules.ts';

/** One step of one evaluation; `target` belongs to a reset. */
export interface StepCall {
  row: EvaluationRow;
  step: RowStep;
  target?: ResetTarget;
}

/** What the table wants to hear of, beyond what every step tells by itself. */
export interface StepNews {
  onVerified: (row: EvaluationRow) => void;
  /** The texts say something that the checks do not let through. */
  onFindings: (row: EvaluationRow) => void;
  onErased: (row: EvaluationRow) => void;
  /** A person wants to see the row's mails, or to put its address right. */
  onMails: (row: EvaluationRow, correcting: boolean) => void;
}

const calls: Readonly<
  Record<RowStep, { method: string; end: string; async?: boolean; send?: typeof change }>
> = {
  generate: { method: 'POST', end: '/regenerate', async: true, send: changeSafely },
  verify: { method: 'POST', end: '/verify', send: changeSafely },
  send: { method: 'POST', end: '/send', async: true, send: changeSafely },
  test: { method: 'POST', end: '/send-test', async: true },
  reset: { method: 'POST', end: '/reset-status' },
  withdraw: { method: 'POST', end: '/withdraw' },
  erase: { method: 'DELETE', end: '' },
  card: { method: 'POST', end: '/trello-card', async: true },
};

/** Sends one step. Generating and sending go on as jobs; a status that is set by hand shows at once. */
export function useRunStep(questionnaireId: number, news: StepNews): (call: StepCall) => void {
  const t = useTexts();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ row, step, target }: StepCall) => {
      const { method, end, async = false, send = change } = calls[step];
      const body = target === undefined ? {} : { body: { status: target } };
      return send<unknown>(`/api/admin/evaluation/${row.id}${end}`, { method, async, ...body });
    },
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
      if (step === 'verify') news.onVerified(row);
      if (step === 'erase') news.onErased(row);
      else void client.invalidateQueries({ queryKey: ['/api/admin/evaluation', row.id] });
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
      if (error instanceof ApiError && error.code === 'checks_failed') news.onFindings(row);
      if (error instanceof ApiError && error.code === 'address_suppressed') news.onMails(row, true);
      void refreshEvaluations(client);
    },
  });
  return mutate;
}
