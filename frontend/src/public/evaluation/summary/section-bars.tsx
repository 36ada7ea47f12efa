import { Link } from 'react-router-dom';
import { formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { ScoreBar } from '../../ui/score-bar.tsx';
import { type SectionView } from '../evaluation-view.ts';
import { stepQuery } from '../viewer.ts';
import styles from './summary.module.css';

/** All areas in one picture; each name leads back to its page. */
export function SectionBars({
  sections,
  search,
}: Readonly<{ sections: readonly SectionView[]; search: string }>) {
  const t = useTexts();
  const hasAverage = sections.some((section) => section.average > 0);
  return (
    <div className="stack gap-5">
      <ol className="stack gap-4">
        {sections.map((section, index) => (
          <li className={`cluster gap-wide align-center unbroken ${styles.row}`} key={section.id}>
            <Link
              className={`may-shrink strong anywhere ${styles.name}`}
              to={{ search: stepQuery(index + 1, search) }}
            >
              <bdi>{section.name}</bdi>
            </Link>
            <div>
              <ScoreBar average={section.average} percentage={section.percentage} />
              <span className="visually-hidden">{describe(section)}</span>
            </div>
          </li>
        ))}
      </ol>
      {hasAverage && (
        <p aria-hidden="true" className="inline-row text-3 soft">
          <span className="legend-tick" />
          {t('evaluation.summary.average')}
        </p>
      )}
    </div>
  );

  function describe(section: SectionView): string {
    const percent = formatPercent(section.percentage);
    if (section.average <= 0) return percent;
    return t('evaluation.summary.bar-average', { percent, average: formatPercent(section.average) });
  }
}
