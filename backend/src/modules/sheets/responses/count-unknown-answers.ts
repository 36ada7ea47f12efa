import { fold } from '../../../platform/text/fold.js';
import { numberOf } from '../../scoring/number-of.js';
import { nearestFinder, optionReader } from '../../scoring/option-reader.js';
import type { ScoredOption } from '../../scoring/scoring.types.js';
import type { ResponseQuestion } from './columns/response-question.js';

/** A value that is no option of its question, or several that contradict each other, and where it stands first. */
export interface UnknownAnswerGroup {
  questionId: string;
  questionText: string;
  /** As it is written there; long ones are cut. */
  value: string;
  /** How many rows hold it. */
  responses: number;
  /** What it most likely means. */
  nearest: { id: number; label: string } | null;
  /** Otherwise its question has no answers that it could mean: a number that has to be corrected where it stands. */
  isMappable: boolean;
  sheet: string;
  row: number;
  /** The column's header. */
  column: string;
}

export interface UnknownAnswerCounts {
  /** The most frequent ones first. */
  unknownAnswers: UnknownAnswerGroup[];
  /** Every unknown value of every row, also of those that are not listed. */
  unknownAnswerCount: number;
}

type Counted = Omit<UnknownAnswerGroup, 'nearest' | 'isMappable'>;
type Place = Pick<UnknownAnswerGroup, 'sheet' | 'row' | 'column'>;

const MOST_LISTED = 200;
/** Beyond these, new values only add to the total: a file may hold a million of them. */
const MOST_GROUPS = 10_000;
const MOST_REMEMBERED = 500;

/** Counts the answers of a file that are no option of their question (rules: answers that are no option). */
export class UnknownAnswerCounter {
  private readonly groups = new Map<string, Counted>();
  private readonly optionsOf = new Map<string, ScoredOption[]>();
  private readonly finders = new Map<string, ReturnType<typeof nearestFinder<ScoredOption>>>();
  private readonly readers = new Map<string, (answer: string) => string[]>();
  private count = 0;

  constructor(questions: readonly ResponseQuestion[]) {
    for (const question of questions) {
      const { questionId, kind = 'single', options = [] } = question;
      const asked = { ...question, kind, options };
      const read = optionReader(asked);
      if (!read && kind !== 'number') continue;
      this.optionsOf.set(questionId, options);
      this.readers.set(
        questionId,
        remembering((answer) =>
          read ? read(answer).unknown : numberOf(asked, answer) === null ? [answer] : [],
        ),
      );
    }
  }

  /** Takes note of one row's answer; any text answers a question that has no options and asks for no number. */
  note({ questionId, questionText }: ResponseQuestion, answer: string, place: Place): void {
    const unknown = this.readers.get(questionId)?.(answer) ?? [];
    if (unknown.length === 0) return;
    for (const [folded, value] of new Map(unknown.map((text) => [fold(text), text]))) {
      this.count += 1;
      const key = `${questionId} ${folded}`;
      const group = this.groups.get(key);
      if (group) group.responses += 1;
      else if (this.groups.size < MOST_GROUPS)
        this.groups.set(key, { questionId, questionText, value, responses: 1, ...place });
    }
  }

  done(): UnknownAnswerCounts {
    const listed = [...this.groups.values()]
      .sort((a, b) => b.responses - a.responses)
      .slice(0, MOST_LISTED)
      .map((group) => ({
        ...group,
        nearest: this.nearestTo(group),
        isMappable: (this.optionsOf.get(group.questionId) ?? []).length > 0,
      }));
    return { unknownAnswers: listed, unknownAnswerCount: this.count };
  }

  private nearestTo({ questionId, value }: Counted) {
    let find = this.finders.get(questionId);
    if (!find) {
      find = nearestFinder(this.optionsOf.get(questionId) ?? []);
      this.finders.set(questionId, find);
    }
    const nearest = find(value);
    return nearest && { id: nearest.id, label: nearest.label };
  }
}

/** Most rows give one of a few answers, so each of those is read once. */
function remembering(read: (answer: string) => string[]): (answer: string) => string[] {
  const known = new Map<string, string[]>();
  return (answer) => {
    const before = known.get(answer);
    if (before) return before;
    const unknown = read(answer);
    if (known.size < MOST_REMEMBERED) known.set(answer, unknown);
    return unknown;
  };
}
