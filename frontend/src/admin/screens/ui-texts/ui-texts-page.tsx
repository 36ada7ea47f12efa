import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { languageNames, languages } from '../../../shared/texts/languages.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { FilterField } from '../../kit/ui/choice-field.tsx';
import { DelayedInput } from '../../kit/ui/delayed-input.tsx';
import { EmptyList } from '../../kit/ui/empty.tsx';
import { FilterBar } from '../../kit/ui/filter-bar.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { useTableUrlState, type TableControl } from '../../kit/ui/table-url-state.ts';
import { useDialog } from '../../kit/ui/use-dialog.ts';
import { paths } from '../../addresses.ts';
import styles from './ui-texts.module.css';
import { TextList } from './text-list.tsx';
import { TransferCard } from '../../kit/translation-file/transfer-card.tsx';
import { PlaceList } from './place-list.tsx';
import { PlacePreview } from './place-preview.tsx';
import {
  catalogueOptions,
  placesOptions,
  textFields,
  textStates,
  type PlaceCounts,
  type TextFilter,
} from '../../kit/wording/wording.api.ts';
import { placeName, readPlace } from '../../kit/wording/where-used.ts';
import { WordingDialog, type WordingDialogProps } from '../../kit/wording/wording-dialog.tsx';

/** The words of both apps and of the mails, and what stands in their place (rules: text overrides). */
export function UiTextsPage() {
  const t = useTexts();
  const { current, state: selection } = useQuestionnaireSelection();
  const table = useTableUrlState(textFields);
  const { state, filtered } = table;
  const owner = current?.id ?? null;
  const isReady = selection !== 'loading';
  const place = readPlace(state.filters.place, t);
  const places = useQuery({ ...placesOptions(owner), enabled: isReady });
  const texts = useQuery({ ...catalogueOptions(owner, state, place), enabled: isReady && filtered });
  const { dialog, open, close } = useDialog<Omit<WordingDialogProps, 'onClose'>>();
  return (
    <Page
      about={current?.name ?? ''}
      actions={
        <Button
          icon={<PlusOutlined aria-hidden />}
          onClick={() => open({ text: null, language: 'hu', stored: null })}
        >
          {t('ui-texts.create.open')}
        </Button>
      }
      screen={place === null ? 'ui-texts' : `ui-texts-${place}`}
      title={place === null ? t('ui-texts.title') : placeName(place, t)}
    >
      {filtered && (
        <Link className={styles.way} to={paths.uiTexts}>
          {t('ui-texts.all-places')}
        </Link>
      )}
      {place !== null && <PlacePreview language={state.filters.language} place={place} />}
      <TextFilters {...table} places={places.data ?? []} />
      {!filtered && (
        <Loaded errorTitle="ui-texts.load-failed" lines={8} query={places}>
          {(known) => <PlaceList places={known} />}
        </Loaded>
      )}
      {filtered && (
        <Loaded empty={<NoTexts {...table} />} errorTitle="ui-texts.load-failed" lines={8} query={texts}>
          {({ rows, total }) => (
            <>
              <TextList
                busy={texts.isPlaceholderData}
                language={state.filters.language}
                onEdit={open}
                place={place}
                texts={rows}
              />
              <Pager {...table} total={total}>
                {t('ui-texts.count', { number: formatNumber(total, 0) })}
              </Pager>
            </>
          )}
        </Loaded>
      )}
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

interface TextFiltersProps extends TableControl<TextFilter> {
  places: readonly PlaceCounts[];
}

/** What narrows the list: words and what is done about a text; once it is a list, also where it is shown and its language. */
function TextFilters({ state, filtered, change, clearFilters, places }: TextFiltersProps) {
  const t = useTexts();
  const { filters } = state;
  const choices: [TextFilter, { value: string; label: string }[]][] = [
    ['place', places.map(({ place }) => ({ value: place, label: placeName(place, t) }))],
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
      {(filtered ? choices : choices.slice(-1)).map(([name, options]) => (
        <FilterField
          all={t(`ui-texts.filter.${name}-all`)}
          id={`texts-${name}`}
          key={name}
          label={t(`ui-texts.filter.${name}`)}
          onChange={(value) => change({ filters: { [name]: value } })}
          options={options}
          searchable={name === 'place'}
          value={options.some(({ value }) => value === filters[name]) ? filters[name] : ''}
        />
      ))}
    </FilterBar>
  );
}
