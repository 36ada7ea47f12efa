import { Select } from 'antd';
import { type ReactNode } from 'react';
import { formatDate } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type RowWork } from '../jobs/row-work.ts';
import { Bars } from '../ui/bars.tsx';
import styles from './cards.module.css';
import { Client, Email } from './columns.tsx';
import { evaluationFields, type EvaluationRow } from './evaluations.api.ts';
import { RowActions } from './row-actions.tsx';
import { RowStatus } from './row-marks.tsx';
import { Score } from './score.tsx';
import { type EvaluationActions } from './use-evaluation-actions.tsx';

interface EvaluationCardsProps {
  rows: readonly EvaluationRow[];
  works: Readonly<Record<string, RowWork>>;
  actions: EvaluationActions;
  empty: ReactNode;
  loading: boolean;
  stale: boolean;
  sort: string | null;
  onSort: (sort: string | null) => void;
}

/** The evaluations on a narrow screen: a card each, with the same facts and buttons as a row. */
export function EvaluationCards(props: Readonly<EvaluationCardsProps>) {
  const { rows, works, actions, empty, loading, stale, sort, onSort } = props;
  const t = useTexts();
  return (
    <>
      <SortChoice onSort={onSort} sort={sort} />
      {loading && <Bars count={12} />}
      {!loading && rows.length === 0 && empty}
      <ul aria-busy={loading || stale} aria-label={t('evaluations.table.label')} className={styles.cards}>
        {rows.map((row) => (
          <li className={styles.card} key={row.id}>
            <div className={styles.top}>
              <Client row={row} />
              <time dateTime={row.createdAt}>{formatDate(row.createdAt)}</time>
            </div>
            <Email address={row.clientEmail} />
            <div className={styles.middle}>
              <Score row={row} />
              <RowStatus row={row} work={works[row.id]} />
            </div>
            {row.trelloCardId !== null && (
              <span className={styles.trello}>
                {t('evaluations.column.trello')}: {row.trelloCardId}
              </span>
            )}
            <RowActions actions={actions} row={row} work={works[row.id]} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Cards have no column heads, so the order is a choice of its own. */
function SortChoice({ sort, onSort }: Readonly<Pick<EvaluationCardsProps, 'sort' | 'onSort'>>) {
  const t = useTexts();
  const options = evaluationFields.sortable.flatMap((field) => [
    { value: field, label: t('evaluations.sort.ascending', { column: t(`evaluations.sort.${field}`) }) },
    {
      value: `-${field}`,
      label: t('evaluations.sort.descending', { column: t(`evaluations.sort.${field}`) }),
    },
  ]);
  return (
    <div className={styles.sort}>
      <label htmlFor="card-sort">{t('evaluations.sort.label')}</label>
      <Select
        id="card-sort"
        onChange={(value: string) => onSort(value === '' ? null : value)}
        options={[{ value: '', label: t('evaluations.sort.none') }, ...options]}
        value={sort ?? ''}
      />
    </div>
  );
}
