import type { WriterFacts } from '../text-writer.js';

/** A sentence that goes on behind another: without its full stop, and in small letters where its first word is no name. */
export function clauseOf(sentence: string, isName: (word: string) => boolean): string | null {
  if (!/[^.]\.$/u.test(sentence)) return null;
  const [first = ''] = /^[\p{L}-]+/u.exec(sentence) ?? [];
  const isAcronym = /^\p{L}-?\p{Lu}/u.test(first);
  const clause = sentence.slice(0, -1);
  return isAcronym || isName(first) ? clause : clause.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** Words with a capital behind a small letter or a comma: names of things, which keep it wherever they stand. */
export function namesIn({ sections, insights = [] }: WriterFacts): Set<string> {
  const texts = [
    ...insights.flatMap(({ text, advice }) => [text, advice ?? '']),
    ...sections.flatMap(({ name, gained, missed, insights: own = [] }) => [
      name,
      ...own.flatMap(({ text, advice }) => [text, advice ?? '']),
      ...gained.flatMap(({ questionText, meaning }) => [questionText, meaning ?? '']),
      ...missed.flatMap((one) => [one.questionText, one.meaning ?? '', one.tip ?? '']),
    ]),
  ];
  const products = sections.flatMap(({ missed }) => missed.flatMap(({ product }) => product ?? []));
  const common = new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}[\p{L}-]+/gu) ?? []));
  const firstOf = products.flatMap((product) => /^\p{Lu}[\p{L}-]+/u.exec(product)?.[0] ?? []);
  return new Set([
    ...texts.flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}-]+/gu) ?? []),
    ...firstOf.filter((word) => !common.has(word.toLowerCase())),
  ]);
}
