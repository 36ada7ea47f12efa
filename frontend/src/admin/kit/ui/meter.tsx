import styles from './meter.module.css';

export interface MeterPart {
  /** Of the whole bar, 0 to 100. */
  percent: number;
  /** A colour of the tokens, such as `var(--color-brand)`. */
  color: string;
  title?: string;
}

interface MeterProps {
  /** Side by side, together at most 100. */
  parts: readonly MeterPart[];
  size?: 'thin' | 'middle' | 'thick';
}

/** Parts of a whole as a bar. Only for the eye: the numbers stand beside it or in the row. */
export function Meter({ parts, size = 'thin' }: MeterProps) {
  return (
    <span aria-hidden="true" className={styles.meter} data-size={size}>
      {parts.map(({ percent, color, title }, index) => (
        <span key={index} style={{ inlineSize: `${percent}%`, background: color }} title={title} />
      ))}
    </span>
  );
}

interface ProgressBarProps {
  label: string;
  /** 0 to 100. */
  percent: number;
  /** What readers hear instead of the bare percentage. */
  text?: string;
}

/** How far something is; the painted and the spoken value come from one number. */
export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={`full ${styles.progress}`}
      role="progressbar"
    >
      <Meter parts={[{ percent, color: 'var(--color-accent)' }]} />
    </div>
  );
}
