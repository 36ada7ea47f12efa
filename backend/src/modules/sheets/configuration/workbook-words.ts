import { fold } from '../../../platform/text/fold.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';

type Words = Readonly<Record<Language, string>>;

/** The sheets of the workbook by their names in the program, as people read them. */
export const SHEET_WORDS = {
  Sections: { hu: 'Szakaszok', en: 'Sections', ro: 'Secțiuni' },
  Questions: { hu: 'Kérdések', en: 'Questions', ro: 'Întrebări' },
  Answers: { hu: 'Válaszok', en: 'Answers', ro: 'Răspunsuri' },
  Questionnaire: { hu: 'Kérdőív', en: 'Questionnaire', ro: 'Chestionar' },
} as const satisfies Record<string, Words>;
export type SheetName = keyof typeof SHEET_WORDS;

/** Their columns. */
export const COLUMN_WORDS = {
  name: { hu: 'Szakasz neve', en: 'Section name', ro: 'Numele secțiunii' },
  description: { hu: 'Leírás', en: 'Description', ro: 'Descriere' },
  include: { hu: 'Beleszámít', en: 'Counts', ro: 'Se ia în calcul' },
  questionId: { hu: 'Kérdésazonosító', en: 'Question id', ro: 'ID întrebare' },
  section: { hu: 'Szakasz', en: 'Section', ro: 'Secțiune' },
  questionText: { hu: 'Kérdés', en: 'Question', ro: 'Întrebare' },
  correctAnswer: { hu: 'Helyes válasz', en: 'Correct answer', ro: 'Răspuns corect' },
  pointValue: { hu: 'A kérdés pontja', en: 'Points of the question', ro: 'Punctele întrebării' },
  weight: { hu: 'Fontosság', en: 'Importance', ro: 'Importanță' },
  relatedProduct: { hu: 'Termék neve', en: 'Product name', ro: 'Numele produsului' },
  productDescription: { hu: 'Termék leírása', en: 'Product description', ro: 'Descrierea produsului' },
  productUrl: { hu: 'Termék webcíme', en: 'Product address', ro: 'Adresa web a produsului' },
  relatedTip: { hu: 'Tipp', en: 'Tip', ro: 'Sfat' },
  kind: { hu: 'Válaszadás módja', en: 'Kind of answer', ro: 'Tipul răspunsului' },
  required: { hu: 'Kötelező', en: 'Required', ro: 'Obligatorie' },
  priceNote: { hu: 'Ára röviden', en: 'Price in brief', ro: 'Prețul pe scurt' },
  effortNote: { hu: 'Bevezetése röviden', en: 'Introduction in brief', ro: 'Introducerea pe scurt' },
  effort: { hu: 'Munkaigény', en: 'Effort', ro: 'Efort' },
  answer: { hu: 'Válasz', en: 'Answer', ro: 'Răspuns' },
  points: { hu: 'Pont', en: 'Points', ro: 'Puncte' },
  meaning: { hu: 'Jelentés', en: 'Meaning', ro: 'Semnificație' },
  advice: { hu: 'Tanács', en: 'Advice', ro: 'Recomandare' },
  exclusive: { hu: 'Egyedül áll', en: 'Stands alone', ro: 'Se alege singur' },
  alsoAccepted: { hu: 'Más elfogadott szövegek', en: 'Also accepted', ro: 'Acceptat și ca' },
  questionnaireId: { hu: 'Kérdőív azonosítója', en: 'Questionnaire id', ro: 'ID chestionar' },
  questionnaireName: { hu: 'Kérdőív neve', en: 'Questionnaire name', ro: 'Numele chestionarului' },
} as const satisfies Record<string, Words>;
export type ColumnName = keyof typeof COLUMN_WORDS;

/** What their cells may hold besides numbers and texts. */
export const VALUE_WORDS = {
  yes: { hu: 'igen', en: 'yes', ro: 'da' },
  no: { hu: 'nem', en: 'no', ro: 'nu' },
  single: { hu: 'egy válasz', en: 'one answer', ro: 'un răspuns' },
  multiple: { hu: 'több válasz', en: 'several answers', ro: 'mai multe răspunsuri' },
  text: { hu: 'szabad szöveg', en: 'free text', ro: 'text liber' },
  small: { hu: 'kevés', en: 'small', ro: 'mic' },
  medium: { hu: 'közepes', en: 'medium', ro: 'mediu' },
  large: { hu: 'sok', en: 'large', ro: 'mare' },
} as const satisfies Record<string, Words>;
export type ValueName = keyof typeof VALUE_WORDS;

const all: Readonly<Record<string, Words>> = { ...SHEET_WORDS, ...COLUMN_WORDS, ...VALUE_WORDS };

/** What these names of the program are called in a language. */
export const wordsIn = (language: Language, names: readonly string[]): string[] =>
  names.map((name) => all[name]![language]);

/** A text with what its names in braces are called in the language. */
export const inWords = (text: string, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => all[name]?.[language] ?? braces);

/** Finds which of these names is meant by what somebody has written: the program's own, or that of any language. */
export function nameFinder<Name extends string>(
  names: readonly Name[],
): (written: string) => Name | undefined {
  const byWord = new Map(
    names.flatMap((name) =>
      [name, ...LANGUAGES.map((language) => all[name]![language])].map((word) => [fold(word), name] as const),
    ),
  );
  return (written) => byWord.get(fold(written));
}
