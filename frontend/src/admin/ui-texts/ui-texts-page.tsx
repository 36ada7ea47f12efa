import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useQuestionnaireSelection } from '../shell/current-questionnaire.tsx';
import { EmptyList } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { useTableUrlState, type TableControl } from '../ui/table-url-state.ts';
import { useDialog } from '../ui/use-dialog.ts';
import { TextFilters } from './text-filters.tsx';
import { TextList } from './text-list.tsx';
import { TransferCard } from '../translation-file/transfer-card.tsx';
import { catalogueOptions, textFields, type TextFilter } from './ui-texts.api.ts';
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
      <Suspense>{dialog !== null && <WordingDialog {...dialog} onClose={close} />}</Suspense>
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
