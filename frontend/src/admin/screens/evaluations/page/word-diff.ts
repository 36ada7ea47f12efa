export type DiffPart = Readonly<{ kind: 'same' | 'gone' | 'new'; text: string }>;

/** Beyond this many words compared with as many, a text is shown as replaced whole. */
const most = 1500;

/** How one text became another, word by word: what stayed, went and came. Pure. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > most || b.length > most)
    return joined([
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]);
  const lengths = commonLengths(a, b);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i]! });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      parts.push({ kind: 'gone', text: a[i]! });
      i += 1;
    } else {
      parts.push({ kind: 'new', text: b[j]! });
      j += 1;
    }
  }
  return joined(parts);
}

/** Words with the white space behind them, so that they add up to the text. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/gu) ?? [];

/** How long the longest common sequence of words is from each place on. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) result[result.length - 1] = { ...last, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}
