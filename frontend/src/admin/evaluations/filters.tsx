import { ClearOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Grid } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { DelayedInput } from '../ui/delayed-input.tsx';
import { StatusIcon } from '../ui/status-badge.tsx';
import { type TableControl, type TableState } from '../ui/table-url-state.ts';
import { statsOptions, type EvaluationFilter } from './evaluations.api.ts';
import styles from './filters.module.css';
import { evaluationStatuses } from './status-rules.ts';

type FiltersProps = TableControl<EvaluationFilter> & { questionnaireId: number };

/** The controls that narrow the table: search, name and e-mail as fields, the status as chips with counts. */
export function Filters({ questionnaireId, state, filtered, change, clearFilters }: Readonly<FiltersProps>) {
  const t = useTexts();
  const type = (name: EvaluationFilter) => (value: string) =>
    change({ filters: { [name]: value } }, { replace: true });
  return (
    <section aria-label={t('evaluations.filters.label')} className="stack gap-3" role="search">
      <div className={`cluster gap-3 align-end ${styles.fields}`}>
        <DelayedInput
          id="filter-search"
          label={t('evaluations.filters.search')}
          onChange={type('search')}
          placeholder={t('evaluations.filters.search-hint')}
          prefix={<SearchOutlined aria-hidden />}
          value={state.filters.search}
        />
        <ColumnFilters state={state} type={type} />
        {filtered && (
          <Button icon={<ClearOutlined aria-hidden />} onClick={clearFilters}>
            {t('ui.list.clear-filters')}
          </Button>
        )}
      </div>
      <StatusChips
        chosen={state.filters.status}
        onChoose={(status) => change({ filters: { status } })}
        questionnaireId={questionnaireId}
      />
    </section>
  );
}

interface ColumnFiltersProps {
  state: TableState<EvaluationFilter>;
  type: (name: EvaluationFilter) => (value: string) => void;
}

/** The filters of single columns; on a narrow screen they are folded away until they are wanted or in use. */
function ColumnFilters({ state, type }: Readonly<ColumnFiltersProps>) {
  const t = useTexts();
  const narrow = Grid.useBreakpoint().md === false;
  const [open] = useState(state.filters.clientName !== '' || state.filters.clientEmail !== '');
  const fields = (
    <>
      <DelayedInput
        id="filter-name"
        label={t('evaluations.filters.name')}
        onChange={type('clientName')}
        value={state.filters.clientName}
      />
      <DelayedInput
        id="filter-email"
        label={t('evaluations.filters.email')}
        onChange={type('clientEmail')}
        value={state.filters.clientEmail}
      />
    </>
  );
  if (!narrow) return fields;
  return (
    <details className={`whole-line ${styles.more}`} open={open}>
      <summary>{t('evaluations.filters.more')}</summary>
      {fields}
    </details>
  );
}

interface StatusChipsProps {
  questionnaireId: number;
  chosen: string;
  onChoose: (status: string) => void;
}

function StatusChips({ questionnaireId, chosen, onChoose }: Readonly<StatusChipsProps>) {
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
              <span className={`strong numeric ${chosen === status ? '' : 'soft'}`}>
                {formatNumber(count, 0)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
