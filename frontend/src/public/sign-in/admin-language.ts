import { type Language } from '../../shared/texts/languages.ts';
import { readStored, writeStored } from '../../shared/state/stored.ts';
import { adminMemory } from '../language.ts';

/** Hands the language of the sign-in screen on to the back office, unless one was chosen there before. */
export function rememberAdminLanguage(language: Language): void {
  if (language === 'ro' || readStored('browser', adminMemory) !== null) return;
  writeStored('browser', adminMemory, language);
}
