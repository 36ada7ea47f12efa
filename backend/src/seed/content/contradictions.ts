import type { DemoOption, DemoQuestion, DemoQuestionnaire } from './content.types.js';

/** Counted across the whole questionnaire; the same in each language. */
interface OptionPosition {
  question: number;
  option: number;
}

interface Contradiction {
  given: OptionPosition;
  ruledOut: OptionPosition;
}

const at = (question: number, option: number): OptionPosition => ({
  question: question - 1,
  option: option - 1,
});

/**
 * Options of two questions that no clinic means at once, the earlier question first; both count from 1. A full answer
 * holds none of the given ones and every ruled out one gains points, so that both ends of the scale are free of them.
 */
export const CONTRADICTIONS: readonly Contradiction[] = [
  // No online booking: a booking link on the Google profile, appointments changed online
  { given: at(3, 3), ruledOut: at(5, 3) },
  { given: at(3, 3), ruledOut: at(6, 1) },
  // A request that waits for the clinic: bookings confirmed automatically
  { given: at(3, 2), ruledOut: at(31, 1) },
  // Results sent without protection: health data through protected channels only, or mostly
  { given: at(11, 3), ruledOut: at(20, 1) },
  { given: at(11, 3), ruledOut: at(20, 2) },
  // Records mostly on paper: all forms without paper, records in one connected system
  { given: at(12, 3), ruledOut: at(13, 1) },
  { given: at(12, 3), ruledOut: at(14, 1) },
  // Invoicing that shares nothing with calendar and records: invoices that prepare themselves
  { given: at(14, 3), ruledOut: at(31, 3) },
  // No daily backup, or nobody knows of one: restoring from it tested
  { given: at(17, 3), ruledOut: at(18, 1) },
  { given: at(17, 4), ruledOut: at(18, 1) },
];

/** What the chosen options of other questions rule out. */
export function ruledOutBy(
  chosen: ReadonlyMap<DemoQuestion, readonly DemoOption[]>,
  { sections }: DemoQuestionnaire,
): Set<DemoOption> {
  const questions = sections.flatMap((section) => section.questions);
  const optionAt = ({ question, option }: OptionPosition) => questions[question]!.options[option]!;
  return new Set(
    CONTRADICTIONS.filter(({ given }) =>
      chosen.get(questions[given.question]!)?.includes(optionAt(given)),
    ).map(({ ruledOut }) => optionAt(ruledOut)),
  );
}
