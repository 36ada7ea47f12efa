import type { CheckedSection, CheckFacts } from './check-facts.js';
import { namePattern } from './names.js';
import { quotedSpans } from './quotations.js';
import { isWithin, overlaps, type Span, spansOf } from './spans.js';

/** Where a text names a section: by its whole name, or by a part of it ('adatvédelem'). */
export interface Mention extends Span {
  /** Several where sections bear the same name. */
  sections: CheckedSection[];
  isWhole: boolean;
}

/** Names longer than this may be quoted cut. */
const CUT_NAME = 50;
const SHORTEST_PART = 8;

/** Finds the sections that a text names. A name inside a longer quotation is none. */
export function findMentions(text: string, facts: CheckFacts): Mention[] {
  const quotes = quotedSpans(text);
  const whole = facts.sections.flatMap((section) => {
    const found = findName(text, beginningOf(section.name), facts);
    return found
      .filter((span) => standsAlone(text, span, section.name, quotes))
      .map((span) => ({ ...span, section }));
  });
  const mentions = merge(whole, true, []);
  const parts = facts.sections.flatMap((section) =>
    partsOf(section.name)
      .filter((part) => isDistinctive(part, section, facts))
      .flatMap((part) => findName(text, part, facts))
      .filter((span) => !quotes.some((quote) => isWithin(span, quote)))
      .map((span) => ({ ...span, section })),
  );
  return [...mentions, ...merge(parts, false, mentions)].toSorted((a, b) => a.start - b.start);
}

function findName(text: string, name: string, { language }: CheckFacts): Span[] {
  const pattern = namePattern(name, language);
  return pattern === null ? [] : spansOf(text, pattern);
}

const beginningOf = (name: string) =>
  name.length <= CUT_NAME ? name : name.slice(0, CUT_NAME).replace(/\s+\S*$/u, '');

function standsAlone(text: string, span: Span, name: string, quotes: Span[]): boolean {
  const quote = quotes.find((each) => isWithin(span, each));
  if (!quote) return true;
  const extra = text.slice(quote.start, span.start) + text.slice(span.end, quote.end);
  return !/[\p{L}\p{N}]/u.test(extra) || name.length > CUT_NAME;
}

function partsOf(name: string): string[] {
  const parts = name.split(/\s+(?:és|and|și|&|valamint|or|vagy|sau)\s+|[,;/&–]/iu).map((part) => part.trim());
  return parts.filter((part) => part.length >= SHORTEST_PART && part !== name);
}

function isDistinctive(part: string, section: CheckedSection, facts: CheckFacts): boolean {
  const key = part.toLowerCase();
  return facts.sections.every((other) => other === section || !other.name.toLowerCase().includes(key));
}

function merge(
  found: (Span & { section: CheckedSection })[],
  isWhole: boolean,
  taken: readonly Span[],
): Mention[] {
  const mentions: Mention[] = [];
  for (const { start, end, section } of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const same = mentions.find((mention) => mention.start === start && mention.end === end);
    if (same) same.sections.push(section);
    else if (![...taken, ...mentions].some((other) => overlaps(other, { start, end })))
      mentions.push({ start, end, sections: [section], isWhole });
  }
  return mentions;
}
