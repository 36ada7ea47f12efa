import { type TextEvidence } from './edit.api.ts';

type TextOnFacts = TextEvidence['texts'][number];

/** A sentence of a saved text with the answers that it rests on. */
export type Sentence = Readonly<TextOnFacts['sentences'][number]> &
  Readonly<{
    field: string;
    /** Which one of its text, from 0. */
    index: number;
    text: string;
    /** Who wrote it by hand; null where a machine did, or where nobody knows. */
    author: number | null;
  }>;

/** What a person has chosen: a sentence, to see its answers, or an answer, to see its sentences. */
export type Choice = Readonly<{ sentence: string | null; answer: number | null }>;

export const nothingChosen: Choice = { sentence: null, answer: null };

/** The sentences of one text. */
export function sentencesIn({ field, text, author, sentences }: TextOnFacts): Sentence[] {
  return sentences.map((sentence, index) => ({
    ...sentence,
    field,
    index,
    text: text.slice(sentence.start, sentence.end).trim(),
    author: sentence.isByPerson ? author : null,
  }));
}

/** What a sentence is chosen by, unique in its evaluation. */
export function keyOfSentence({ field, index }: Sentence): string {
  return `${field}#${index}`;
}

/** True when somebody kept what a text rests on, or a person wrote some of it; false for texts from before that. */
export function isKnown(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ kind, isByPerson }) => kind !== null || isByPerson);
}

/** The sentences of all texts that rest on an answer. */
export function restingOn(sentences: readonly Sentence[], questionId: number): Sentence[] {
  return sentences.filter(({ facts }) => facts.includes(questionId));
}

/** True when a sentence rests on the chosen answer. */
export function isLit({ facts }: Sentence, { answer }: Choice): boolean {
  return answer !== null && facts.includes(answer);
}

/** The answers that the chosen sentence rests on. */
export function litAnswers(sentences: readonly Sentence[], { sentence }: Choice): readonly number[] {
  return sentences.find((one) => keyOfSentence(one) === sentence)?.facts ?? [];
}

/** Chooses a sentence; the one that is chosen already is let go. */
export function chooseSentence(choice: Choice, key: string): Choice {
  return choice.sentence === key ? nothingChosen : { sentence: key, answer: null };
}

/** Chooses an answer and keeps the sentence through which it was found; the one that is chosen already is let go. */
export function chooseAnswer(choice: Choice, answer: number): Choice {
  return { ...choice, answer: choice.answer === answer ? null : answer };
}
