import type { PageQuestion, PageResponse } from '../public-page/page.dto.js';
import type { BreakdownContent } from './content.types.js';
import type { Words } from './words.js';

type Area = Pick<PageResponse['sections'][number], 'name' | 'questions' | 'notApplicable'>;

/** The points of every question that counts, as the page unfolds them; none where an older page does not tell them. Pure. */
export function breakdownOf({ sections }: { sections: readonly Area[] }, words: Words): BreakdownContent {
  return {
    heading: words.say('evaluation.pdf.breakdown'),
    points: words.say('evaluation.pdf.column-points'),
    areas: sections
      .map(({ name, questions, notApplicable = [] }) => ({
        name,
        rows: [
          ...questions
            .filter(
              ({ questionText, pointValue, points }) =>
                questionText !== '' && pointValue > 0 && points !== undefined,
            )
            .map((question) => rowOf(question, words)),
          ...notApplicable.map((text) => [
            `${text} (${words.say('evaluation.reasons.not-applicable')})`,
            '–',
          ]),
        ],
      }))
      .filter(({ rows }) => rows.length > 0),
  };
}

/** The questions alone whose answers are not known, where there is no result. Pure. */
export function missingOf({ sections }: Pick<PageResponse, 'sections'>, words: Words): BreakdownContent {
  const open = sections.map((section) => ({
    name: section.name,
    questions: section.questions.filter(({ state }) => state !== undefined),
  }));
  return { ...breakdownOf({ sections: open }, words), heading: '' };
}

/** What was not answered, or not readably, has brought no points and has lost none. */
function rowOf({ questionText, pointValue, points, state }: PageQuestion, words: Words): string[] {
  if (state === undefined) return [questionText, `${words.number(points)} / ${words.number(pointValue)}`];
  return [`${questionText} (${words.say(`evaluation.reasons.${state}`)})`, '–'];
}
