import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { announce } from '../../../../shared/a11y/announce.ts';
import { type ListPage } from '../../../../shared/api/query.ts';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useIsSetUp } from '../../../kit/integrations/integrations.api.ts';
import { useRowWorks } from '../../../kit/jobs/row-work.ts';
import { type Questionnaire } from '../../../kit/session/questionnaires.api.ts';
import { EmptyList } from '../../../kit/ui/empty.tsx';
import { useMedia } from '../../../kit/ui/use-media.ts';
import { lazyPart } from '../../../kit/ui/lazy-part.tsx';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Pager } from '../../../kit/ui/pager.tsx';
import { useDialog } from '../../../kit/ui/use-dialog.ts';
import { useTableUrlState, type TableControl } from '../../../kit/ui/table-url-state.ts';
import { AddressedEvaluation } from './addressed-evaluation.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { evaluationColumns, evaluationFields } from './columns.tsx';
import { EvaluationCards } from './evaluation-cards.tsx';
import {
  type EvaluationFilter,
  type EvaluationRow,
  evaluationsOptions,
  statsOptions,
} from '../../../kit/evaluations/evaluations.api.ts';
import { Filters } from './filters.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { RowDialogs, useRowDialogs } from '../row-dialogs.tsx';
import { RowGrid } from './row-grid.tsx';
import { type RowTools } from './row-tools.ts';
import { arranged, chosenColumns, columnsParameter, tableColumnsOptions } from './shown-columns.ts';
import { useEvaluationActions } from '../use-evaluation-actions.tsx';
import { useOpenPanel } from './use-open-panel.ts';
import { useSelectAll, useSelection } from './use-selection.ts';

const ViewsDialog = lazyPart(async () => (await import('./views/views-dialog.tsx')).ViewsDialog);

/** Who waits for the first response sees it come, and who looks at a new one sees its texts, which are written within moments. */
const refreshMs = 15_000;
const newForMs = 2 * 60_000;

const isChanging = (rows: readonly EvaluationRow[]): boolean =>
  rows.length === 0 ||
  rows.some(({ status, createdAt }) => status === 'pending' && Date.now() - Date.parse(createdAt) < newForMs);

/** The questionnaire's evaluations: found, ordered and paged by the server, moved on row by row. */
export function EvaluationTable({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useTexts();
  const narrow = useMedia('(max-width: 767.98px)');
  const table = useTableUrlState(evaluationFields);
  const { state, change } = table;
  const list = useQuery({
    ...evaluationsOptions(questionnaire.id, state),
    refetchInterval: ({ state: { data } }) => data !== undefined && isChanging(data.rows) && refreshMs,
  });
  const stats = useQuery({
    ...statsOptions(questionnaire.id),
    refetchInterval: list.data !== undefined && isChanging(list.data.rows) && refreshMs,
  });
  const rows = list.data?.rows ?? noRows;
  const found = list.data?.total ?? 0;
  const capped = list.data?.capped ?? false;
  const dialogs = useRowDialogs();
  const views = useDialog<'views'>();
  const chosen = useChosenColumns();
  const nothingThere = list.isSuccess && found === 0 && !table.filtered;
  const tools = useRowTools(questionnaire, rows, nothingThere, dialogs);
  const selectAll = useSelectAll(questionnaire.id, state, capped ? Infinity : found, tools.picks);
  useAnnouncedCount(list.isPlaceholderData || !list.data ? null : found, capped, table.filtered);
  const shared = { rows, stale: list.isPlaceholderData, tools };
  return (
    <div className="stack gap-4 may-shrink">
      <Filters {...table} narrow={narrow} onViews={() => views.open('views')} />
      {list.data && !list.isPlaceholderData && <AddressedEvaluation panel={tools.panel} rows={rows} />}
      <Loaded
        empty={
          <EmptyList {...table}>
            {(reason) => <NothingYet questionnaireId={questionnaire.id} reason={reason} />}
          </EmptyList>
        }
        errorTitle="evaluations.load.failed"
        lines={12}
        query={list}
      >
        {() =>
          narrow ? (
            <EvaluationCards {...shared} />
          ) : (
            <RowGrid
              {...shared}
              onSort={(sort) => change({ sort })}
              sort={state.sort}
              columns={arranged(evaluationColumns(t, tools), chosen)}
              panel={tools.panel}
            />
          )
        }
      </Loaded>
      {tools.picks.selection.size > 0 && (
        <BulkBar
          all={selectAll}
          floating={tools.panel.openId === null}
          picks={tools.picks}
          questionnaire={questionnaire}
        />
      )}
      {views.dialog !== null && (
        <ViewsDialog
          hasColumns={!narrow}
          onClose={views.close}
          questionnaireId={questionnaire.id}
          withTrello={tools.withTrello}
        />
      )}
      <RowDialogs actions={tools.actions} dialogs={dialogs} />
      {list.data && <ListFooter all={stats.data?.total ?? found} page={list.data} table={table} />}
    </div>
  );
}

const noRows: EvaluationRow[] = [];

/** The columns of the view that is shown, else those that the person has chosen. */
function useChosenColumns() {
  const [params] = useSearchParams();
  const { data } = useQuery(tableColumnsOptions);
  return chosenColumns(params.get(columnsParameter), data?.columns ?? []);
}

/** Everything a row needs, and what the steps of one row mean for the others. */
function useRowTools(
  questionnaire: Questionnaire,
  rows: readonly EvaluationRow[],
  nothingThere: boolean,
  { onMails, onStatus }: Pick<ReturnType<typeof useRowDialogs>, 'onMails' | 'onStatus'>,
): RowTools {
  const works = useRowWorks();
  const isTrelloSet = useIsSetUp('trello', questionnaire.id);
  // A card that is named already is shown in any case.
  const withTrello = isTrelloSet || rows.some(({ trelloCardId }) => trelloCardId !== null);
  const panel = useOpenPanel();
  const picks = useSelection(questionnaire.id, rows, nothingThere);
  const actions = useEvaluationActions(questionnaire, {
    onTexts: ({ id }) => panel.showFindings(id),
    onDeleted: (row) => {
      if (picks.selection.has(row.id)) picks.toggle(row);
      if (panel.openId === row.id) panel.close();
    },
    onMails,
    onStatus,
  });
  return { actions, hasTrello: isTrelloSet, panel, picks, withTrello, works };
}

/** Announces how many were found once filtering has settled; not for the first list. */
function useAnnouncedCount(found: number | null, capped: boolean, filtered: boolean): void {
  const t = useTexts();
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (found === null) return;
    if (before.current !== null && before.current !== found && filtered) {
      const number = formatNumber(found, 0);
      announce(t(`evaluations.count.${capped ? 'found-over' : 'found'}`, { found: number }));
    }
    before.current = found;
  }, [capped, filtered, found, t]);
}

interface ListFooterProps {
  table: TableControl<EvaluationFilter>;
  page: ListPage<EvaluationRow>;
  /** All rows of the questionnaire. */
  all: number;
}

/** How many rows are shown, of how many, and the way to the other pages. */
function ListFooter({ table, page: { rows, total, capped }, all }: ListFooterProps) {
  const t = useTexts();
  const { state, filtered } = table;
  const first = (state.page - 1) * state.size + 1;
  const whole = rows.length > 0 && rows.length < total ? 'page' : 'all';
  const numbers = {
    shown: formatNumber(total, 0),
    from: formatNumber(first, 0),
    to: formatNumber(first + rows.length - 1, 0),
    total: formatNumber(filtered ? all : total, 0),
  };
  return (
    <Pager {...table} total={total}>
      {t(`evaluations.count.${capped ? 'over' : filtered ? 'of' : whole}`, numbers)}
    </Pager>
  );
}
