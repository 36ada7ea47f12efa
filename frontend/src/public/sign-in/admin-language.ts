import { type Language } from '../../shared/texts/languages.ts';
import { adminMemory, recall, remember } from '../language.ts';

/** Hands the language of the sign-in screen on to the back office, unless one was chosen there before. */
export function rememberAdminLanguage(language: Language): void {
  if (language !== 'ro' && recall(adminMemory) === null) remember(adminMemory, language);
}
