import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Pagination } from 'antd';
import { lazy, Suspense } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useQuestionnaireSelection } from '../shell/current-questionnaire.tsx';
import { Bars } from '../ui/bars.tsx';
import { EmptyNote } from '../ui/empty-note.tsx';
import { Page } from '../ui/page.tsx';
import { QueryError } from '../ui/query-error.tsx';
import { pageSizes, useTableUrlState } from '../ui/table-url-state.ts';
import { useDialog } from '../ui/use-dialog.ts';
import { TextFilters } from './text-filters.tsx';
import { TextList } from './text-list.tsx';
import { TransferCard } from './transfer-card.tsx';
import { catalogueOptions, textFields } from './ui-texts.api.ts';
import styles from './ui-texts.module.css';
import { type WordingDialogProps } from './wording-dialog.tsx';

const WordingDialog = lazy(async () => ({ default: (await import('./wording-dialog.tsx')).WordingDialog }));

/** The words of both apps and of the mails, and what stands in their place (rules: Texts of our own). */
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
      <TextFilters {...table} />
      {texts.isPending && <Bars count={8} />}
      {texts.isError && (
        <QueryError
          error={texts.error}
          onRetry={() => void texts.refetch()}
          titleKey="ui-texts.load-failed"
        />
      )}
      {texts.data?.rows.length === 0 && <Nothing {...table} />}
      {texts.data !== undefined && texts.data.rows.length > 0 && (
        <>
          <TextList
            busy={texts.isPlaceholderData}
            language={state.filters.language}
            onEdit={open}
            texts={texts.data.rows}
          />
          <Footer {...table} total={texts.data.total} />
        </>
      )}
      <TransferCard />
      <Suspense>{dialog !== null && <WordingDialog {...dialog} onClose={close} />}</Suspense>
    </Page>
  );
}

type Table = ReturnType<typeof useTableUrlState<(typeof textFields.filters)[number]>>;

/** Why there is nothing, and the way to where there is something. */
function Nothing({ state, filtered, change, clearFilters }: Readonly<Table>) {
  const t = useTexts();
  if (state.page > 1)
    return (
      <EmptyNote>
        {t('ui-texts.empty.page')}{' '}
        <Button onClick={() => change({ page: 1 })}>{t('ui-texts.empty.first-page')}</Button>
      </EmptyNote>
    );
  return (
    <EmptyNote>
      {t(state.filters.state === 'missing' ? 'ui-texts.empty.missing' : 'ui-texts.empty.filtered')}{' '}
      {filtered && <Button onClick={clearFilters}>{t('ui-texts.filter.clear')}</Button>}
    </EmptyNote>
  );
}

/** How many texts there are, and the way to the other pages. */
function Footer({ state, change, total }: Readonly<Table & { total: number }>) {
  const t = useTexts();
  return (
    <footer className={styles.footer}>
      <p>{t('ui-texts.count', { number: formatNumber(total, 0) })}</p>
      <Pagination
        className={styles.pages ?? ''}
        current={state.page}
        hideOnSinglePage={total <= pageSizes[0]}
        onChange={(page, size) => change(size === state.size ? { page } : { size })}
        pageSize={state.size}
        pageSizeOptions={[...pageSizes]}
        responsive
        showSizeChanger={total > pageSizes[0]}
        total={total}
      />
    </footer>
  );
}
