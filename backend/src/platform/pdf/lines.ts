/**
 * Breaks a text into lines of at most `width`: at spaces, and within a word only where it is longer than a line.
 * `measure` gives a text's width; it is asked for words with their space, as they are drawn. A text without anything
 * has no lines. Pure.
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line: string[] = [];
  let used = 0;
  const end = () => {
    if (line.length > 0) lines.push(line.join(' '));
    line = [];
    used = 0;
  };
  for (const word of text.split(/ +/).filter((part) => part !== '')) {
    const wide = measure(`${word} `);
    if (used + wide - space > width) end();
    const parts = wide - space > width ? partsOf(word, width, measure) : [word];
    lines.push(...parts.slice(0, -1));
    line.push(parts.at(-1)!);
    used += parts.length > 1 ? measure(`${parts.at(-1)!} `) : wide;
  }
  end();
  return lines;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A word in pieces that fit; at least one letter a piece, however narrow the line. */
function partsOf(word: string, width: number, measure: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = segment;
    } else part += segment;
  }
  return [...parts, part];
}
