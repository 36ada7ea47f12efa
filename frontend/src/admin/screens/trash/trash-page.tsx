import { UndoOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDate, formatDateTime, formatNumber } from '../../../shared/texts/format.ts';
import { type Translate, useTexts } from '../../../shared/texts/i18n.ts';
import { paths } from '../../addresses.ts';
import { useCurrentQuestionnaire } from '../../kit/session/current-questionnaire.tsx';
import { Empty } from '../../kit/ui/empty.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { LabelledCell, Table } from '../../kit/ui/table.tsx';
import { pageSize, trashOptions, useRestore, type TrashEntry } from './trash.api.ts';

/** What was deleted of the questionnaire, and the way back (rules: Deleting). */
export function TrashPage() {
  const t = useTexts();
  const { id, name } = useCurrentQuestionnaire();
  const [page, setPage] = useState(1);
  const [picked, setPicked] = useState<ReadonlyMap<string, TrashEntry>>(new Map());
  const [address] = useSearchParams();
  const item = address.get('item');
  const trash = useQuery(trashOptions(id, page, item));
  const restore = useRestore(id);
  const bringBack = (entries: readonly TrashEntry[]) =>
    restore.mutate(entries, { onSuccess: () => setPicked(new Map()) });
  return (
    <Page
      about={name}
      actions={
        picked.size > 0 && (
          <Button
            icon={<UndoOutlined aria-hidden />}
            loading={restore.isPending}
            onClick={() => bringBack([...picked.values()])}
            type="primary"
          >
            {t('trash.restore-picked', { number: formatNumber(picked.size, 0) })}
          </Button>
        )
      }
      description={t('trash.description')}
      screen="trash"
      title={t('trash.title')}
    >
      {item !== null && (
        <p>
          <Link to={paths.trash}>{t('trash.show-all')}</Link>
        </p>
      )}
      <Loaded
        empty={<Empty>{t(item === null ? 'trash.empty' : 'trash.gone')}</Empty>}
        errorTitle="trash.load-failed"
        lines={6}
        query={trash}
      >
        {({ rows, total }) => (
          <>
            <TrashTable
              busy={restore.isPending}
              entries={rows}
              onPick={(entry) => setPicked(toggled(picked, entry))}
              onRestore={(entry) => bringBack([entry])}
              picked={picked}
            />
            <Pager
              change={(patch) => 'page' in patch && setPage(patch.page)}
              sizes={false}
              state={{ page, size: pageSize }}
              total={total}
            >
              {t('trash.count', { number: formatNumber(total, 0) })}
            </Pager>
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface TrashTableProps {
  entries: readonly TrashEntry[];
  picked: ReadonlyMap<string, TrashEntry>;
  busy: boolean;
  onPick: (entry: TrashEntry) => void;
  onRestore: (entry: TrashEntry) => void;
}

function TrashTable({ entries, picked, busy, onPick, onRestore }: TrashTableProps) {
  const t = useTexts();
  return (
    <Table
      busy={busy}
      columns={['what', 'deleted', 'until', 'actions'].map((column) => t(`trash.column.${column}`))}
      label={t('trash.title')}
    >
      {entries.map((entry) => {
        const name = nameOf(t, entry);
        return (
          <tr key={entry.id}>
            <th scope="row">
              <Checkbox
                aria-label={t('trash.pick', { name })}
                checked={picked.has(entry.id)}
                onChange={() => onPick(entry)}
              >
                <span className="anywhere">{name}</span>
                <span className="block normal soft">{kindOf(t, entry)}</span>
              </Checkbox>
            </th>
            <LabelledCell label={t('trash.column.deleted')}>
              <time className="nowrap" dateTime={entry.deletedAt}>
                {formatDateTime(entry.deletedAt)}
              </time>
              {entry.deletedBy !== null && <span className="block soft anywhere">{entry.deletedBy}</span>}
            </LabelledCell>
            <LabelledCell label={t('trash.column.until')}>
              <time dateTime={entry.keptUntil}>{formatDate(entry.keptUntil)}</time>
            </LabelledCell>
            <td>
              <Button
                aria-label={t('trash.restore-named', { name })}
                disabled={busy}
                icon={<UndoOutlined aria-hidden />}
                onClick={() => onRestore(entry)}
              >
                {t('trash.restore')}
              </Button>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

function toggled(picked: ReadonlyMap<string, TrashEntry>, entry: TrashEntry): Map<string, TrashEntry> {
  const next = new Map(picked);
  if (!next.delete(entry.id)) next.set(entry.id, entry);
  return next;
}

function nameOf(t: Translate, { name, clinicName }: TrashEntry): string {
  return [name, clinicName].filter((part) => part !== '').join(', ') || t('evaluations.nameless');
}

function kindOf(t: Translate, { kind, questions, status }: TrashEntry): string {
  if (kind === 'question' || kind === 'insight') return t(`trash.kind.${kind}`);
  if (kind === 'evaluation')
    return `${t('trash.kind.evaluation')}${status === null ? '' : ` (${t(`evaluations.status.${status}`)})`}`;
  if (questions === 0) return t('trash.kind.section-empty');
  return t('trash.kind.section', { count: questions, number: formatNumber(questions, 0) });
}
