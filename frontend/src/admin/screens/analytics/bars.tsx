import { Link } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Meter } from '../../kit/ui/meter.tsx';
import styles from './bars.module.css';

export interface Bar {
  key: string | number;
  label: string;
  about?: string;
  n: number;
  /** Of what, the text around says; null: nothing to compare it with. */
  percentage: number | null;
  color?: string;
  /** The list of those who are behind it. */
  to?: string;
}

/** How many each, with their share as a bar. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const t = useTexts();
  return (
    <ul className={styles.bars}>
      {bars.map(({ key, label, about = '', n, percentage, color = 'var(--color-brand)', to }) => (
        <li className={styles.bar} key={key}>
          <span className="anywhere">
            {to === undefined ? (
              label
            ) : (
              <Link preventScrollReset to={to}>
                {label}
              </Link>
            )}{' '}
            {about !== '' && <span className="text-1 soft nowrap">{about}</span>}
          </span>
          <Meter parts={[{ percent: percentage ?? 0, color }]} size="middle" />
          <span className={`numeric nowrap ${styles.number}`}>
            {percentage === null
              ? formatNumber(n, 0)
              : t('analytics.answers.share', {
                  number: formatNumber(n, 0),
                  percent: formatPercent(percentage, 1),
                })}
          </span>
        </li>
      ))}
    </ul>
  );
}
