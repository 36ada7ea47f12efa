import { type EvaluationView } from './evaluation-view.ts';
import { rankedTips, type TipOfSection } from './ranked-tips.ts';

const shownTips = 3;
const wordsPerMinute = 200;
const swipePixels = 64;
const swipeMilliseconds = 800;

/** Reads the position from the address: 0 the welcome, 1..n a section; anything beyond is the summary, n + 1. */
export function readStep(value: string | null, sectionCount: number): number {
  const number = value !== null && /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return Math.min(number, sectionCount + 1);
}

/** Whether the address leads to the plan's page for a meeting. */
export const isMeeting = (value: string | null): boolean => value === 'meeting';

/** The query string that leads to a position, or to the plan's page for a meeting; what else it holds stays as it is. */
export function stepQuery(step: number | 'meeting', search: string): string {
  const query = new URLSearchParams(search);
  if (step !== 'meeting' && step <= 0) query.delete('s');
  else query.set('s', String(step));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The first three tips over all sections (rules: Top tips). */
export function topTips(view: Pick<EvaluationView, 'sections'>): TipOfSection[] {
  return rankedTips(view).slice(0, shownTips);
}

/** Splits plain text into paragraphs at its line breaks. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n|\r|\u2028|\u2029/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** How many minutes the whole evaluation takes to read, at least one. */
export function readingMinutes(view: Pick<EvaluationView, 'sections' | 'summary' | 'motivation'>): number {
  const texts = [view.summary.text, view.motivation.text];
  for (const section of view.sections) {
    texts.push(section.description, section.analysis.text, ...section.strengths);
    texts.push(
      ...section.tips.map((tip) => tip.text),
      ...section.solutions.map((product) => product.description),
    );
  }
  return Math.max(Math.round(wordsOf(texts) / wordsPerMinute), 1);
}

function wordsOf(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

/**
 * What a finger's way over the screen means: 1 the next page, -1 the one before, 0 nothing. Only a long, quick and
 * clearly sideways one turns the page; everything else is scrolling.
 */
export function swipeTurn(acrossPixels: number, downPixels: number, milliseconds: number): -1 | 0 | 1 {
  const sideways = Math.abs(acrossPixels) >= swipePixels && Math.abs(acrossPixels) > 2 * Math.abs(downPixels);
  if (!sideways || milliseconds > swipeMilliseconds) return 0;
  return acrossPixels < 0 ? 1 : -1;
}
