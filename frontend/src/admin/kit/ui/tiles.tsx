import { formatNumber } from '../../../shared/texts/format.ts';
import styles from './tiles.module.css';

/** A few figures, each under its word. */
export function Tiles({ tiles }: { tiles: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={`cluster gap-3 ${styles.tiles}`}>
      {tiles.map(([label, value]) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd className="text-5 bold numeric nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A few counts in large figures, each under its word. */
export function CountTiles({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  return <Tiles tiles={counts.map(([label, count]) => [label, formatNumber(count, 0)] as const)} />;
}
