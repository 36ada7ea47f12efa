import type { SectionFigures } from '../../analytics/figures.js';
import { BAND_COLORS, COLORS } from '../pdf/look.js';
import { LEAST, type Words } from './report-words.js';
import type { ReportBar, ReportBlock } from './report.types.js';

/** Colours of the quarters of the scale, the lowest first. */
export const BANDS = [BAND_COLORS.red, BAND_COLORS.amber, BAND_COLORS.blue, BAND_COLORS.green] as const;
export const bandColor = (percent: number) => BANDS[Math.min(Math.max(Math.floor(percent / 25), 0), 3)]!;

export const heading = (text: string): ReportBlock => ({ kind: 'heading', text });
export const subheading = (text: string): ReportBlock => ({ kind: 'subheading', text });
export const paragraph = (text: string): ReportBlock => ({ kind: 'paragraph', text });
export const note = (text: string): ReportBlock => ({ kind: 'note', text });
export const list = (items: string[]): ReportBlock => ({ kind: 'list', items });

/** A bar of enough clinics; else its place says that they are too few. */
export function barOf(
  label: string,
  n: number,
  words: Words,
  draw: () => Omit<ReportBar, 'label'>,
): ReportBar {
  return n >= LEAST
    ? { label, ...draw() }
    : { label, percent: 0, text: `– (${words.n(n)})`, color: COLORS.track };
}

/** The sections, those first in which most clinics are weak. */
export const byWeak = (sections: readonly SectionFigures[]) =>
  sections.toSorted((a, b) => b.weak / b.evaluations - a.weak / a.evaluations);
