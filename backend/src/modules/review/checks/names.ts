import type { Language } from '../../../platform/http/languages.js';

/** Endings that a name takes in a sentence. */
const ENDINGS: Record<Language, string> = {
  hu:
    '[-–]?(?:(?:\\p{L}|o|a|e|ö)?(?:val|vel|al|el)|[aeoöáé]?t|[aeoöáéi]?k?(?:ban|ben|ba|be|ból|ből|nak|nek|hoz|hez|höz|ra|re|ról|ről|tól|től|nál|nél|ért|ig|ként|ul|ül)|' +
    '[aeoö]?n|[aeoö]?k(?:[aeo]?t)?|j?[aeáé](?:t|i|it)?|[aeoöáé]?(?:s|i)|j?[uü]?n?k(?:[aeo]?t)?|ot|et|öt|at|ával|ével|[uü]n?k(?:ban|ben|nak|nek|kal|kel|hoz|hez|ra|re|ról|ről|at|et)?|(?:os|es|ös|ás)(?:at|et|t|ak|ek)?)',
  en: "(?:'s|’s|s|es)",
  ro: '[-–]?(?:ului|ul|uri|urile|urilor|lui|ei|ii|i|a|le|ilor|elor|lor|e|ele)',
};

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/**
 * A pattern that finds a name as whole words, in any case, whatever signs stand between its words, with the endings that the
 * language gives its last word ('rendszerrel', "system's", 'sistemului'). null for a name without letters or digits.
 */
export function namePattern(name: string, language: Language): RegExp | null {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu);
  if (words === null) return null;
  const spelt = words.map(escaped);
  const last = spelt.at(-1) ?? '';
  spelt[spelt.length - 1] = last.replace(/[ae]$/u, (vowel) => (vowel === 'a' ? '[aáă]?' : '[eé]?'));
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${spelt.join('[^\\p{L}\\p{N}\\n]{1,3}')}(?:${ENDINGS[language]})?(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );
}
