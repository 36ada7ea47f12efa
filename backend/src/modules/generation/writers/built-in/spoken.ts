import { fold } from '../../../../platform/text/fold.js';

/** A wording of a statement by its name, and the sentence that it makes. */
export interface Worded {
  wording: string;
  text: string;
}

/** What has been said, and in which words: no sentence stands twice, and no wording comes again while another is left. */
export class Spoken {
  private readonly said = new Set<string>();
  /** How often each wording was used, and how often sentences have begun with the same words. */
  private readonly uses = new Map<string, number>();
  private readonly openings = new Map<string, number>();

  has(text: string): boolean {
    return this.said.has(fold(text));
  }

  add(text: string): void {
    this.said.add(fold(text));
  }

  /** A sentence that stands in a text, with its first words. */
  note(text: string): void {
    const folded = fold(text);
    this.said.add(folded);
    count(this.openings, openingOf(folded));
  }

  /** Of sentences that have not been said the one whose wording was used least, then whose first words were; none if all were said. */
  leastUsed(worded: readonly Worded[]): string | undefined {
    const [chosen] = worded
      .map((one) => ({ ...one, folded: fold(one.text) }))
      .filter(({ folded }) => !this.said.has(folded))
      .map(({ wording, text, folded }) => ({
        wording,
        text,
        uses: this.uses.get(wording) ?? 0,
        openings: this.openings.get(openingOf(folded)) ?? 0,
      }))
      .toSorted((a, b) => a.uses - b.uses || a.openings - b.openings);
    if (chosen !== undefined) count(this.uses, chosen.wording);
    return chosen?.text;
  }
}

const count = (times: Map<string, number>, key: string): void => {
  times.set(key, (times.get(key) ?? 0) + 1);
};

/** The first word of a sentence; two where the first is as short as 'In' and 'A'. */
const openingOf = (folded: string): string => /^(?:\p{L}{1,2} )?\p{L}*/u.exec(folded)?.[0] ?? '';
