import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';
import { builtInText } from '../../../../shared/texts/i18n.ts';
import { type Language } from '../../../../shared/texts/languages.ts';
import { refreshReview } from '../../../kit/session/questionnaires.api.ts';

export type WelcomeTexts = Readonly<Schemas['WelcomeTextsResponse']>;

/** The server takes no longer text. */
export const longestWelcome = 5_000;

/** The texts a questionnaire has of its own; null where the built-in one shows. */
export function welcomeOptions(questionnaireId: number) {
  return query('/api/admin/welcome-texts', { query: { questionnaireId } });
}

/** What clients read where the questionnaire says nothing itself, in the questionnaire's language. */
export function builtInOptions(language: Language) {
  return queryOptions({
    queryKey: ['built-in welcome texts', language],
    queryFn: async () => ({
      greeting: await builtInText(language, 'evaluation.welcome.greeting'),
      content: await builtInText(language, 'evaluation.welcome.content'),
      tips: await builtInText(language, 'evaluation.welcome.tips'),
    }),
  });
}

/** Saves what has changed; the form says, too, what came of it. */
export function useSaveWelcome(questionnaireId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<WelcomeTexts>) =>
      call('put', '/api/admin/welcome-texts', { query: { questionnaireId }, body }),
    meta: { errorTitle: 'config.welcome.failed' },
    onSuccess: ({ data }) => {
      client.setQueryData(welcomeOptions(questionnaireId).queryKey, data);
      void refreshReview(client);
    },
  });
}
