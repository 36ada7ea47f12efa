import { fold } from '../../../../platform/text/fold.js';
import { quoted } from '../../../../platform/workbooks/cell-text.js';
import type { ResponseQuestion } from './response-question.js';
import { looseOf, looseSpellings } from './header-spellings.js';

export interface AmbiguousHeader {
  code: 'header_ambiguous';
  params: { header: string; columns: number; questions: number };
}

/** Questions by what headers may call them, the most certain first; made once for all sheets of a file. */
export class QuestionHeaders {
  private readonly byId: Map<string, ResponseQuestion[]>;
  private readonly texts: Set<string>;

  constructor(private readonly questions: readonly ResponseQuestion[]) {
    this.byId = new Map(questions.map((question) => [fold(question.questionId), [question]]));
    this.texts = new Set(
      questions.flatMap(({ questionText }) => [fold(questionText), looseOf(questionText)]),
    );
  }

  isId(header: string): boolean {
    return this.byId.has(fold(header));
  }

  knows(header: string): boolean {
    const folded = fold(header);
    if (folded === '') return false;
    return (
      this.byId.has(folded) ||
      this.texts.has(folded) ||
      looseSpellings(header).some((text) => this.texts.has(text))
    );
  }

  /**
   * By id, by the text as it is, then without what tools put around it. Where several columns and questions share a text and
   * their numbers are equal, they are paired from left to right; otherwise they are reported as ambiguous.
   */
  match(keys: readonly string[], labels: readonly string[] | null) {
    const matched = new Map<number, ResponseQuestion>();
    const isAlike = new Set<number>();
    const found = new Set<ResponseQuestion>();
    const ambiguous: AmbiguousHeader[] = [];
    const pair = (
      headers: readonly string[],
      spell: (header: string) => string[],
      wanted: Map<string, ResponseQuestion[]>,
      alike = false,
    ) => {
      for (const [text, columns] of columnsBySpelling(headers, spell, matched)) {
        const targets = wanted.get(text)?.filter((question) => !found.has(question)) ?? [];
        if (targets.length === 0) continue;
        const free = columns.filter((column) => !matched.has(column));
        if (free.length === targets.length) {
          free.forEach((column, at) => matched.set(column, targets[at]!));
          if (alike) free.forEach((column) => isAlike.add(column));
          targets.forEach((question) => found.add(question));
        } else if (
          free.length > 0 &&
          !ambiguous.some(({ params }) => params.header === quoted(headers[free[0]!]))
        )
          ambiguous.push({
            code: 'header_ambiguous',
            params: { header: quoted(headers[free[0]!]), columns: free.length, questions: targets.length },
          });
      }
    };
    const exact = (header: string) => [fold(header)];
    pair(keys, exact, this.byId);
    for (const headers of labels ? [keys, labels] : [keys]) pair(headers, exact, this.grouped(fold));
    for (const headers of labels ? [keys, labels] : [keys])
      pair(headers, looseSpellings, this.grouped(looseOf), true);
    return { matched, isAlike, found, ambiguous };
  }

  private grouped(spell: (text: string) => string): Map<string, ResponseQuestion[]> {
    const groups = new Map<string, ResponseQuestion[]>();
    for (const question of this.questions) {
      const text = spell(question.questionText);
      groups.set(text, [...(groups.get(text) ?? []), question]);
    }
    return groups;
  }
}

/** Columns of each spelling that nothing was matched with yet, from left to right. */
function columnsBySpelling(
  headers: readonly string[],
  spell: (header: string) => string[],
  matched: ReadonlyMap<number, unknown>,
): Map<string, number[]> {
  const columns = new Map<string, number[]>();
  headers.forEach((header, column) => {
    if (matched.has(column)) return;
    for (const text of spell(header))
      if (text !== '') columns.set(text, [...(columns.get(text) ?? []), column]);
  });
  return columns;
}
