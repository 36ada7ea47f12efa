/** Putting so much text into words for a thread or the database holds the process for some 10 ms. */
const LONGEST_PIECE = 500_000;

/** Lists of up to `most` items that hold so much text at most; one that holds more is alone. */
export function inPieces<T>(items: T[], most: number, textsOf: (item: T) => Record<string, unknown>): T[][] {
  const pieces: T[][] = [];
  let room = 0;
  for (const item of items) {
    const length = Object.values(textsOf(item)).reduce<number>((sum, text) => sum + String(text).length, 0);
    const piece = pieces.at(-1);
    room -= length;
    if (piece && piece.length < most && room >= 0) piece.push(item);
    else {
      pieces.push([item]);
      room = LONGEST_PIECE - length;
    }
  }
  return pieces;
}
