import { formatNumber } from '../../shared/texts/format.ts';
import styles from './count-tiles.module.css';

/** A few counts in large figures, each under its word. */
export function CountTiles({
  counts,
}: Readonly<{ counts: readonly (readonly [label: string, count: number])[] }>) {
  return (
    <dl className={styles.tiles}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count, 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
