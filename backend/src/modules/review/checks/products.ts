import type { Language } from '../../../platform/http/languages.js';
import type { CheckFacts } from './check-facts.js';
import { type CheckedText, isQuoted } from './checked-text.js';
import { namePattern } from './names.js';
import { quotedSpans } from './quotations.js';
import { isWithin, overlaps, sentenceAt, type Span, spansOf, wordsOf } from './spans.js';

/** Words with which a text recommends something. */
const RECOMMENDS: Record<Language, RegExp> = {
  hu: /javas|ajánl|érdemes|vezess|bevezet|használj|válassz|vásárol|szerezz|megoldás|próbálj|kipróbál|telepít|megrendel|fizessenek|segít/iu,
  en: /recommend|suggest|consider|introduc|choos|\btry\b|\buse\b|\bbuy\b|install|adopt|switch\s+to|solution|\bget\b|subscrib|worth|can\s+help|will\s+help|helps?\b/iu,
  ro: /recomand|suger|introduce|alege|încerca|folosi|utiliza|achizițion|instala|soluți|adopta|merită|propune|cumpăr|ajut/iu,
};
const KINDS =
  'rendszer szoftver program alkalmazás applikáció platform megoldás modul termék csomag eszköz szolgáltatás asszisztens ' +
  'system software app application tool solution module product package suite plugin assistant ' +
  'sistem soluți aplicați produs pachet instrument serviciu asistent';
const KIND = `(?:${KINDS.split(' ')
  .map((kind) => `[${kind[0]?.toUpperCase()}${kind[0]}]${kind.slice(1)}`)
  .join('|')})\\p{L}*`;
const NAME = "\\p{Lu}[\\p{L}\\p{N}]*(?:[-'’][\\p{L}\\p{N}]+)*(?:\\s+(?:\\p{Lu}[\\p{L}\\p{N}]*|\\p{N}+))*";
/** Capitalised words in front of a word for a kind of product, and behind one. */
const NAMED_KIND = new RegExp(`(?<![\\p{L}\\p{N}])(${NAME})[-\\s]+${KIND}`, 'gu');
const KIND_NAMED = new RegExp(
  `(?<!\\p{L})(?:the\\s+|a\\s+|o\\s+)?${KIND}\\s+(?:numit[ăe]?\\s+|called\\s+|named\\s+|nevű\\s+)?(${NAME})`,
  'gu',
);
/** A name written as brands are: 'MediBook', 'FoglalóPlusz', 'MediBook365'. */
const BRAND =
  /(?<![\p{L}\p{N}@])\p{L}*\p{Ll}(?:\p{Lu}\p{L}*|\p{N}+)(?:[\p{L}\p{N}]*)(?![\p{N}])|(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?=\s?[™®©])/gu;
const AFTER_VERB: Record<Language, RegExp> = {
  hu: new RegExp(
    `(?:javasoljuk|ajánljuk|javasolt|ajánlott|válasszák|használják|próbálják\\s+ki|vezessék\\s+be|bevezetni)\\s+(?:az?\\s+)?(${NAME})|(?<=\\s)(${NAME})\\s+(?:bevezetés|használat|megvásárlás|előfizetés|telepítés|beszerzés)\\p{L}*`,
    'gu',
  ),
  en: new RegExp(
    `(?:[Rr]ecommend|[Ss]uggest|[Tt]ry|[Uu]se|[Uu]sing|[Ii]ntroduc\\p{L}+|[Cc]hoos\\p{L}+|[Bb]uy\\p{L}*|[Ii]nstall\\p{L}*|[Aa]dopt\\p{L}*|[Ss]witch\\p{L}*\\s+to|[Cc]onsider)\\s+(?:using\\s+|introducing\\s+|adopting\\s+)?(?:the\\s+|our\\s+|an?\\s+)?(${NAME})`,
    'gu',
  ),
  ro: new RegExp(
    `(?:[Rr]ecomand\\p{L}+|[Ff]olosi\\p{L}*|[Uu]tiliza\\p{L}*|[Ii]ntroduce\\p{L}*|[Aa]lege\\p{L}*|[Îî]ncerca\\p{L}*|[Ii]nstala\\p{L}*|[Cc]umpăra\\p{L}*)\\s+(?:să\\s+\\p{L}+\\s+)?(${NAME})`,
    'gu',
  ),
};
/** Capitalised words that are no products: forms of address, channels and things that everybody knows. */
const COMMON = new Set(
  (
    'ön önök önöknek önöknél önöket önökkel önökre önöktől önökről önökhöz önökön öné önöké dumneavoastră dvs ' +
    'google facebook instagram whatsapp messenger viber youtube linkedin tiktok microsoft excel word outlook windows android iphone ios gmail zoom teams skype ' +
    'ehealth eeszt erecept eprescription mhealth wifi wi gdpr sms qr pdf crm erp ai mi ia it hipaa nhs api vpn ssl taj cnas das des ' +
    'internet web online digital digitális europe european európai europeană magyar magyarország românia român uk eu english hungarian romanian ' +
    'business profile maps analytics cégprofil cégem officer data protection monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december i phd covid ' +
    'az a egy ez ezt the this that these your our we you it for if as with our and or de un o la în pentru acest această dacă'
  ).split(' '),
);

/**
 * Products that the evaluation does not recommend: the questionnaire's others, by name, and names that only a product can bear
 * which the questionnaire does not know at all. A product called by everyday words ('Patient portal') is named when it is
 * quoted, written with its capital, or recommended (rules: products in texts).
 */
export function findForeignProducts(checked: CheckedText, facts: CheckFacts): Span[] {
  const own = facts.products.flatMap((name) => find(checked.text, name, facts.language));
  const others = facts.otherProducts
    .flatMap((name) =>
      find(checked.text, name, facts.language).filter((span) => isNamed(checked, name, span, facts.language)),
    )
    .filter((span) => !own.some((mine) => isWithin(span, mine)));
  const unknown = findUnknown(checked, facts).filter(
    (span) => ![...own, ...others].some((known) => overlaps(known, span)),
  );
  return [...others, ...unknown];
}

function find(text: string, name: string, language: Language): Span[] {
  const pattern = namePattern(name, language);
  return pattern === null ? [] : spansOf(text, pattern);
}

function isNamed(checked: CheckedText, name: string, span: Span, language: Language): boolean {
  if (isInLongerQuotation(checked, span)) return false;
  if (!isEveryday(name)) return true;
  const { text } = checked;
  const sentence = sentenceAt(checked.sentences, span.start, text);
  const isCapital = /^\p{Lu}/u.test(text.slice(span.start)) && /^\p{Lu}/u.test(name);
  if (isCapital && !startsSentence(text, span.start, sentence)) return true;
  if (quotedSpans(text).some((quote) => quote.start === span.start)) return true;
  return RECOMMENDS[language].test(text.slice(sentence.start, sentence.end));
}

/** A question or tip that happens to hold the name, repeated word for word. */
function isInLongerQuotation({ words, quoted }: CheckedText, span: Span): boolean {
  const first = words.findIndex((word) => overlaps(word, span));
  const last = words.findLastIndex((word) => overlaps(word, span));
  if (!quoted.slice(first, last + 1).every(Boolean)) return false;
  return last - first + 1 < 3
    ? quoted[first - 1] === true || quoted[last + 1] === true
    : quoted[first - 1] === true && quoted[last + 1] === true;
}

/** Whether a name may also be ordinary words: one capital at most, at its beginning, and no digit. */
function isEveryday(name: string): boolean {
  if (/\p{N}|\p{Ll}\p{Lu}|[+™®]/u.test(name)) return false;
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  if (rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word))) return false;
  if (rest.length === 0) return EVERYDAY_WORD.test(first) || !/^\p{Lu}/u.test(first);
  return true;
}

/** Single words that name a kind of thing rather than a brand. */
const EVERYDAY_WORD =
  /(?:portál|rendszer|oldal|naptár|napló|asszisztens|foglaló|emlékeztető|gyűjtő|diktáló|védelem|mentés|kimutatás|hírlevél|küldő|program|szoftver|kezelő|kártya|számlázó|webshop|website|portal|calendar|backup|newsletter|booking|reminders?|chatbot|call|dictation|consent|reports?|telemedicine|telemedicina|telemedicină|site|programări|reamintire|semnătură|plată|fizetés|aláírás)$/iu;

function startsSentence(text: string, start: number, sentence: Span): boolean {
  return (
    start === sentence.start ||
    /[:.!?…]\s*[„“"»«‘(]*$|^[\s„“"»«‘(]*$/u.test(text.slice(sentence.start, start))
  );
}

function findUnknown(checked: CheckedText, facts: CheckFacts): Span[] {
  const { text, sentences } = checked;
  const matches = [KIND_NAMED, NAMED_KIND, AFTER_VERB[facts.language]].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const name = match.slice(1).find((group) => group !== undefined);
      if (name === undefined) return [];
      const article = /^(?:The|A|An|Our|Az|Un|O)\s+/u.exec(name)?.[0] ?? '';
      const start = match.index + match[0].indexOf(name) + article.length;
      return [{ start, end: start + name.length - article.length }];
    }),
  );
  const named = matches.filter(
    ({ start }) => !startsSentence(text, start, sentenceAt(sentences, start, text)),
  );
  const brands = spansOf(text, BRAND);
  return [...named, ...brands].filter((span) => !isQuoted(checked, span) && isUnknown(checked, span));
}

/** Whether some word of a name is neither the questionnaire's own, nor common, nor a mere abbreviation. */
function isUnknown({ text, index }: CheckedText, span: Span): boolean {
  const name = text.slice(span.start, span.end);
  if (/^\p{N}/u.test(name)) return false;
  return wordsOf(name).some(({ start, end, key }) => {
    const written = name.slice(start, end);
    if (/^[\p{Lu}\p{N}]{1,5}$|^\p{N}+$/u.test(written)) return false;
    return !COMMON.has(key) && ![...index.words].some((word) => isFormOf(key, word));
  });
}

/** Whether a word is another, with an ending or two. */
const isFormOf = (key: string, word: string) =>
  key === word ||
  (word.length > 3 &&
    key.length - word.length <= 6 &&
    (key.startsWith(word) || (/[aeă]$/u.test(word) && key.startsWith(word.slice(0, -1)))));
