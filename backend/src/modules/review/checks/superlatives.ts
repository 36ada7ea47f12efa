import type { Language } from '../../../platform/http/languages.js';
import type { CheckedSection, CheckFacts } from './check-facts.js';
import { type CheckedText, isQuoted } from './checked-text.js';
import type { Mention } from './mentions.js';
import { isWithin, type Span, spansOf } from './spans.js';

type Rank = 'best' | 'worst';

const huNoun =
  '(?:terület|eredmény|pontszám|szakasz|témakör|százalék|arány|pontarány|értékelés|teljesítmény|szint)\\p{L}*';
const enNoun =
  '(?:areas?|results?|scores?|sections?|ratings?|performance|percentages?|topics?|fields?|levels?)\\b';
const roNoun =
  '(?:domeni\\p{L}*|rezultat\\p{L}*|scor\\p{L}*|punctaj\\p{L}*|secțiun\\p{L}*|nivel\\p{L}*|procent\\p{L}*|capitol\\p{L}*)';
const middle = '\\s+(?:\\p{L}+\\s+){0,1}';

const PATTERNS: Record<Language, Record<Rank, RegExp>> = {
  hu: {
    best: new RegExp(
      `(?<!\\p{L})(?:legerősebb|legfejlettebb|legkiemelkedőbb)\\p{L}*(?!\\p{L})|(?<!\\p{L})(?:legjobb|legmagasabb|legszebb|legkiválóbb)\\p{L}*${middle}${huNoun}|(?<!\\p{L})legjobban\\s+(?:itt|szerepel|teljesít|áll|a\\s)\\p{L}*|(?<!\\p{L})legmagasabb\\s+pont\\p{L}*`,
      'giu',
    ),
    worst: new RegExp(
      `(?<!\\p{L})(?:leggyengébb|legelmaradottabb|legfejletlenebb)\\p{L}*(?!\\p{L})|(?<!\\p{L})(?:legrosszabb|legalacsonyabb)\\p{L}*${middle}${huNoun}|(?<!\\p{L})(?:legrosszabbul|leggyengébben)\\s+\\p{L}+`,
      'giu',
    ),
  },
  en: {
    best: new RegExp(
      `\\b(?:strongest|top-scoring|highest-scoring|best-performing|most\\s+advanced|most\\s+mature)\\b|\\b(?:best|highest|top)${middle}${enNoun}|\\b(?:score|scored|perform|performed|do|did|stand|doing)\\s+best\\b|\\bbiggest\\s+strength\\b|\\bgreatest\\s+strength\\b`,
      'giu',
    ),
    worst: new RegExp(
      `\\b(?:weakest|lowest-scoring|worst-performing|least\\s+advanced|least\\s+developed)\\b|\\b(?:worst|lowest)${middle}${enNoun}|\\b(?:score|scored|perform|performed)\\s+(?:worst|lowest)\\b`,
      'giu',
    ),
  },
  ro: {
    best: new RegExp(
      `(?<!\\p{L})ce[al]\\s+mai\\s+(?:puternic|avansat|bine\\s+(?:cotat|punctat|dezvoltat))\\p{L}*|(?<!\\p{L})cele\\s+mai\\s+puternice|(?<!\\p{L})ce(?:l|a|le|i)\\s+mai\\s+(?:bun|bune|bună|buni|ridicat|ridicată|mare|înalt)${middle}${roNoun}|(?<!\\p{L})${roNoun}\\s+(?:cu\\s+)?ce(?:l|a|le)\\s+mai\\s+(?:bun|ridicat)\\p{L}*|(?<!\\p{L})cel\\s+mai\\s+bine\\s+(?:stați|v-ați|ați|sunteți)`,
      'giu',
    ),
    worst: new RegExp(
      `(?<!\\p{L})ce[al]\\s+mai\\s+slab\\p{L}*|(?<!\\p{L})cele\\s+mai\\s+slabe|(?<!\\p{L})ce(?:l|a|le)\\s+mai\\s+(?:scăzut|scăzută|mic|mică|proast)\\p{L}*${middle}${roNoun}|(?<!\\p{L})${roNoun}\\s+(?:cu\\s+)?ce(?:l|a|le)\\s+mai\\s+(?:scăzut|mic)\\p{L}*|(?<!\\p{L})cel\\s+mai\\s+(?:slab|prost)\\s+(?:stați|v-ați|ați)`,
      'giu',
    ),
  },
};
/** 'One of the strongest' claims less; 'the strongest point within the area' claims nothing about sections. */
const ONE_OF = /(?:egyik|közé|egyike|one\s+of|among|unul\s+dintre|una\s+dintre|printre)[^.,;:]{0,25}$/iu;
const OTHER_NOUN =
  /^\s*(?:oldal|pont(?:ja|juk|jaik|ok)|eleme|lépés|érv|válasz|kérdés|tulajdons|side|point|part\s+of|argument|suit|answer|question|step|foundation|element|punct|latur|element|pas|răspuns|întreb|argument|way|idea)/iu;
const OWN_AREA = /^\s*(?:terület|szakasz|area|section|domeni|secțiun)/iu;

/** Sections called the strongest or weakest that the stored percentages don't put there (rules: strengths in texts). */
export function findWrongOrder(checked: CheckedText, facts: CheckFacts): Span[] {
  if (facts.sections.length < 2 || checked.kind === 'strength') return [];
  return checked.sentences.flatMap((sentence) => {
    const claims = claimsIn(checked, sentence, facts.language);
    return claims.flatMap((claim, at) => {
      const sections = sectionsMeant(checked, sentence, claims, at);
      return sections.length > 0 && !isTrue(claim, sections, facts)
        ? [{ start: claim.start, end: claim.end }]
        : [];
    });
  });
}

interface Claim extends Span {
  rank: Rank;
  isOneOf: boolean;
}

function claimsIn(checked: CheckedText, sentence: Span, language: Language): Claim[] {
  const { text } = checked;
  return (['best', 'worst'] as const)
    .flatMap((rank) => spansOf(text, PATTERNS[language][rank]).map((span) => ({ ...span, rank })))
    .filter((span) => isWithin(span, sentence) && !isQuoted(checked, span))
    .filter(({ end }) => !OTHER_NOUN.test(text.slice(end, end + 30)))
    .map((span) => ({
      ...span,
      isOneOf:
        ONE_OF.test(text.slice(sentence.start, span.start)) ||
        /^\p{L}*\s+(?:\p{L}+\s+)?köz[éö]/u.test(text.slice(span.end, span.end + 30)),
    }))
    .toSorted((a, b) => a.start - b.start);
}

function sectionsMeant(
  checked: CheckedText,
  sentence: Span,
  claims: readonly Claim[],
  at: number,
): CheckedSection[] {
  const claim = claims[at];
  if (!claim) return [];
  const inside = checked.mentions.filter((mention) => isWithin(mention, sentence));
  const whole = inside.some(({ isWhole }) => isWhole) ? inside.filter(({ isWhole }) => isWhole) : inside;
  const next = claims[at + 1]?.start ?? sentence.end;
  const previous = claims[at - 1]?.end ?? sentence.start;
  const behind = whole.filter(({ start }) => start >= claim.end && start < next);
  const before = whole.filter(({ start, end }) => end <= claim.start && start >= previous);
  const isPredicate =
    before.length > 0 && (behind.length === 0 || /^\s*[,;.]/u.test(checked.text.slice(claim.end)));
  const run = isPredicate ? lastRun(checked.text, before) : firstRun(checked.text, behind);
  if (run.length > 0) return run.flatMap(({ sections }) => sections);
  const around = checked.text.slice(sentence.start, claim.start);
  const said = checked.text.slice(claim.start, claim.end + 20);
  const isOwn = checked.section !== null && inside.length === 0;
  const namesArea =
    OWN_AREA.test(checked.text.slice(claim.end)) ||
    /terület|szakasz|\barea|\bsection|domeni|secțiun/iu.test(said) ||
    /(?:domeniul|secțiunea)\s+$/iu.test(around);
  const isWithinArea = /(?:ezen|ebben)\s+a|in\s+this|within|în\s+acest|din\s+acest/iu.test(around);
  return isOwn && namesArea && !isWithinArea && checked.section ? [checked.section] : [];
}

const LIST_GAP =
  /^["”“»'’\s]*(?:\([^)]*\))?["”“»'’\s]*(?:,|és|and|și|valamint|illetve|,\s*(?:és|and|și))\s*(?:az?\s|the\s)?[„“"«‘\s]*$/iu;

function firstRun(text: string, mentions: readonly Mention[]): Mention[] {
  const run: Mention[] = [];
  for (const mention of mentions) {
    const last = run.at(-1);
    if (last && !LIST_GAP.test(text.slice(last.end, mention.start))) break;
    run.push(mention);
  }
  return run;
}

function lastRun(text: string, mentions: readonly Mention[]): Mention[] {
  const run: Mention[] = [];
  for (const mention of mentions.toReversed()) {
    const first = run[0];
    if (first && !LIST_GAP.test(text.slice(mention.end, first.start))) break;
    run.unshift(mention);
  }
  return run;
}

/** The named sections must be ahead of (behind) all others, or in their better (worse) half where they are 'among the best'. */
function isTrue(
  { rank, isOneOf }: Claim,
  named: readonly CheckedSection[],
  { sections }: CheckFacts,
): boolean {
  const sign = rank === 'best' ? 1 : -1;
  const value = ({ percentage }: CheckedSection) => sign * percentage;
  const ranked = sections.map(value).toSorted((a, b) => b - a);
  const lowest = Math.min(...named.map(value));
  if (isOneOf) return lowest >= (ranked[Math.max(0, Math.ceil(ranked.length / 2) - 1)] ?? lowest);
  return sections.filter((section) => !named.includes(section)).every((section) => value(section) <= lowest);
}
