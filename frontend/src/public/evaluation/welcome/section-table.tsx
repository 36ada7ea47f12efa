import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { AreaIcon } from '../area-icon.tsx';
import { type SectionView } from '../evaluation-view.ts';
import styles from './section-table.module.css';

/** The areas and how much each counts; on small screens a row's figures stand in one line below its name. */
export function SectionTable({ sections }: { sections: readonly SectionView[] }) {
  const t = useTexts();
  const columns = ['questions', 'points', 'weight'] as const;
  return (
    <section>
      <h2 className="text-5">{t('evaluation.welcome.sections-title')}</h2>
      <table className={`full numeric ${styles.table}`}>
        <thead className="hide-on-phone">
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
              <th className="anywhere" scope="row">
                <span className={`inline-row ${styles.name}`}>
                  <AreaIcon name={section.name} size="small" />
                  <bdi>{section.name}</bdi>
                </span>
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
