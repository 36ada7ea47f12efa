const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** A text's sentences, in their order; none of an empty text. Pure. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text.trim())].map(({ segment }) => segment.trim());
