import { type Translate } from '../../../shared/texts/i18n.ts';
import { folded } from '../../kit/session/questionnaire-choice.ts';
import { guidePages, type GuidePage } from './pages.ts';

export interface Chapter {
  page: GuidePage;
  title: string;
  /** What it is about, its steps and its notes, in the order in which they are read. */
  sentences: readonly string[];
}

/** A sentence of the guide in which the searched words stand. */
export interface FoundSentence {
  page: GuidePage;
  title: string;
  sentence: string;
}

/** A piece of a text, and whether it was searched for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

const most = 12;
const mostOfChapter = 2;
/** Suffixes change, the beginning of a word does not: a longer word is searched without its last letter. */
const longWord = 6;
/** What is left at least of a word that stands nowhere. */
const shortestStem = 4;

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The chapters in the language of the interface. */
export const chaptersOf = (t: Translate): Chapter[] =>
  (Object.keys(guidePages) as GuidePage[]).map((page) => ({
    page,
    title: t(`guide.${page}.title`),
    sentences: ['text', 'steps', 'notes'].flatMap((part) => linesOf(t(`guide.${page}.${part}`))),
  }));

/**
 * The sentences of the chapters that hold every searched word, case and accents apart: those with more of the words first,
 * and chapters whose title has them before others.
 */
export function searchGuide(chapters: readonly Chapter[], typed: string): FoundSentence[] {
  const words = wordsIn(chapters, typed);
  if (words.length === 0) return [];
  return chapters
    .flatMap(({ page, title, sentences }) => {
      const inTitle = countOf(title, words);
      if (countOf([title, ...sentences].join('\n'), words) < words.length) return [];
      return sentences
        .map((sentence) => ({ page, title, sentence, rank: countOf(sentence, words) + 2 * inTitle }))
        .filter(({ sentence, rank }) => rank > 2 * inTitle || (inTitle > 0 && sentence === sentences[0]))
        .sort((one, other) => other.rank - one.rank)
        .slice(0, mostOfChapter);
    })
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ page, title, sentence }) => ({ page, title, sentence }));
}

/** A text in pieces, so that what was searched for can be marked in it. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const characters = [...text];
  const isFound = characters.map(() => false);
  // A character may become several when it is folded, or none.
  const origin = characters.flatMap((character, at) => [...folded(character)].map(() => at));
  const whole = characters.map(folded).join('');
  for (const word of words)
    for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + word.length))
      origin.slice(at, at + word.length).forEach((place) => (isFound[place] = true));
  const pieces: Piece[] = [];
  characters.forEach((character, at) => {
    const last = pieces.at(-1);
    if (last !== undefined && last.isFound === isFound[at]) last.text += character;
    else pieces.push({ text: character, isFound: isFound[at] === true });
  });
  return pieces;
}

/** The beginnings of the searched words, as they stand in the guide. */
export function wordsIn(chapters: readonly Chapter[], typed: string): string[] {
  const all = folded(chapters.flatMap(({ title, sentences }) => [title, ...sentences]).join('\n'));
  return folded(typed)
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => {
      let stem = word.length < longWord ? word : word.slice(0, -1);
      while (!all.includes(stem) && stem.length > shortestStem) stem = stem.slice(0, -1);
      return stem;
    });
}

const countOf = (text: string, words: readonly string[]): number => {
  const whole = folded(text);
  return words.filter((word) => whole.includes(word)).length;
};
