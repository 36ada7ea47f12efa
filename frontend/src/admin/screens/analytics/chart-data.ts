import { formatFullPercent, formatPercent } from '../../../shared/texts/format.ts';
import {
  type ProductFigures,
  type SectionFigures,
  type StatusCounts,
  type TrendWeek,
} from './analytics.api.ts';

/** One bar. Categories are distinguished by id: two names may be the same once they are cut. */
export type BarItem = Readonly<{ id: string; name: string; series: string; value: number; label: string }>;
/** One slice of the pie; `status` gives its colour. */
export type Slice = Readonly<{ status: string; value: number; label: string }>;
/** One week of a trend; null where there is nothing to show. */
export type WeekItem = Readonly<{ week: string; value: number | null }>;

/** The four figures that are drawn; the deviation has its place in the table. */
export const drawnFigures = ['min', 'mean', 'median', 'max'] as const;
export type DrawnFigure = (typeof drawnFigures)[number];

/** Beyond these a chart says less than its table. */
export const mostSections = 20;
export const mostProducts = 10;
export const rankedProducts = 15;
const productNameLength = 20;
/** Of a line beside the bars. */
const sectionLineLength = 24;
const sectionLines = 3;

/** A name at most this many characters long, with an ellipsis where it was cut. */
export function cutName(name: string, length: number): string {
  const characters = [...name];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : name;
}

/** A name in lines that end between words, so that it is read whole; the last line is cut where even these do not hold it. */
export function inLines(name: string, length: number, most: number): string {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && ([...longer].length <= length || lines.length === most))
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => cutName(line, length)).join('\n');
}

/** To one decimal, as everything that is drawn. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** A bar for each figure of each section, in the questionnaire's order. */
export function sectionBars(
  sections: readonly SectionFigures[],
  figures: readonly DrawnFigure[],
  nameOf: (figure: DrawnFigure) => string,
): BarItem[] {
  return sections.slice(0, mostSections).flatMap(({ sectionId, sectionName, percentageStats }) =>
    figures.map((figure) => ({
      id: String(sectionId),
      name: inLines(sectionName, sectionLineLength, sectionLines),
      series: nameOf(figure),
      value: toTenth(percentageStats[figure]),
      label: formatPercent(percentageStats[figure], 1),
    })),
  );
}

/** The most recommended products; one figure for each bar. */
export function productBars(
  products: readonly ProductFigures[],
  series: string,
  figureOf: (product: ProductFigures) => Readonly<{ value: number; label: string }>,
): BarItem[] {
  return products.slice(0, mostProducts).map((product) => ({
    id: product.product.id,
    name: cutName(product.product.name, productNameLength),
    series,
    ...figureOf(product),
  }));
}

/** The statuses that some evaluation has, with name and whole percent; none when there is no evaluation. */
export function statusSlices(
  counts: Partial<StatusCounts>,
  statuses: readonly (keyof StatusCounts)[],
  nameOf: (status: keyof StatusCounts) => string,
): Slice[] {
  const total = statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return statuses.flatMap((status) => {
    const value = counts[status] ?? 0;
    // A slice of nothing would leave its label behind.
    if (value === 0) return [];
    return [{ status, value, label: `${nameOf(status)}: ${formatPercent((100 * value) / total, 0)}` }];
  });
}

/** The section with the highest and the one with the lowest mean; null when there are not two to compare. */
export function extremeSections(
  sections: readonly SectionFigures[],
): { best: SectionFigures; worst: SectionFigures } | null {
  const byMean = sections.toSorted((a, b) => b.percentageStats.mean - a.percentageStats.mean);
  const [best, worst] = [byMean[0], byMean.at(-1)];
  return byMean.length < 2 || !best || !worst ? null : { best, worst };
}

/** The sections whose results lie furthest apart: more than one where they do so equally. */
export function widestSections(sections: readonly SectionFigures[]): SectionFigures[] {
  const spread = ({ percentageStats: { max, min } }: SectionFigures) => Math.round(10 * (max - min));
  const widest = Math.max(...sections.map(spread));
  return sections.filter((section) => spread(section) === widest);
}

/** How many of a section's results are weak, in percent. */
export const weakShare = ({ weak, evaluations }: SectionFigures): number => shareOf(weak, evaluations) ?? 0;

/** The sections in which most results are weak: more than one where they are so equally, none where no result is weak. */
export function weakestSections(sections: readonly SectionFigures[]): SectionFigures[] {
  const most = Math.max(...sections.map(weakShare));
  return sections.filter((section) => section.weak > 0 && weakShare(section) === most);
}

/** The products that are recommended most: more than one where they are so equally often. */
export function topProducts(products: readonly ProductFigures[]): ProductFigures[] {
  const most = Math.max(...products.map(({ recommendationCount }) => recommendationCount));
  return products.filter(({ recommendationCount }) => recommendationCount === most);
}

/** The status that most evaluations have; null when no evaluation has one. */
export function commonestSlice(slices: readonly Slice[]): Slice | null {
  return slices.toSorted((a, b) => b.value - a.value)[0] ?? null;
}

/** The week with most completions; null when there was none at all. */
export function busiestWeek(weeks: readonly TrendWeek[]): TrendWeek | null {
  const busiest = weeks.toSorted((a, b) => b.completions - a.completions)[0];
  return busiest === undefined || busiest.completions === 0 ? null : busiest;
}

/** The first and the last week that have a mean; null when there are not two. */
export function meanAtEnds(weeks: readonly TrendWeek[]): { first: number; last: number } | null {
  const means = weeks.flatMap(({ meanPercentage }) => meanPercentage ?? []);
  const [first, last] = [means[0], means.at(-1)];
  return means.length < 2 || first === undefined || last === undefined ? null : { first, last };
}

/** How many came in the newest so many weeks, and in as many before them; null where the trend is shorter than both. */
export function lastWeeks(weeks: readonly TrendWeek[], many: number): { now: number; before: number } | null {
  if (weeks.length < 2 * many) return null;
  const sum = (part: readonly TrendWeek[]) => part.reduce((total, { completions }) => total + completions, 0);
  return { now: sum(weeks.slice(-many)), before: sum(weeks.slice(-2 * many, -many)) };
}

/** The section whose mean has changed most since the period before, by so many percentage points; null where none can be compared. */
export function greatestChange(
  sections: readonly SectionFigures[],
  before: readonly SectionFigures[],
): { section: SectionFigures; points: number } | null {
  const means = new Map(before.map(({ sectionId, percentageStats }) => [sectionId, percentageStats.mean]));
  const changes = sections.flatMap((section) => {
    const then = means.get(section.sectionId);
    return then === undefined ? [] : [{ section, points: section.percentageStats.mean - then }];
  });
  return changes.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))[0] ?? null;
}

/** The five figures of a table row, in percent to exactly one decimal. */
export function statisticCells({
  mean,
  median,
  min,
  max,
  stdDev,
}: SectionFigures['percentageStats']): string[] {
  return [mean, median, min, max, stdDev].map(formatFullPercent);
}

/** In percent; null where there is no whole, or where the part is larger, which a share would not tell. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 && part <= whole ? (100 * part) / whole : null;

/** How many fewer each is than the one before it; more count as none fewer. */
export const dropsOf = (first: number, counts: readonly number[]): number[] =>
  counts.map((count, index) => Math.max(0, (counts[index - 1] ?? first) - count));
