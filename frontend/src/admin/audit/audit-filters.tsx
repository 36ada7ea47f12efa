import { ClearOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { adminsOptions } from '../session/session.api.ts';
import { questionnairesOptions } from '../shell/questionnaires.api.ts';
import { DelayedInput } from '../ui/delayed-input.tsx';
import { type TableChange, type TableState } from '../ui/table-url-state.ts';
import styles from './audit.module.css';
import { actionText } from './audit-words.ts';
import { actionsOptions, type AuditFilter } from './audit.api.ts';
import { DayField } from './day-field.tsx';

interface AuditFiltersProps {
  state: TableState<AuditFilter>;
  filtered: boolean;
  change: (patch: TableChange<AuditFilter>, options?: { replace?: boolean }) => void;
  clearFilters: () => void;
}

/** The controls that narrow the log: words, person, action, questionnaire, first and last day. */
export function AuditFilters({ state, filtered, change, clearFilters }: Readonly<AuditFiltersProps>) {
  const t = useTexts();
  const { filters } = state;
  const set = (name: AuditFilter) => (value: string) => change({ filters: { [name]: value } });
  return (
    <section aria-label={t('audit.filter.label')} className={styles.filters} role="search">
      <DelayedInput
        id="audit-search"
        label={t('audit.filter.search')}
        onChange={(search) => change({ filters: { search } }, { replace: true })}
        placeholder={t('audit.filter.search-hint')}
        prefix={<SearchOutlined aria-hidden />}
        value={filters.search}
      />
      <Choices choose={set} filters={filters} />
      <DayField
        id="audit-from"
        label={t('audit.filter.from')}
        max={filters.to}
        onChange={set('from')}
        value={filters.from}
      />
      <DayField
        id="audit-to"
        label={t('audit.filter.to')}
        min={filters.from}
        onChange={set('to')}
        value={filters.to}
      />
      {filtered && (
        <Button icon={<ClearOutlined aria-hidden />} onClick={clearFilters}>
          {t('audit.filter.clear')}
        </Button>
      )}
    </section>
  );
}

interface ChoicesProps {
  filters: TableState<AuditFilter>['filters'];
  choose: (name: AuditFilter) => (value: string) => void;
}

function Choices({ filters, choose }: Readonly<ChoicesProps>) {
  const t = useTexts();
  const { data: admins = [] } = useQuery(adminsOptions);
  const { data: questionnaires = [] } = useQuery(questionnairesOptions);
  const { data: actions = [] } = useQuery(actionsOptions);
  const choices = {
    adminId: admins.map(({ id, email }) => ({ value: String(id), label: email })),
    action: actions
      .map((action) => ({ value: action, label: actionText(t, action) }))
      .sort((one, other) => one.label.localeCompare(other.label)),
    questionnaireId: questionnaires.map(({ id, name }) => ({ value: String(id), label: name })),
  };
  return (['adminId', 'action', 'questionnaireId'] as const).map((name) => (
    <div className={styles.field} key={name}>
      <label htmlFor={`audit-${name}`}>{t(`audit.filter.${name}`)}</label>
      <Select
        id={`audit-${name}`}
        onChange={choose(name)}
        options={[{ value: '', label: t('audit.filter.all') }, ...choices[name]]}
        popupMatchSelectWidth={false}
        showSearch={{ optionFilterProp: 'label' }}
        value={filters[name]}
      />
    </div>
  ));
}
