import { ClearOutlined, CloseOutlined, SearchOutlined, UserOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { DelayedInput } from '../ui/delayed-input.tsx';
import { StatusIcon } from '../ui/status-badge.tsx';
import { type TableControl, type TableState } from '../ui/table-url-state.ts';
import { statsOptions, type EvaluationFilter } from './evaluations.api.ts';
import styles from './filters.module.css';
import { evaluationStatuses } from './status-rules.ts';

type FiltersProps = TableControl<EvaluationFilter> & { questionnaireId: number };

/** The controls that narrow the table: one search box, and the status as chips; the counts stand in them where no cards show them. */
export function Filters({ questionnaireId, state, filtered, change, clearFilters }: Readonly<FiltersProps>) {
  const t = useTexts();
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
        <NamedFilters onClear={(name) => change({ filters: { [name]: '' } })} state={state} />
        <Button
          aria-pressed={state.filters.assignee === 'me'}
          icon={<UserOutlined aria-hidden />}
          onClick={() => change({ filters: { assignee: state.filters.assignee === 'me' ? '' : 'me' } })}
          type={state.filters.assignee === 'me' ? 'primary' : 'default'}
        >
          {t('evaluations.filters.mine')}
        </Button>
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

interface NamedFiltersProps {
  state: TableState<EvaluationFilter>;
  onClear: (name: EvaluationFilter) => void;
}

/** Filters that only an address brings, such as a link from elsewhere: what they are, and how each is taken off. */
function NamedFilters({ state, onClear }: Readonly<NamedFiltersProps>) {
  const t = useTexts();
  return (['clientName', 'clientEmail'] as const).map((name) => {
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
          {label}: {state.filters[name]}
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
