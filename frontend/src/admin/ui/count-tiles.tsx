import { formatNumber } from '../../shared/texts/format.ts';
import { Tiles } from './tiles.tsx';

/** A few counts in large figures, each under its word. */
export function CountTiles({
  counts,
}: Readonly<{ counts: readonly (readonly [label: string, count: number])[] }>) {
  return <Tiles tiles={counts.map(([label, count]) => [label, formatNumber(count, 0)] as const)} />;
}
