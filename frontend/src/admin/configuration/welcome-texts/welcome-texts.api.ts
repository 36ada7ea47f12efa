import { queryOptions } from '@tanstack/react-query';
import { type components } from '../../../shared/api/schema.gen.ts';
import { builtInText } from '../../../shared/texts/i18n.ts';
import { type Language } from '../../../shared/texts/languages.ts';

export type WelcomeTexts = Readonly<components['schemas']['WelcomeTextsResponse']>;

/** The server takes no longer text. */
export const longestWelcome = 5_000;

/** The texts a questionnaire has of its own; null where the built-in one shows. */
export function welcomeOptions(questionnaireId: number) {
  return queryOptions<WelcomeTexts>({ queryKey: ['/api/admin/welcome-texts', { questionnaireId }] });
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
