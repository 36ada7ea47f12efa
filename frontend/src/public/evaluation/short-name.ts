/** A tip's first sentence, its name wherever it is not shown in full. */
export function shortName(text: string): string {
  // Browsers without it show the whole tip.
  if (!('Segmenter' in Intl)) return text;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  return first?.segment.trim() ?? text;
}
