import { ClearOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../shared/texts/languages.ts';
import { DelayedInput } from '../ui/delayed-input.tsx';
import { type TableChange, type TableState } from '../ui/table-url-state.ts';
import { contexts, textStates, type TextFilter } from './ui-texts.api.ts';
import styles from './ui-texts.module.css';

interface TextFiltersProps {
  state: TableState<TextFilter>;
  filtered: boolean;
  change: (patch: TableChange<TextFilter>, options?: { replace?: boolean }) => void;
  clearFilters: () => void;
}

/** The controls that narrow the list: words, where a text is shown, its language, and what is done about it. */
export function TextFilters({ state, filtered, change, clearFilters }: Readonly<TextFiltersProps>) {
  const t = useTexts();
  const { filters } = state;
  const choices: [TextFilter, { value: string; label: string }[]][] = [
    ['context', contexts.map((value) => ({ value, label: t(`ui-texts.context.${value}`) }))],
    ['language', languages.map((value) => ({ value, label: languageNames[value] }))],
    ['state', textStates.map((value) => ({ value, label: t(`ui-texts.state.${value}`) }))],
  ];
  return (
    <section aria-label={t('ui-texts.filter.label')} className={styles.filters} role="search">
      <DelayedInput
        id="texts-search"
        label={t('ui-texts.filter.search')}
        onChange={(search) => change({ filters: { search } }, { replace: true })}
        placeholder={t('ui-texts.filter.search-hint')}
        prefix={<SearchOutlined aria-hidden />}
        value={filters.search}
      />
      {choices.map(([name, options]) => (
        <div className={styles.field} key={name}>
          <label htmlFor={`texts-${name}`}>{t(`ui-texts.filter.${name}`)}</label>
          <Select
            id={`texts-${name}`}
            onChange={(value: string) => change({ filters: { [name]: value } })}
            options={[{ value: '', label: t(`ui-texts.filter.${name}-all`) }, ...options]}
            value={options.some(({ value }) => value === filters[name]) ? filters[name] : ''}
          />
        </div>
      ))}
      {filtered && (
        <Button icon={<ClearOutlined aria-hidden />} onClick={clearFilters}>
          {t('ui-texts.filter.clear')}
        </Button>
      )}
    </section>
  );
}
