import type { ChangeResponse, PageResponse } from '../public-page/page.dto.js';
import type { ChangeTable } from './content.types.js';
import type { Words } from './words.js';

/** What is compared: the whole result, or one area. */
interface Compared {
  date: string;
  before: number | null;
  difference: number | null;
  sameQuestions: boolean;
}

/** What has changed in the whole result since the clinic's earlier response, in sentences; none without one. Pure. */
export const changeOf = (
  { change, percentage }: { change?: ChangeResponse; percentage: number },
  words: Words,
): string[] => (change ? sentences(change, percentage, words) : []);

/** What has changed in one area. Pure. */
export function areaChangeOf({ evaluation }: PageResponse, sectionId: number, words: Words): string[] {
  const { change, sectionScores } = evaluation;
  const area = change?.sections.find((section) => section.sectionId === sectionId);
  const now = sectionScores.find((section) => section.sectionId === sectionId);
  return change && area && now ? sentences({ ...area, date: change.date }, now.percentage, words) : [];
}

function sentences(
  { date, before, difference, sameQuestions }: Compared,
  now: number,
  words: Words,
): string[] {
  const day = words.day(new Date(date));
  if (before === null || difference === null) return [words.say('evaluation.change.new', { date: day })];
  const points = Math.abs(difference);
  const values = {
    date: day,
    before: words.percent(before),
    now: words.percent(now),
    points: words.number(points),
  };
  const said =
    difference === 0
      ? words.say('evaluation.change.same', values)
      : words.say(difference > 0 ? 'evaluation.change.better' : 'evaluation.change.worse', values, points);
  return [said, ...(sameQuestions ? [] : [words.say('evaluation.change.changed')])];
}

/** The whole result and every area, then and now. Pure. */
export function changeTableOf({ evaluation }: PageResponse, words: Words): ChangeTable | null {
  const { change, percentage, sectionScores } = evaluation;
  if (!change) return null;
  const total = { name: words.say('evaluation.change.total'), percentage };
  const areas = sectionScores.flatMap(({ sectionId, name, percentage: now }) => {
    const area = change.sections.find((section) => section.sectionId === sectionId);
    return area ? [{ name, percentage: now, ...area }] : [];
  });
  const columns = ['before', 'now', 'difference'] as const;
  return {
    heading: words.say('evaluation.change.title'),
    columns: [
      words.say('evaluation.welcome.column-section'),
      ...columns.map((column) => words.say(`evaluation.change.column-${column}`)),
    ],
    // What differs is marked beside the areas.
    rows: [{ ...total, ...change, sameQuestions: true }, ...areas].map((row) => rowOf(row, words)),
    notes: areas.some(({ before, sameQuestions }) => before !== null && !sameQuestions)
      ? [words.say('evaluation.change.marked')]
      : [],
  };
}

const rowOf = (
  { name, percentage, before, difference, sameQuestions }: Omit<Compared, 'date'> & Named,
  words: Words,
): string[] => [
  name,
  before === null ? words.say('evaluation.change.new-area') : words.percent(before),
  words.percent(percentage),
  difference === null ? '–' : `${words.difference(difference)}${sameQuestions ? '' : '*'}`,
];

interface Named {
  name: string;
  percentage: number;
}
