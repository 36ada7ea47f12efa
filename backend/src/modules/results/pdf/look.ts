import type { TextStyle } from '../../../platform/pdf/sheet.js';

/** The page's own colours, so that both are one product. */
export const COLORS = {
  ink: '#10262e',
  soft: '#44585f',
  line: '#d6e2e3',
  mist: '#f3f8f8',
  brand: '#0b5565',
  brandSoft: '#e1f0f1',
  white: '#ffffff',
  link: '#0b5fb0',
  track: '#e5e7eb',
} as const;

export const BAND_COLORS = { green: '#15803d', blue: '#1d4ed8', amber: '#b45309', red: '#b91c1c' } as const;

export const STYLES = {
  coverTitle: { font: 'medium', size: 12, color: '#e1f0f1' },
  coverClinic: { font: 'bold', size: 19, color: COLORS.white, leading: 1.25 },
  coverFact: { font: 'regular', size: 10, color: '#e1f0f1' },
  h2: { font: 'bold', size: 15, color: COLORS.brand, leading: 1.25 },
  h3: { font: 'bold', size: 10.5, color: COLORS.ink, leading: 1.4 },
  headline: { font: 'bold', size: 16, color: COLORS.ink, leading: 1.3 },
  lead: { font: 'medium', size: 11, color: COLORS.ink, leading: 1.4 },
  body: { font: 'regular', size: 9.5, color: COLORS.ink, leading: 1.35 },
  strong: { font: 'medium', size: 9.5, color: COLORS.ink, leading: 1.35 },
  note: { font: 'regular', size: 8.5, color: COLORS.soft, leading: 1.35 },
  link: { font: 'regular', size: 9, color: COLORS.link, leading: 1.45 },
  footer: { font: 'regular', size: 8, color: COLORS.soft },
  tableHeading: { font: 'medium', size: 8.5, color: COLORS.soft, leading: 1.3 },
  tableCell: { font: 'regular', size: 9.5, color: COLORS.ink, leading: 1.35 },
  smallHeading: { font: 'medium', size: 8.5, color: COLORS.ink, leading: 1.3 },
  smallCell: { font: 'regular', size: 8, color: COLORS.ink, leading: 1.35 },
} as const satisfies Record<string, TextStyle>;
