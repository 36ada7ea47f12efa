import { Button } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import styles from './evaluations.module.css';

interface EmptyListProps {
  filtered: boolean;
  page: number;
  clearFilters: () => void;
  change: (patch: { page: number }) => void;
}

/** Why there is no row, and the next step: other filters, the first page, or the first upload. */
export function EmptyList({ filtered, page, clearFilters, change }: Readonly<EmptyListProps>) {
  const t = useTexts();
  const reason = page > 1 ? 'page' : filtered ? 'filtered' : 'none';
  return (
    <div className={styles.empty}>
      <h3>{t(`evaluations.empty.${reason}`)}</h3>
      <p>{t(`evaluations.empty.${reason}-next`)}</p>
      {reason === 'page' && (
        <Button onClick={() => change({ page: 1 })}>{t('evaluations.empty.first-page')}</Button>
      )}
      {reason === 'filtered' && <Button onClick={clearFilters}>{t('evaluations.filters.clear')}</Button>}
    </div>
  );
}
