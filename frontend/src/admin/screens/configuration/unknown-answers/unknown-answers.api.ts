import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';
import { isAdminQuery } from '../../../kit/session/questionnaires.api.ts';

/** A text that responses hold and that is no option of its question. */
export type UnknownAnswer = Readonly<Schemas['UnknownAnswerResponse']>;

/** That an answer means one of the question's options. */
export interface Meant {
  answer: UnknownAnswer;
  option: Pick<Schemas['AnswerOptionResponse'], 'id' | 'label'>;
}

/** Answers that nobody has said the meaning of, the most frequent first; asked for anew at every look, as responses come at any time. */
export function unknownAnswersOptions(questionnaireId: number) {
  return query('/api/admin/unknown-answers', { query: { questionnaireId } }, { staleTime: 0 });
}

/** What it would do to evaluations if the answer meant the option; nothing is stored. */
export async function effectOf(
  questionnaireId: number,
  meant: Meant,
): Promise<Readonly<Schemas['EffectResponse']>> {
  return (await sendMeant({ questionnaireId, dryRun: true }, meant)).data;
}

/** From now on the answer means the option, in what is stored as well: every list follows. */
export function useMapAnswer(questionnaireId: number, onDone: () => void) {
  const client = useQueryClient();
  return useChange({
    mutationFn: (meant: Meant) => sendMeant({ questionnaireId }, meant),
    done: (_effect, { answer, option }) => ({
      title: 'config.unknown.done',
      values: { value: answer.value, option: option.label },
    }),
    meta: { errorTitle: 'config.unknown.failed' },
    onSuccess: (_effect, { answer }) => {
      client.setQueryData(unknownAnswersOptions(questionnaireId).queryKey, (all) =>
        all?.filter(({ id, value }) => id !== answer.id || value !== answer.value),
      );
      onDone();
    },
    refresh: (all) => all.invalidateQueries({ predicate: isAdminQuery }),
  });
}

function sendMeant(query: { questionnaireId: number; dryRun?: boolean }, { answer, option }: Meant) {
  return call('post', '/api/admin/unknown-answers/map', {
    query,
    body: { optionId: option.id, value: answer.value },
  });
}
