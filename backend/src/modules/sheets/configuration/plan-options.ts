import { randomUUID } from 'node:crypto';
import { fold } from '../../../platform/text/fold.js';
import type { ScoredOption } from '../../scoring/scoring.types.js';
import { MOST_ALIASES, MOST_OPTIONS, MOST_POINTS } from '../../questionnaires/limits.js';
import { bandFault } from '../../questionnaires/numbers/number-answer.js';
import { namesOf, pointsOfOptions } from '../../questionnaires/options.js';
import type { QuestionKind } from '../../questionnaires/question-fields.js';
import { quoted } from '../../../platform/workbooks/cell-text.js';
import { groupBy } from '../group-by.js';
import type { RowError, RowReason } from '../sheets.errors.js';
import { numberInOrder } from './arrange.js';
import type { RowChange } from './configuration-changes.js';
import type { ConfiguredOption } from './configuration-rows.js';
import { addChange, byPosition, differences, noteChange } from './plan-differences.js';
import type { OptionValues } from '../../questionnaires/editing/options.js';
import { type Entry, valuesOf, withoutId } from './option-values.js';
import { nameTargets } from './plan-targets.js';

/** A question as the file leaves it, listed in it or not. */
export interface AskedQuestion {
  /** Null: the database makes one. A new question with options gets one here. */
  questionId: string | null;
  section: string;
  questionText: string;
  kind: QuestionKind;
  /** The row of the sheet `Questions` that names it. */
  row: number | null;
  /** Those that it has now. */
  present: readonly ScoredOption[];
  /** Those that it will have. */
  options: readonly OptionValues[];
}

export interface OptionsPlan {
  create: (OptionValues & { questionId: string })[];
  update: { id: number; changes: Partial<OptionValues> }[];
  unchanged: number[];
}

/** What planning adds to. */
interface PlanOutput {
  options: OptionsPlan;
  changes: RowChange[];
  errors: RowError[];
}

/**
 * Plans the rows of the sheet `Answers` (rules: configuration workbook). Options of a question are the same by folded label,
 * else by another text that either of them is known by. Those that the file leaves out stay, after the others.
 */
export function planOptions(asked: AskedQuestion[], rows: ConfiguredOption[], output: PlanOutput): void {
  const byId = new Map(asked.map((question) => [question.questionId?.toLowerCase(), question]));
  const byText = groupBy(asked, ({ section, questionText }) => textKey(section, questionText));
  const rowsOf = new Map<AskedQuestion, ConfiguredOption[]>(asked.map((question) => [question, []]));
  for (const row of rows) {
    const named =
      row.questionId === null
        ? byText.get(textKey(row.section, row.questionText))
        : [byId.get(row.questionId)];
    const [question, another] = named ?? [];
    const column = row.questionId === null ? 'questionText' : 'questionId';
    if (!question) {
      const params = { value: quoted(row.questionId ?? row.questionText) };
      refuse(output, row, column, { code: 'question_unknown', params });
    } else if (another) refuse(output, row, column, { code: 'question_ambiguous' });
    else rowsOf.get(question)!.push(row);
  }
  for (const [question, own] of rowsOf) new QuestionOptions(question, own, output).plan();
}

export const textKey = (section: string, text: string): string => JSON.stringify([fold(section), fold(text)]);

function refuse(output: PlanOutput, { row }: { row: number }, column: string, reason: RowReason): void {
  output.errors.push({ sheet: 'Answers', row, column, reason });
}

const BAND_REASONS = {
  without_number: 'answer_without_number',
  twice: 'answer_number_twice',
  not_applicable: 'answer_number_not_applicable',
} as const;

/** The options of one question. */
class QuestionOptions {
  constructor(
    private readonly question: AskedQuestion,
    private readonly rows: ConfiguredOption[],
    private readonly output: PlanOutput,
  ) {}

  plan(): void {
    const { question, output } = this;
    if (this.rows.length > 0) this.planRows();
    const [first] = this.rows;
    const total = question.options.length;
    if (question.kind === 'text' && total > 0) this.refuseWhole('answer', { code: 'answers_of_free_text' });
    if (question.kind === 'number') this.refuseFaultyBand();
    const points = pointsOfOptions(question) ?? 0;
    if (points > MOST_POINTS) {
      const params = { points, limit: MOST_POINTS };
      this.refuseWhole('points', { code: 'points_of_answers_too_many', params });
    }
    if (total > MOST_OPTIONS && first) {
      const isNew = (row: ConfiguredOption) =>
        output.changes.some((change) => isOf(change, row) && change.what === 'created');
      const beyond = this.rows.filter(isNew)[Math.max(0, MOST_OPTIONS - question.present.length)] ?? first;
      refuse(output, beyond, 'answer', { code: 'answers_too_many', params: { limit: MOST_OPTIONS } });
    }
  }

  private refuseFaultyBand(): void {
    const { code, band } = bandFault(this.question.options) ?? {};
    if (!band) return;
    const row = this.rows.find(({ label }) => fold(label) === fold(band.label));
    const reason: RowReason = { code: BAND_REASONS[code!] };
    if (row) refuse(this.output, row, 'from', reason);
    else this.refuseWhole('answer', reason);
  }

  private planRows(): void {
    const { question, output } = this;
    const current = byPosition(question.present);
    const matches = this.match(current);
    const listed = [...matches].map(([row, existing]) => existing ?? row);
    const named = new Set<unknown>(listed);
    const left = current.filter((option) => !named.has(option));
    const positions = numberInOrder(current, [...listed, ...left]);
    const entries: Entry[] = [
      ...[...matches].map(([row, existing]): Entry => ({ row, existing, values: valuesOf(row, existing) })),
      ...left.map((existing): Entry => ({ row: undefined, existing, values: withoutId(existing) })),
    ];
    for (const { row, existing, values } of entries) values.position = positions.get(existing ?? row!)!;
    this.refuseDoubled(entries);
    nameTargets(question.kind, entries, (row, column, reason) => refuse(output, row, column, reason));
    if (question.questionId === null) question.questionId = randomUUID();
    for (const { row, existing, values } of entries) {
      const changes = existing && differences<OptionValues>(existing, values);
      if (!existing) output.options.create.push({ questionId: question.questionId, ...values });
      else if (row || Object.keys(changes!).length > 0) addChange(output.options, existing.id, changes!);
      if (!row) continue;
      if (values.notApplicable && values.points > 0)
        refuse(output, row, 'notApplicable', { code: 'not_applicable_has_points' });
      const name = `${question.questionText} – ${row.label}`;
      noteChange(output.changes, { sheet: 'Answers', row: row.row, name }, existing, changes);
    }
    question.options = entries.map(({ values }) => values);
  }

  /** The option that each row means, in the rows' order; a label that was listed before is refused. */
  private match(current: ScoredOption[]): Map<ConfiguredOption, ScoredOption | undefined> {
    const byLabel = new Map<string, ConfiguredOption>();
    for (const row of this.rows) {
      const earlier = byLabel.get(fold(row.label));
      if (earlier) refuse(this.output, row, 'answer', { code: 'answer_twice', params: { of: earlier.row } });
      else byLabel.set(fold(row.label), row);
    }
    const free = new Set(current);
    const found = new Map<ConfiguredOption, ScoredOption>();
    const pair = (
      wanted: (row: ConfiguredOption) => string[],
      offered: (option: ScoredOption) => string[],
    ) => {
      if (free.size === 0 || found.size === byLabel.size) return;
      const byName = new Map(
        [...free].reverse().flatMap((option) => offered(option).map((name) => [fold(name), option])),
      );
      for (const row of byLabel.values()) {
        if (found.has(row)) continue;
        const options = wanted(row).map((name) => byName.get(fold(name)));
        const match = options.find((option) => option && free.has(option));
        if (!match) continue;
        found.set(row, match);
        free.delete(match);
      }
    };
    const labelOf = ({ label }: { label: string }) => [label];
    pair(labelOf, labelOf);
    pair(labelOf, namesOf);
    pair(({ aliases = [] }) => aliases, labelOf);
    return new Map([...byLabel.values()].map((row) => [row, found.get(row)]));
  }

  /** No text may mean two options. What the file says of an option is refused, and not what it leaves as it is. */
  private refuseDoubled(entries: Entry[]): void {
    const owners = new Map(entries.map((entry) => [fold(entry.values.label), entry]));
    const ordered = entries.toSorted((a, b) => Number(a.row !== undefined) - Number(b.row !== undefined));
    for (const entry of ordered)
      for (const alias of entry.values.aliases) {
        const other = owners.get(fold(alias));
        const row = entry.row ?? other?.row;
        if (other && other !== entry && row) {
          const label = entry.row ? other.values.label : entry.values.label;
          const params = { value: quoted(alias), label: quoted(label) };
          refuse(this.output, row, entry.row ? 'alsoAccepted' : 'answer', {
            code: 'answer_ambiguous',
            params,
          });
        }
        owners.set(fold(alias), entry);
      }
    for (const { row, values } of entries)
      if (row && values.aliases.length > MOST_ALIASES)
        refuse(this.output, row, 'alsoAccepted', {
          code: 'aliases_too_many',
          params: { limit: MOST_ALIASES },
        });
  }

  /** At its first answer, or, where the file has none of them, where its kind is said. */
  private refuseWhole(column: string, reason: RowReason): void {
    const [first] = this.rows;
    if (first) refuse(this.output, first, column, reason);
    else if (this.question.row !== null)
      this.output.errors.push({ sheet: 'Questions', row: this.question.row, column: 'kind', reason });
  }
}

const isOf = ({ sheet, row }: RowChange, option: ConfiguredOption): boolean =>
  sheet === 'Answers' && row === option.row;
