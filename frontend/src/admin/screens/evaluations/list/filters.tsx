import {
  ClearOutlined,
  CloseOutlined,
  FilterOutlined,
  SearchOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { ChoiceField } from '../../../kit/ui/choice-field.tsx';
import { DelayedInput } from '../../../kit/ui/delayed-input.tsx';
import { StatusIcon } from '../../../kit/ui/status-badge.tsx';
import { type TableControl, type TableState } from '../../../kit/ui/table-url-state.ts';
import { sortableColumns } from './columns.tsx';
import {
  type EvaluationFilter,
  evaluationStatuses,
  statsOptions,
} from '../../../kit/evaluations/evaluations.api.ts';
import styles from './filters.module.css';

type FiltersProps = TableControl<EvaluationFilter> & {
  questionnaireId: number;
  /** Cards instead of a table: their order is chosen here, and what is seldom needed is folded away. */
  narrow: boolean;
  /** Opens the views and columns. */
  onViews: () => void;
};

/** The controls that narrow the table: one search box, and the status as chips; the counts stand in them where no cards show them. */
export function Filters(props: FiltersProps) {
  const { questionnaireId, narrow, state, change } = props;
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const folded = (['assignee', ...named] as const).filter((name) => state.filters[name] !== '');
  const label = t('evaluations.filters.more');
  return (
    <section aria-label={t('evaluations.filters.label')} className="stack gap-3" role="search">
      <div className={`cluster gap-3 align-end ${styles.fields}`}>
        <DelayedInput
          id="filter-search"
          label={t('evaluations.filters.search')}
          onChange={(search) => change({ filters: { search } }, { replace: true })}
          placeholder={t('evaluations.filters.search-hint')}
          prefix={<SearchOutlined aria-hidden />}
          value={state.filters.search}
        />
        {narrow && (
          <Button aria-expanded={open} icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(!open)}>
            {folded.length > 0 ? `${label} (${formatNumber(folded.length, 0)})` : label}
          </Button>
        )}
        {(!narrow || open) && <MoreFilters {...props} />}
      </div>
      <StatusChips
        chosen={state.filters.status}
        onChoose={(status) => change({ filters: { status } })}
        questionnaireId={questionnaireId}
      />
    </section>
  );
}

/** All but the search and the status. */
function MoreFilters({ narrow, state, filtered, change, clearFilters, onViews }: FiltersProps) {
  const t = useTexts();
  const isMine = state.filters.assignee === 'me';
  return (
    <>
      <NamedFilters onClear={(name) => change({ filters: { [name]: '' } })} state={state} />
      <Button
        aria-pressed={isMine}
        icon={<UserOutlined aria-hidden />}
        onClick={() => change({ filters: { assignee: isMine ? '' : 'me' } })}
        type={isMine ? 'primary' : 'default'}
      >
        {t('evaluations.filters.mine')}
      </Button>
      <Button icon={<SettingOutlined aria-hidden />} onClick={onViews}>
        {t('views.open')}
      </Button>
      {narrow && <SortChoice onSort={(sort) => change({ sort })} sort={state.sort} />}
      {filtered && (
        <Button icon={<ClearOutlined aria-hidden />} onClick={clearFilters}>
          {t('ui.list.clear-filters')}
        </Button>
      )}
    </>
  );
}

const named = ['clientName', 'clientEmail', 'mail'] as const;

interface NamedFiltersProps {
  state: TableState<EvaluationFilter>;
  onClear: (name: EvaluationFilter) => void;
}

/** Filters that only an address brings, such as a link from elsewhere: what they are, and how each is taken off. */
function NamedFilters({ state, onClear }: NamedFiltersProps) {
  const t = useTexts();
  return named.map((name) => {
    const label = t(`evaluations.filters.${name}`);
    return (
      state.filters[name] !== '' && (
        <Button
          aria-label={t('ui.clear-field', { label })}
          icon={<CloseOutlined aria-hidden />}
          iconPlacement="end"
          key={name}
          onClick={() => onClear(name)}
        >
          {name === 'mail' ? label : `${label}: ${state.filters[name]}`}
        </Button>
      )
    );
  });
}

interface StatusChipsProps {
  questionnaireId: number;
  chosen: string;
  onChoose: (status: string) => void;
}

function StatusChips({ questionnaireId, chosen, onChoose }: StatusChipsProps) {
  const t = useTexts();
  const { data: stats } = useQuery(statsOptions(questionnaireId));
  const row = useRef<HTMLDivElement>(null);
  const loaded = stats !== undefined;
  useEffect(() => {
    // On a narrow screen the chips are one line that scrolls; the pressed one has to be in sight.
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && pressed) row.current.scrollLeft = pressed.offsetLeft - row.current.offsetLeft - 40;
  }, [chosen, loaded]);
  const shown = evaluationStatuses.filter(
    (status) => status !== 'error' || chosen === 'error' || (stats?.error ?? 0) > 0,
  );
  return (
    <div
      aria-label={t('evaluations.column.status')}
      className={`cluster ${styles.chips}`}
      ref={row}
      role="group"
    >
      {['', ...shown].map((status) => {
        const count = stats?.[status === '' ? 'total' : (status as keyof typeof stats)];
        return (
          <button
            aria-pressed={chosen === status}
            className={`inline-row nowrap control pill ${styles.chip}`}
            key={status}
            onClick={() => onChoose(chosen === status ? '' : status)}
            type="button"
          >
            {status !== '' && <StatusIcon status={status} />}
            {status === '' ? t('evaluations.filters.all') : t(`evaluations.status.${status}`)}
            {count !== undefined && (
              <span className={`only-narrow strong numeric ${chosen === status ? '' : 'soft'}`}>
                {formatNumber(count, 0)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

interface SortChoiceProps {
  sort: string | null;
  onSort: (sort: string | null) => void;
}

/** Cards have no column heads, so the order is a choice of its own. */
function SortChoice({ sort, onSort }: SortChoiceProps) {
  const t = useTexts();
  const options = sortableColumns.flatMap(({ key, title }) => [
    { value: key, label: t('evaluations.sort.ascending', { column: t(title) }) },
    { value: `-${key}`, label: t('evaluations.sort.descending', { column: t(title) }) },
  ]);
  return (
    <ChoiceField
      id="card-sort"
      label={t('evaluations.sort.label')}
      onChange={(value) => onSort(value === '' ? null : value)}
      options={[{ value: '', label: t('evaluations.sort.none') }, ...options]}
      value={sort ?? ''}
    />
  );
}
