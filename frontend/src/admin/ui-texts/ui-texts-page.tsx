import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../shared/texts/languages.ts';
import { useQuestionnaireSelection } from '../shell/current-questionnaire.tsx';
import { FilterField } from '../ui/choice-field.tsx';
import { DelayedInput } from '../ui/delayed-input.tsx';
import { EmptyList } from '../ui/empty.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { useTableUrlState, type TableControl } from '../ui/table-url-state.ts';
import { useDialog } from '../ui/use-dialog.ts';
import { useAskedWording } from './asked-wording.ts';
import { TextList } from './text-list.tsx';
import { TransferCard } from '../translation-file/transfer-card.tsx';
import { catalogueOptions, textFields, contexts, textStates, type TextFilter } from './ui-texts.api.ts';
import { WordingDialog, type WordingDialogProps } from './wording-dialog.tsx';

/** The words of both apps and of the mails, and what stands in their place (rules: text overrides). */
export function UiTextsPage() {
  const t = useTexts();
  const { current, state: selection } = useQuestionnaireSelection();
  const table = useTableUrlState(textFields);
  const { state } = table;
  const texts = useQuery({
    ...catalogueOptions(current?.id ?? null, state),
    enabled: selection !== 'loading',
  });
  const { dialog, open, close } = useDialog<Omit<WordingDialogProps, 'onClose'>>();
  const asked = useAskedWording(texts.data?.rows, open);
  return (
    <Page
      about={current?.name ?? ''}
      actions={
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => open({ text: null, language: 'hu', stored: null })}
          type="primary"
        >
          {t('ui-texts.create.open')}
        </Button>
      }
      description={t('ui-texts.description')}
      screen="ui-texts"
      title={t('ui-texts.title')}
    >
      {asked !== null && <Link to={asked.back}>{t('ui-texts.back-to-mail')}</Link>}
      <TextFilters {...table} />
      <Loaded empty={<NoTexts {...table} />} errorTitle="ui-texts.load-failed" lines={8} query={texts}>
        {({ rows, total }) => (
          <>
            <TextList
              busy={texts.isPlaceholderData}
              language={state.filters.language}
              onEdit={open}
              texts={rows}
            />
            <Pager {...table} total={total}>
              {t('ui-texts.count', { number: formatNumber(total, 0) })}
            </Pager>
          </>
        )}
      </Loaded>
      <TransferCard />
      {dialog !== null && <WordingDialog {...dialog} onClose={close} />}
    </Page>
  );
}

function NoTexts(table: Readonly<TableControl<TextFilter>>) {
  const t = useTexts();
  const missing = table.state.filters.state === 'missing';
  return (
    <EmptyList {...table}>
      {(reason) => {
        if (reason === 'page') return t('ui-texts.empty.page');
        return t(missing ? 'ui-texts.empty.missing' : 'ui-texts.empty.filtered');
      }}
    </EmptyList>
  );
}

/** The controls that narrow the list: words, where a text is shown, its language, and what is done about it. */
function TextFilters({ state, filtered, change, clearFilters }: Readonly<TableControl<TextFilter>>) {
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
