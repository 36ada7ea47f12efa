import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type SectionView } from '../evaluation-view.ts';
import styles from './welcome.module.css';

/** The areas and how much each counts; on small screens every row becomes a card with its labels inside. */
export function SectionTable({
  sections,
  minutes,
}: Readonly<{ sections: readonly SectionView[]; minutes: number }>) {
  const t = useTexts();
  const columns = ['questions', 'points', 'weight'] as const;
  return (
    <section>
      <h2>{t('evaluation.welcome.sections-title')}</h2>
      <p className="space-below-4 soft">
        {t('evaluation.welcome.sections-text', { count: sections.length, minutes })}
      </p>
      <table className={`full numeric ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('evaluation.welcome.column-section')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`evaluation.welcome.column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section.id}>
              <th scope="row">
                <bdi>{section.name}</bdi>
              </th>
              <td data-label={t('evaluation.welcome.column-questions')}>
                {formatNumber(section.questions.length)}
              </td>
              <td data-label={t('evaluation.welcome.column-points')}>{formatNumber(section.maxScore)}</td>
              <td data-label={t('evaluation.welcome.column-weight')}>
                {formatPercent(section.weightPercent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
