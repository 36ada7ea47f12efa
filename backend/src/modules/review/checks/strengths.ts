import type { Language } from '../../../platform/http/languages.js';
import type { CheckedSection, CheckFacts } from './check-facts.js';
import { type CheckedText, isQuoted } from './checked-text.js';
import { type Span, spansOf, wordsOf } from './spans.js';

/** As large a part of a card's words must be a question's for the card to mean that question. */
const LIKENESS = 0.5;
/** A missed question must be liker to the card than any gained one by this much. */
const MARGIN = 0.15;

/** Words that state a lack: no strength says so of itself. */
const LACK: Record<Language, RegExp> = {
  hu: /(?<!\p{L})(?:nincs|nincsen|nincsenek|sincs|hiányz|hiányos|hiánya(?!\p{L})|gyenge|gyengeség|fejlesztendő|fejlesztésre\s+szorul|javítandó|kezdetleges|nem\s+(?:működ|használ|rendelkez|elérhet|készül|kap|küld|van))\p{L}*/giu,
  en: /\b(?:missing|lacks?|lacking|weak|weakness(?:es)?|poor|insufficient|needs?\s+(?:improvement|work|attention)|no\s+points|not\s+(?:yet|available|in\s+place|offered|used)|does\s+not|do\s+not|don['’]t|doesn['’]t|could\s+be\s+improved|room\s+for\s+improvement)\b/giu,
  ro: /(?<!\p{L})(?:lipsește|lipsesc|lipsă|slab|slabă|slăbiciune|insuficient|deficitar|neimplementat|inexistent|necesită\s+îmbunătăț|nu\s+(?:există|aveți|folosiți|este|sunt|oferiți|funcționează)|de\s+îmbunătățit)\p{L}*/giu,
};

/**
 * Cards that are no strengths: any, where the section earned nothing; those that state a lack; those that mean a question that
 * was missed rather than one that earned its points (rules: strengths in texts).
 */
export function findFalseStrengths(checked: CheckedText, facts: CheckFacts): Span[] {
  const { kind, section, text } = checked;
  if (kind !== 'strength' || section === null || text.trim() === '') return [];
  const whole = { start: 0, end: text.length };
  if (section.score <= 0) return [whole];
  const lacks = spansOf(text, LACK[facts.language]).filter((span) => !isQuoted(checked, span));
  if (lacks.length > 0) return lacks;
  return meansMissed(text, section) ? [whole] : [];
}

function meansMissed(text: string, section: CheckedSection): boolean {
  const card = stemsOf(text);
  if (card.size === 0) return false;
  const gained = best(
    card,
    section.gained.map(({ questionText }) => questionText),
  );
  const missed = best(
    card,
    section.missed.map(({ questionText }) => questionText),
  );
  return missed >= LIKENESS && missed > gained + MARGIN;
}

/** How like the likest question is: the mean of the shared part of the card and of the question, the card's counting double. */
function best(card: ReadonlySet<string>, questions: readonly string[]): number {
  return questions.reduce((highest, question) => {
    const stems = stemsOf(question);
    if (stems.size === 0) return highest;
    const shared = [...card].filter((stem) => stems.has(stem)).length;
    if (shared < 2 && card.size > 1) return highest;
    return Math.max(highest, (2 * (shared / card.size) + shared / stems.size) / 3);
  }, 0);
}

const STEM = 5;
/** Words that say nothing of what a card is about. */
const EMPTY = new Set(
  (
    'van vannak minden teljes pontszám maximális eredmény megkaptak önök önöknél rendelő páciens betegek milyen hogyan lehet online már jól működik ' +
    'the and you your have has are for with that this does full points every point here score already works well how clinic patients what which their ' +
    'este sunt aveți punctaj maxim rezultat toate punctele aici cum care pentru prin din deja bine funcționează clinica pacienții pacienților'
  )
    .split(' ')
    .map((word) => word.slice(0, STEM)),
);

function stemsOf(text: string): Set<string> {
  const keys = wordsOf(text).map(({ key }) => key.normalize('NFD').replace(/\p{M}/gu, ''));
  return new Set(
    keys
      .filter((key) => key.length > 3)
      .map((key) => key.slice(0, STEM))
      .filter((stem) => !EMPTY_BARE.has(stem)),
  );
}

const EMPTY_BARE = new Set([...EMPTY].map((stem) => stem.normalize('NFD').replace(/\p{M}/gu, '')));
