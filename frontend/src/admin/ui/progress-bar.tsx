import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** 0 to 100. */
  percent: number;
  /** What readers hear instead of the bare percentage. */
  text?: string;
}

/** How far something is; the painted and the spoken value come from one number. */
export function ProgressBar({ label, percent, text }: Readonly<ProgressBarProps>) {
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={`track ${styles.bar}`}
      role="progressbar"
    >
      <div className={`fill-accent ${styles.done}`} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
