import { SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/i18n.ts';
import { adminsOptions } from '../session/session.api.ts';
import { questionnairesOptions } from '../shell/questionnaires.api.ts';
import { FilterField } from '../ui/choice-field.tsx';
import { DayField } from '../ui/day-field.tsx';
import { DelayedInput } from '../ui/delayed-input.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { type TableControl } from '../ui/table-url-state.ts';
import { actionText } from './audit-words.ts';
import { actionsOptions, type AuditFilter } from './audit.api.ts';

/** The controls that narrow the log: words, person, action, questionnaire, first and last day. */
export function AuditFilters({ state, filtered, change, clearFilters }: Readonly<TableControl<AuditFilter>>) {
  const t = useTexts();
  const { data: admins = [] } = useQuery(adminsOptions);
  const { data: questionnaires = [] } = useQuery(questionnairesOptions);
  const { data: actions = [] } = useQuery(actionsOptions);
  const { filters } = state;
  const fieldOf = (name: AuditFilter) => ({
    id: `audit-${name}`,
    label: t(`audit.filter.${name}`),
    value: filters[name],
    onChange: (value: string) => change({ filters: { [name]: value } }),
  });
  const choices = {
    adminId: admins.map(({ id, email }) => ({ value: String(id), label: email })),
    action: actions
      .map((action) => ({ value: action, label: actionText(t, action) }))
      .sort((one, other) => one.label.localeCompare(other.label)),
    questionnaireId: questionnaires.map(({ id, name }) => ({ value: String(id), label: name })),
  };
  return (
    <FilterBar clearFilters={clearFilters} filtered={filtered} label={t('audit.filter.label')}>
      <DelayedInput
        {...fieldOf('search')}
        onChange={(search) => change({ filters: { search } }, { replace: true })}
        placeholder={t('audit.filter.search-hint')}
        prefix={<SearchOutlined aria-hidden />}
      />
      {(['adminId', 'action', 'questionnaireId'] as const).map((name) => (
        <FilterField {...fieldOf(name)} key={name} options={choices[name]} searchable />
      ))}
      <DayField {...fieldOf('from')} max={filters.to} />
      <DayField {...fieldOf('to')} min={filters.from} />
    </FilterBar>
  );
}
