import { CheckOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { useQuestionnaireSelection } from '../../kit/session/current-questionnaire.tsx';
import { FilterField } from '../../kit/ui/choice-field.tsx';
import { Empty, EmptyList } from '../../kit/ui/empty.tsx';
import { FilterBar } from '../../kit/ui/filter-bar.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { useTableUrlState } from '../../kit/ui/table-url-state.ts';
import { inboxFields, inboxKinds, inboxOptions, useMark, useReadAll, type InboxItem } from './inbox.api.ts';
import styles from './inbox.module.css';
import { newsText, placeOf } from './news.ts';

/** What has happened to one's questionnaires, newest first, each with the way to it (rules: Inbox). */
export function InboxPage() {
  const t = useTexts();
  const table = useTableUrlState(inboxFields);
  const { list } = useQuestionnaireSelection();
  const inbox = useQuery(inboxOptions(table.state.filters));
  const readAll = useReadAll();
  const { items = [], unread = 0 } = inbox.data ?? {};
  const newest = items[0]?.at;
  return (
    <Page
      actions={
        <Button
          disabled={unread === 0 || newest === undefined || table.filtered}
          icon={<CheckOutlined aria-hidden />}
          loading={readAll.isPending}
          onClick={() => newest !== undefined && readAll.mutate(newest)}
        >
          {t('inbox.read-all')}
        </Button>
      }
      screen="inbox"
      title={t('inbox.title')}
    >
      <FilterBar clearFilters={table.clearFilters} filtered={table.filtered} label={t('inbox.filters')}>
        <FilterField
          id="inbox-kind"
          label={t('inbox.kind-label')}
          onChange={(kind) => table.change({ filters: { kind } })}
          options={inboxKinds.map((kind) => ({ value: kind, label: t(`inbox.kind.${kind}`) }))}
          value={table.state.filters.kind}
        />
        <FilterField
          id="inbox-questionnaire"
          label={t('inbox.questionnaire')}
          onChange={(questionnaireId) => table.change({ filters: { questionnaireId } })}
          options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={table.state.filters.questionnaireId}
        />
      </FilterBar>
      <Loaded errorTitle="inbox.load-failed" lines={6} query={inbox}>
        {(shown) =>
          shown.items.length === 0 ? (
            <EmptyList {...table}>{(reason) => t(`inbox.empty.${reason}`)}</EmptyList>
          ) : (
            <>
              <p className="cluster gap-wide spread">
                <span>{t('inbox.unread', { number: formatNumber(shown.unread, 0) })}</span>
                <Link to={paths.account}>{t('inbox.by-mail')}</Link>
              </p>
              <Parted isFiltered={table.filtered} items={shown.items} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

interface PartedProps {
  items: readonly InboxItem[];
  isFiltered: boolean;
}

/** What asks for something; below it, folded away, that results were opened. */
function Parted({ items, isFiltered }: PartedProps) {
  const t = useTexts();
  const opened = items.filter(({ kind }) => kind === 'opened');
  const asking = items.filter(({ kind }) => kind !== 'opened');
  return (
    <>
      {asking.length === 0 && !isFiltered && <Empty>{t('inbox.empty.quiet')}</Empty>}
      {asking.length > 0 && <NewsList items={asking} label={t('inbox.title')} />}
      {opened.length > 0 && (
        <details open={isFiltered && asking.length === 0}>
          <summary className="strong space-below-4">
            {t('inbox.opened', { number: formatNumber(opened.length, 0) })}
          </summary>
          <NewsList items={opened} label={t('inbox.kind.opened')} />
        </details>
      )}
    </>
  );
}

function NewsList({ items, label }: { items: readonly InboxItem[]; label: string }) {
  return (
    <ul aria-label={label} className="stack gap-3">
      {items.map((item) => (
        <News item={item} key={item.key} />
      ))}
    </ul>
  );
}

function News({ item }: { item: InboxItem }) {
  const t = useTexts();
  const { chooseAndGo } = useQuestionnaireSelection();
  const mark = useMark();
  const title = newsText(t, item);
  const isPending = mark.isPending && mark.variables.key === item.key;
  return (
    <li className={`cluster gap-wide spread align-center card pad-3 ${item.isDone ? 'soft' : ''}`}>
      <div className={`stack gap-1 may-shrink anywhere ${styles.news}`}>
        <span className={item.isDone ? '' : 'strong'}>{title}</span>
        <span className="text-1 soft">
          <time dateTime={item.at}>{formatDateTime(item.at)}</time> · {item.questionnaireName}
        </span>
      </div>
      <div className="cluster">
        <Button
          aria-label={t('inbox.open-named', { title })}
          onClick={() => chooseAndGo(item.questionnaireId, placeOf(item))}
        >
          {t('inbox.open')}
        </Button>
        <Button
          aria-label={t(item.isDone ? 'inbox.undo-named' : 'inbox.done-named', { title })}
          loading={isPending}
          onClick={() => mark.mutate({ key: item.key, isDone: !item.isDone })}
          type="text"
        >
          {t(item.isDone ? 'inbox.undo' : 'inbox.done')}
        </Button>
      </div>
    </li>
  );
}
