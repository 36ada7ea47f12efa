import type { Language } from '../../../platform/http/languages.js';
import type { CheckedResult, CheckFacts } from './check-facts.js';
import { type CheckedText, isQuoted, totalOf } from './checked-text.js';
import { clauseAt, isWithin, type Span, spansOf } from './spans.js';

/** Below this percentage no result is strong, let alone excellent. */
const STRONG_FROM = 50;

const PRAISE: Record<Language, RegExp> = {
  hu: /(?<!\p{L})(?:kiváló(?!ak?\s+(?:lehet|alkal))|kiemelkedő|kitűnő|remek|nagyszerű|példaértékű|példamutató|mintaszerű|hibátlan|tökéletes|fantasztikus|lenyűgöző|csúcs|élvonal|erős(?=\s+(?:eredmény|terület|teljesítmény|szint|pontszám))|magas(?=\s+(?:szint|színvonal|pontszám)))\p{L}*/giu,
  en: /\b(?:excellent|outstanding|exceptional|flawless|perfect|exemplary|superb|impressive|brilliant|fantastic|remarkable|top-level|world-class|first-class|excels?|strong(?=\s+(?:result|score|area|performance|level))|(?:very\s+)?high(?=\s+(?:level|score|result|standard)))\b/giu,
  ro: /(?<!\p{L})(?:excelent|remarcabil|excepțional|perfect|impecabil|exemplar|extraordinar|impresionant|strălucit|fără\s+cusur|de\s+top(?!\p{L})|solid(?=\p{L}*[.,!])|puternic(?=\p{L}*[.,!])|ridicat(?=\p{L}*[.,!]))\p{L}*/giu,
};
/** An area called a strength as a whole; 'a strength in this area' praises only a part of it. */
const AREA_AS_STRENGTH: Record<Language, RegExp> = {
  hu: /(?<!\p{L})erősség(?:ük|eik|e|ének|üknek|ei)(?!\p{L})/giu,
  en: /\b(?:(?:clear|true|real|great|major|key)\s+)strength\b|\blead(?:s|ing)?\s+the\s+way\b/giu,
  ro: /(?<!\p{L})punct(?:ul|e|ele)?\s+forte(?!\p{L})/giu,
};
const THIS_AREA =
  /(?<!\p{L})(?:ez|ez\s+a\s+terület|this\s+(?:area|section)\s+is|acest\s+domeniu\s+(?:este|e))(?!\p{L})/iu;

/** What praise must be tied to: a result, a level, an area. */
const RESULT =
  /eredmény|teljesít|szint|színvonal|terület|pontszám|felkészült|érettség|áll(?:nak|apot)|\b(?:results?|perform\p{L}*|level|area|scores?|standard|maturity|you\s+are|your\s+clinic)\b|rezultat|nivel|domeni|punctaj|scor|performan|maturitat|stați|sunteți/iu;
/** Praise of something that is yet to come, of an opportunity, or denied. */
const NOT_YET_BEFORE =
  /(?:\bnot|\bisn't|\bfar\s+from|\bnot\s+yet|\btowards?|\bto\s+(?:reach|achieve|become|get|make|turn|build)|\bbecome|\bwould|\bcould|\btoward|nem|még\s+nem|ahhoz|hogy|elérje\p{L}*|válhat|lehet|nu|încă\s+nu|pentru\s+a|deveni|poate|ar\s+putea|departe\s+de|spre)\s+(?:\p{L}+\s+){0,4}$/iu;
const OPPORTUNITY_AFTER =
  /^\s*(?:\p{L}+\s+)?(?:lehetőség|alkal|kiindul|alap|eszköz|módja|ötlet|lépés|választás|szintre|eredményhez|opportunit|chance|start|place|way|idea|step|tool|basis|moment|time|base|choice|next|first|oportunit|ocazi|punct\s+de|moment|pas|idee|bază|mod|instrument|soluți)/iu;
const FUTURE_AFTER =
  /^[^.;]*(?:válhat|lehet\b|érhet|hozhat|can\s+become|could\s+be|within\s+reach|poate\s+deveni|ar\s+putea)/iu;

/** Praise of a result below 50 percent as excellent or strong (rules: strengths in texts). */
export function findPraise(checked: CheckedText, facts: CheckFacts): Span[] {
  const { text, sentences, kind } = checked;
  if (kind === 'strength') return [];
  const { language } = facts;
  const strengths = spansOf(text, AREA_AS_STRENGTH[language]).filter((span) => isOfArea(checked, span));
  return [...spansOf(text, PRAISE[language]), ...strengths].filter((span) => {
    const sentence = sentences.find((each) => isWithin(span, each));
    if (!sentence || isQuoted(checked, span)) return false;
    const clause = clauseAt(text, sentence, span.start);
    const before = text.slice(clause.start, span.start);
    const after = text.slice(span.end, clause.end);
    if (NOT_YET_BEFORE.test(before) || OPPORTUNITY_AFTER.test(after) || FUTURE_AFTER.test(after))
      return false;
    const isTied = strengths.includes(span) || RESULT.test(text.slice(sentence.start, sentence.end));
    if (!isTied) return false;
    return meant(checked, facts, sentence, clause).every(({ percentage }) => percentage < STRONG_FROM);
  });
}

function isOfArea({ text, sentences, mentions }: CheckedText, span: Span): boolean {
  const sentence = sentences.find((each) => isWithin(span, each));
  if (!sentence) return false;
  return (
    mentions.some((mention) => isWithin(mention, sentence)) ||
    THIS_AREA.test(text.slice(sentence.start, span.start))
  );
}

/** The results that praise may be about; where it is open which, the best of them decides. */
function meant(checked: CheckedText, facts: CheckFacts, sentence: Span, clause: Span): CheckedResult[] {
  const within = (span: Span) => checked.mentions.filter((mention) => isWithin(mention, span));
  const named = within(clause).length > 0 ? within(clause) : within(sentence);
  if (named.length > 0) return named.flatMap(({ sections }) => sections);
  if (checked.section) return [checked.section];
  const said = checked.text.slice(sentence.start, sentence.end);
  const speaksOfParts = /terület|szakasz|\bareas?\b|\bsections?\b|domeni|secțiun/iu.test(said);
  return [totalOf(facts), ...(speaksOfParts ? facts.sections : [])];
}
