import { SearchOutlined } from '@ant-design/icons';
import { useTexts } from '../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../shared/texts/languages.ts';
import { FilterField } from '../ui/choice-field.tsx';
import { DelayedInput } from '../ui/delayed-input.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { type TableControl } from '../ui/table-url-state.ts';
import { contexts, textStates, type TextFilter } from './ui-texts.api.ts';

/** The controls that narrow the list: words, where a text is shown, its language, and what is done about it. */
export function TextFilters({ state, filtered, change, clearFilters }: Readonly<TableControl<TextFilter>>) {
  const t = useTexts();
  const { filters } = state;
  const choices: [TextFilter, { value: string; label: string }[]][] = [
    ['context', contexts.map((value) => ({ value, label: t(`ui-texts.context.${value}`) }))],
    ['language', languages.map((value) => ({ value, label: languageNames[value] }))],
    ['state', textStates.map((value) => ({ value, label: t(`ui-texts.state.${value}`) }))],
  ];
  return (
    <FilterBar clearFilters={clearFilters} filtered={filtered} label={t('ui-texts.filter.label')}>
      <DelayedInput
        id="texts-search"
        label={t('ui-texts.filter.search')}
        onChange={(search) => change({ filters: { search } }, { replace: true })}
        placeholder={t('ui-texts.filter.search-hint')}
        prefix={<SearchOutlined aria-hidden />}
        value={filters.search}
      />
      {choices.map(([name, options]) => (
        <FilterField
          all={t(`ui-texts.filter.${name}-all`)}
          id={`texts-${name}`}
          key={name}
          label={t(`ui-texts.filter.${name}`)}
          onChange={(value) => change({ filters: { [name]: value } })}
          options={options}
          value={options.some(({ value }) => value === filters[name]) ? filters[name] : ''}
        />
      ))}
    </FilterBar>
  );
}
