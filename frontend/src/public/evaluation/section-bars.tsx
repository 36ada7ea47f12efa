import { Link } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { ScoreBar } from '../ui/score-bar.tsx';
import { type SectionView } from './evaluation-view.ts';
import summaryStyles from './summary/summary.module.css';
import { stepQuery } from './viewer.ts';
import { WeakestMark } from './weakest-mark.tsx';

export type SectionBar = Pick<SectionView, 'id' | 'name' | 'percentage' | 'average'>;

interface SectionBarsProps {
  sections: readonly SectionBar[];
  /** How many clinics the averages are of. */
  n: number;
  /** Where each name leads back to its page; null where sections have none. */
  search: string | null;
  /** The id of the area that is marked as the one with the lowest result. */
  weakest?: number | undefined;
}

/** All areas in one picture. */
export function SectionBars({ sections, n, search, weakest }: SectionBarsProps) {
  const t = useTexts();
  const hasAverage = sections.some((section) => section.average.mean > 0);
  return (
    <div className="stack gap-3">
      <ol className="stack gap-3">
        {sections.map((section, index) => (
          <li className={`cluster gap-wide align-center unbroken ${summaryStyles.row}`} key={section.id}>
            <p className={`may-shrink strong anywhere ${summaryStyles.name}`}>
              {search === null ? (
                <bdi>{section.name}</bdi>
              ) : (
                <Link to={{ search: stepQuery(index + 1, search) }}>
                  <bdi>{section.name}</bdi>
                </Link>
              )}{' '}
              {section.id === weakest && <WeakestMark />}
            </p>
            <div>
              <ScoreBar average={section.average.mean} percentage={section.percentage} />
              <span className="visually-hidden">{describe(section)}</span>
            </div>
          </li>
        ))}
      </ol>
      {hasAverage && (
        <p aria-hidden="true" className="inline-row text-3 soft">
          <span className="legend-tick" />
          {t('evaluation.summary.average', { count: n, n: formatNumber(n) })}
        </p>
      )}
    </div>
  );

  function describe(section: SectionBar): string {
    const percent = formatPercent(section.percentage);
    const { mean, n: others } = section.average;
    if (mean <= 0) return percent;
    const average = formatPercent(mean);
    return t('evaluation.summary.bar-average', { percent, average, count: others, n: formatNumber(others) });
  }
}
