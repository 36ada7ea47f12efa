import styles from './tiles.module.css';

/** A few figures, each under its word. */
export function Tiles({ tiles }: Readonly<{ tiles: readonly (readonly [label: string, value: string])[] }>) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
