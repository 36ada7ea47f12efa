import {
  ClearOutlined,
  CloseOutlined,
  FilterOutlined,
  SearchOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { ChoiceField } from '../../../kit/ui/choice-field.tsx';
import { DelayedInput } from '../../../kit/ui/delayed-input.tsx';
import { type TableControl, type TableState } from '../../../kit/ui/table-url-state.ts';
import { sortableColumns } from './columns.tsx';
import { type EvaluationFilter } from '../../../kit/evaluations/evaluations.api.ts';
import styles from './filters.module.css';

type FiltersProps = TableControl<EvaluationFilter> & {
  /** Cards instead of a table: their order is chosen here, and what is seldom needed is folded away. */
  narrow: boolean;
  /** Opens the views and columns. */
  onViews: () => void;
};

/** What narrows the table beside the cards above it: one search box, whose rows, and the view. */
export function Filters(props: FiltersProps) {
  const { narrow, state, change } = props;
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const folded = (['assignee', ...named] as const).filter((name) => state.filters[name] !== '');
  const label = t('evaluations.filters.more');
  return (
    <search aria-label={t('evaluations.filters.label')} className={`cluster align-end ${styles.fields}`}>
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
    </search>
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
