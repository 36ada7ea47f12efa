import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { isCode } from '../../../shared/api/api-error.ts';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { savesMails } from '../../kit/integrations/mail-way.api.ts';
import { addStartedJob, isJobAnswer } from '../../kit/jobs/jobs.api.ts';
import { attachJob, endRowWork, failRowWork, startRowWork, type RowStep } from '../../kit/jobs/row-work.ts';
import { useUndo } from '../../kit/session/undo.ts';
import {
  type EvaluationRow,
  evaluationKey,
  refreshEvaluations,
} from '../../kit/evaluations/evaluations.api.ts';
import { showStatus, showVersion } from './changes.api.ts';
import { type ResetTarget } from './status-rules.ts';

/** One step of one evaluation; `target` belongs to a reset. */
export interface StepCall {
  row: EvaluationRow;
  step: RowStep;
  target?: ResetTarget;
  /** Sends although the client has not confirmed the address. */
  vouched?: boolean;
}

/** Calls of the table, beyond what every step shows by itself. */
export interface StepNews {
  /** The texts have to be looked at: the checks do not let them through, or they are newer than what was seen. */
  onTexts: (row: EvaluationRow) => void;
  onDeleted: (row: EvaluationRow) => void;
  /** A person wants to see the row's mails, or to put its address right. */
  onMails: (row: EvaluationRow, correcting: boolean) => void;
  /** A person wants to set the status by hand. */
  onStatus: (row: EvaluationRow) => void;
}

/** Sends a step; once more, where it may arrive twice without harm. */
async function sendStep({ row, step, target = 'pending', vouched = false }: StepCall) {
  const path = { id: row.id };
  const request = { path, async: true };
  const repeated = { ...request, repeat: true };
  switch (step) {
    case 'generate':
      return call('post', '/api/admin/evaluation/{id}/regenerate', repeated);
    case 'send':
      if (vouched)
        await call('post', '/api/admin/evaluation/{id}/address-check', {
          path,
          repeat: true,
          body: { check: 'waived' },
        });
      return call('post', '/api/admin/evaluation/{id}/send', repeated);
    case 'test':
      return call('post', '/api/admin/evaluation/{id}/send-test', request);
    case 'reset':
      return call('post', '/api/admin/evaluation/{id}/reset-status', {
        path,
        body: { status: target, version: row.version },
      });
    case 'withdraw':
      return call('post', '/api/admin/evaluation/{id}/withdraw', { path });
    case 'delete':
      return call('delete', '/api/admin/evaluation/{id}', { path });
    case 'card':
      return call('post', '/api/admin/evaluation/{id}/trello-card', request);
  }
}

/** Sends one step. Generating and sending go on as jobs; a status that is set by hand shows at once. */
export function useRunStep(questionnaireId: number, news: StepNews): (call: StepCall) => void {
  const t = useTexts();
  const client = useQueryClient();
  const undo = useUndo(questionnaireId);
  const undoing = (data: object) =>
    'deletionId' in data && typeof data.deletionId === 'string' ? { action: undo(data.deletionId) } : {};
  const { mutate } = useMutation({
    mutationFn: sendStep,
    meta: { quiet: true },
    onMutate: ({ row, step, target }) => {
      startRowWork(row.id, step, row.clientName);
      return target === undefined ? undefined : showStatus(client, row.id, target);
    },
    onSuccess: async (answer, { row, step }) => {
      if (isJobAnswer(answer)) {
        attachJob(row.id, answer.data.id);
        await addStartedJob(client, answer.data);
        return;
      }
      if ('version' in answer.data) showVersion(client, answer.data);
      endRowWork(row.id);
      const isSaved = (step === 'send' || step === 'test') && savesMails(client);
      toast({
        title: t(`evaluations.done.${isSaved ? 'saved' : step}`),
        description: row.clientName,
        // Nothing has gone out.
        tone: isSaved ? 'warn' : 'good',
        ...undoing(answer.data),
      });
      if (step === 'delete') news.onDeleted(row);
      else void client.invalidateQueries({ queryKey: evaluationKey(row.id) });
      await refreshEvaluations(client);
    },
    onError: (error, { row, step }, takeBack) => {
      takeBack?.();
      const title = t(`evaluations.failed.${step}`);
      failRowWork(row.id, describeFailure(error, `evaluations.failed.${step}`));
      toast({ title, description: `${row.clientName}: ${describeFailure(error)}`, tone: 'bad' });
      if (isCode(error, 'checks_failed') || isCode(error, 'evaluation_changed')) news.onTexts(row);
      if (isCode(error, 'address_suppressed')) news.onMails(row, true);
      void refreshEvaluations(client);
    },
  });
  return mutate;
}
