import type { PageResponse } from '../public-page/page.dto.js';
import type { BreakdownContent } from './content.types.js';
import type { Words } from './words.js';

/** The points of every question that counts, as the page unfolds them; none where an older page does not tell them. Pure. */
export function breakdownOf({ sections }: Pick<PageResponse, 'sections'>, words: Words): BreakdownContent {
  return {
    heading: words.say('evaluation.pdf.breakdown'),
    points: words.say('evaluation.pdf.column-points'),
    areas: sections
      .map(({ name, questions }) => ({
        name,
        rows: questions
          .filter(
            ({ questionText, pointValue, points }) =>
              questionText !== '' && pointValue > 0 && points !== undefined,
          )
          .map(({ questionText, pointValue, points }) => [
            questionText,
            `${words.number(points)} / ${words.number(pointValue)}`,
          ]),
      }))
      .filter(({ rows }) => rows.length > 0),
  };
}
