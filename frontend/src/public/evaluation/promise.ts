import { formatNumber } from '../../shared/texts/format.ts';
import { type Translate } from '../../shared/texts/i18n.ts';
import { type Tip } from './evaluation-view.ts';

/** What following a tip promises, or the points that it only prepares the way to, in words; empty where it does neither. */
export function promiseOf({ points, prepares }: Tip, t: Translate): string {
  const count = prepares ?? points;
  if (count <= 0) return '';
  const key = prepares === undefined ? 'points' : 'prepares';
  return t(`evaluation.tip.${key}`, { count, points: formatNumber(count) });
}
