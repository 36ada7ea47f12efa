import { fold } from '../../../../platform/text/fold.js';
import { namesOf } from '../../../questionnaires/options.js';
import type { ScoredOption } from '../../../scoring/scoring.types.js';
import type { ResponseQuestion } from './response-question.js';
import { looseOf, looseSpellings, plainOf } from './header-spellings.js';

/** A column that says of one option whether it was ticked; `option` is null for the text beside 'Other'. */
export interface OptionColumn {
  question: ResponseQuestion;
  option: ScoredOption | null;
}

const OTHER =
  /^(?:other|egyéb|altul|alta|alte|altele|altceva|más)(?: \(?(?:please specify|kérjük, nevezze meg|kérjük, adja meg|vă rugăm specificați|vă rugăm să specificați)\)?)?$/;
/** What stands between a question and its option: `Question [Option]`, `Question/Option`, `Question - Option`, `Question >> Option`. */
const BETWEEN = /^[\s?!.:;,…]*(?:[[(/:|]|-|>{1,2}|\s)\s*/;

/** Options of a question by what a header calls them. */
function optionsByName(question: ResponseQuestion): Map<string, ScoredOption> {
  const byName = new Map<string, ScoredOption>();
  for (const option of (question.options ?? []).toReversed())
    for (const name of namesOf(option)) byName.set(plainOf(name), option);
  return byName;
}

interface Known {
  question: ResponseQuestion;
  text: string;
  options: Map<string, ScoredOption>;
}

/** Finds headers that name a question together with one of its options, and runs of headers that only name options. */
export class OptionHeaders {
  private readonly known: Known[];
  /** The questionnaire's order. */
  private readonly place: Map<ResponseQuestion, number>;

  constructor(questions: readonly ResponseQuestion[]) {
    this.place = new Map(questions.map((question, at) => [question, at]));
    this.known = questions
      .filter(({ kind, options = [] }) => kind !== 'text' && options.length > 0)
      .map((question) => ({
        question,
        text: looseOf(question.questionText),
        options: optionsByName(question),
      }))
      .filter(({ text }) => text !== '')
      // The longest text first: one question may begin as another one.
      .sort((a, b) => b.text.length - a.text.length);
  }

  /** `Question [Option]` and its like. Null where it is none, or where several questions fit. */
  whole(header: string): OptionColumn | null {
    for (const spelling of looseSpellings(header)) {
      const fits = this.known.flatMap(({ question, text, options }) => {
        if (!spelling.startsWith(text) || spelling.length === text.length) return [];
        const rest = spelling.slice(text.length).replace(BETWEEN, '');
        if (rest === spelling.slice(text.length)) return [];
        const found = this.optionIn(rest, options);
        return found === undefined ? [] : [{ question, option: found, length: text.length }];
      });
      const longest = fits.filter(({ length }) => length === fits[0]!.length);
      if (longest.length === 1) return { question: longest[0]!.question, option: longest[0]!.option };
    }
    return null;
  }

  private optionIn(rest: string, options: Map<string, ScoredOption>): ScoredOption | null | undefined {
    for (const name of [rest, rest.replace(/[\])]$/, '')].map(plainOf)) {
      const option = options.get(name);
      if (option) return option;
      if (OTHER.test(name)) return null;
    }
    return undefined;
  }

  /**
   * Headers that are options alone, as Typeform writes them: neighbours that fit one question with several answers. Where
   * several questions have these options, as many runs as questions are paired from left to right; else none is.
   */
  runs(
    headers: readonly string[],
    isFree: (column: number) => boolean,
    taken: ReadonlySet<ResponseQuestion>,
  ) {
    const open = this.known.filter(({ question }) => question.kind === 'multiple' && !taken.has(question));
    const runs: { columns: number[]; fits: Known[] }[] = [];
    let run: { columns: number[]; fits: Known[]; names: Set<string> } | null = null;
    headers.forEach((header, column) => {
      const name = isFree(column) ? plainOf(header) : '';
      const inRun: Known[] =
        run && !run.names.has(name) ? run.fits.filter(({ options }) => options.has(name)) : [];
      if (run && name !== '' && inRun.length > 0) {
        run.fits = inRun;
        run.columns.push(column);
        run.names.add(name);
      } else if (run && OTHER.test(name)) {
        run.columns.push(column);
        run = null;
      } else {
        const fits = name === '' ? [] : open.filter(({ options }) => options.has(name));
        run = fits.length > 0 ? { columns: [column], fits, names: new Set([name]) } : null;
        if (run) runs.push(run);
      }
    });
    return this.pairRuns(runs, open, headers);
  }

  private pairRuns(
    runs: { columns: number[]; fits: Known[] }[],
    open: Known[],
    headers: readonly string[],
  ): Map<number, OptionColumn> {
    const groups = new Map<string, { columns: number[]; fits: Known[] }[]>();
    // One option alone may be anything; two or more of one question are its options.
    for (const run of runs.filter(
      ({ columns, fits }) => columns.length > 1 || fits.some(({ options }) => options.size === 1),
    ))
      groups.set(keyOf(run.fits), [...(groups.get(keyOf(run.fits)) ?? []), run]);
    const matched = new Map<number, OptionColumn>();
    for (const group of groups.values()) {
      const inOrder = open
        .filter((known) => group[0]!.fits.includes(known))
        .sort((a, b) => this.place.get(a.question)! - this.place.get(b.question)!);
      if (group.length !== inOrder.length) continue;
      group.forEach(({ columns }, at) => {
        const { question, options } = inOrder[at]!;
        for (const column of columns)
          matched.set(column, { question, option: options.get(plainOf(headers[column]!)) ?? null });
      });
    }
    return matched;
  }
}

const keyOf = (fits: Known[]): string =>
  fits
    .map(({ question }) => question.questionId)
    .sort()
    .join(' ');

/** Whether a cell under the header of an option says that it was ticked; null where it says something else. */
export function isTicked(text: string, option: ScoredOption | null): boolean | null {
  const said = fold(text);
  if (said === '' || NO.has(said)) return false;
  if (
    option !== null &&
    (YES.has(said) || namesOf(option).includes(said) || plainOf(option.label) === plainOf(said))
  )
    return true;
  return null;
}

const YES = new Set([
  'yes',
  'igen',
  'da',
  'y',
  '1',
  'true',
  'igaz',
  'adevărat',
  'x',
  '✓',
  '✔',
  '☑',
  'checked',
  'selected',
]);
const NO = new Set([
  'no',
  'nem',
  'nu',
  'n',
  '0',
  'false',
  'hamis',
  'fals',
  '-',
  '☐',
  'unchecked',
  'not selected',
  'n/a',
]);
