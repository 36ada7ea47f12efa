import type { CheckedSection, CheckFacts } from './check-facts.js';
import { findName } from './names.js';
import { baresOf, overlaps, type Span, type Word } from '../spans.js';

/** Where a text names a section: by its name, or by a word that no other section has ('booking'). */
export interface Mention extends Span {
  /** Several where sections bear the same name. */
  sections: CheckedSection[];
  isWhole: boolean;
}

/** So many words of a name tell it, as long names are quoted cut. */
const TELLING_WORDS = 5;
const SHORTEST_PART = 6;

/** Prepares the search of texts for section names. */
export function mentionFinder({ sections, language }: CheckFacts): (words: Word[]) => Mention[] {
  const used = sections.map((section) => {
    const questions = [...section.gained, ...section.missed].flatMap(({ questionText }) =>
      baresOf(questionText),
    );
    return { section, name: baresOf(section.name), words: [...baresOf(section.name), ...questions] };
  });
  const isElsewhere = (word: string, own: CheckedSection) =>
    used.some(
      ({ section, words }) =>
        section !== own && words.some((each) => each.startsWith(word.slice(0, SHORTEST_PART))),
    );
  const whole = used
    .map(({ section, name }) => ({
      section,
      isWhole: true,
      name: name.slice(0, TELLING_WORDS),
      rest: name.slice(TELLING_WORDS),
    }))
    .toSorted((a, b) => b.name.length - a.name.length);
  const parts = used.flatMap(({ section, name }) =>
    name
      .filter((word) => word.length >= SHORTEST_PART && !isElsewhere(word, section))
      .map((word) => ({ section, isWhole: false, name: [word], rest: [] })),
  );
  return (words) => {
    const mentions: Mention[] = [];
    for (const { section, isWhole, name, rest } of [...whole, ...parts])
      for (const found of findName(words, name, language)) {
        const span = withRest(found, rest, words);
        const same = mentions.find(({ start, end }) => start === span.start && end === span.end);
        if (same) same.sections.push(section);
        else if (!mentions.some((other) => overlaps(other, span)))
          mentions.push({ ...span, sections: [section], isWhole });
      }
    return mentions.toSorted((a, b) => a.start - b.start);
  };
}

/** With as much of the rest of the name as follows, which may hold words such as 'strongest'. */
function withRest({ start, end }: Span, rest: readonly string[], words: readonly Word[]): Span {
  const first = words.findIndex((word) => word.start >= end);
  const different = rest.findIndex((each, at) => !words[first + at]?.bare.startsWith(each));
  const count = different < 0 ? rest.length : different;
  return { start, end: count === 0 ? end : words[first + count - 1]!.end };
}
