import { useQuery } from '@tanstack/react-query';
import { Grid, Pagination } from 'antd';
import { useEffect, useRef } from 'react';
import { announce } from '../../shared/a11y/announce.ts';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useRowWorks } from '../jobs/row-work.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { QueryError } from '../ui/query-error.tsx';
import { pageSizes, useTableUrlState } from '../ui/table-url-state.ts';
import { evaluationColumns } from './columns.tsx';
import { EmptyList } from './empty-list.tsx';
import { EvaluationCards } from './evaluation-cards.tsx';
import { evaluationFields, evaluationsOptions, statsOptions } from './evaluations.api.ts';
import styles from './evaluations.module.css';
import { Filters } from './filters.tsx';
import { RowGrid } from './row-grid.tsx';
import { useEvaluationActions } from './use-evaluation-actions.tsx';

/** The questionnaire's evaluations: found, ordered and paged by the server, moved on row by row. */
export function EvaluationTable({ questionnaire }: Readonly<{ questionnaire: Questionnaire }>) {
  const t = useTexts();
  const screens = Grid.useBreakpoint();
  const table = useTableUrlState(evaluationFields);
  const { state, change } = table;
  const list = useQuery(evaluationsOptions(questionnaire.id, state));
  const stats = useQuery(statsOptions(questionnaire.id));
  const works = useRowWorks();
  const actions = useEvaluationActions(questionnaire);
  const rows = list.data?.rows ?? [];
  const found = list.data?.total ?? 0;
  useAnnouncedCount(list.isPlaceholderData || !list.data ? null : found, table.filtered);
  if (list.isError && !list.data) {
    return (
      <QueryError error={list.error} onRetry={() => void list.refetch()} titleKey="evaluations.load.failed" />
    );
  }
  const empty = (
    <EmptyList
      filtered={table.filtered}
      onClear={table.clearFilters}
      onFirstPage={() => change({ page: 1 })}
      page={state.page}
    />
  );
  const shared = {
    rows,
    empty,
    loading: list.isPending,
    stale: list.isPlaceholderData,
    sort: state.sort,
    onSort: (sort: string | null) => change({ sort }),
  };
  const first = (state.page - 1) * state.size + 1;
  return (
    <div className={styles.list}>
      <Filters {...table} questionnaireId={questionnaire.id} />
      {screens.md === false ? (
        <EvaluationCards {...shared} actions={actions} works={works} />
      ) : (
        <RowGrid {...shared} columns={evaluationColumns({ t, sort: state.sort, works, actions })} />
      )}
      <footer className={styles.footer}>
        <p className={styles.count}>
          {list.isPending
            ? t('loading')
            : t(countKey(table.filtered, rows.length, found), {
                shown: formatNumber(table.filtered ? found : rows.length, 0),
                from: formatNumber(first, 0),
                to: formatNumber(first + rows.length - 1, 0),
                total: formatNumber(table.filtered ? (stats.data?.total ?? found) : found, 0),
              })}
        </p>
        <Pagination
          current={state.page}
          hideOnSinglePage={found <= pageSizes[0]}
          onChange={(page, size) => change(size === state.size ? { page } : { size })}
          pageSize={state.size}
          pageSizeOptions={[...pageSizes]}
          responsive
          showSizeChanger={found > pageSizes[0]}
          total={found}
        />
      </footer>
    </div>
  );
}

function countKey(filtered: boolean, onPage: number, found: number): string {
  if (filtered) return 'evaluations.count.of';
  return onPage > 0 && onPage < found ? 'evaluations.count.page' : 'evaluations.count.all';
}

/** Tells readers how many were found once filtering has settled; the first list speaks for itself. */
function useAnnouncedCount(found: number | null, filtered: boolean): void {
  const t = useTexts();
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (found === null) return;
    if (before.current !== null && before.current !== found && filtered) {
      announce(t('evaluations.count.found', { found: formatNumber(found, 0) }));
    }
    before.current = found;
  }, [filtered, found, t]);
}
