import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Card } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { LabelledCell, Table } from '../ui/table.tsx';
import { EraseButton } from './erase-button.tsx';
import { nameToType } from './names.ts';
import { pageSize, trashOptions, type Erasable, type Trashed } from './personal-data.api.ts';

interface TrashedProps {
  questionnaireId: number;
  onErase: (subject: Erasable) => void;
}

/** Responses in the trash, which the search does not find: for whoever may not be kept for the rest of the 30 days. */
export function TrashedResponses({ questionnaireId, onErase }: Readonly<TrashedProps>) {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const trash = useQuery(trashOptions(questionnaireId, page));
  return (
    <Card note={t('personal-data.trash.note')} title={t('personal-data.trash.title')}>
      <Loaded errorTitle="personal-data.trash.failed" lines={4} query={trash}>
        {({ rows, total }) => {
          const responses = rows.filter(({ kind }) => kind === 'evaluation');
          return (
            <>
              {responses.length === 0 ? (
                <Empty>{t('personal-data.trash.empty')}</Empty>
              ) : (
                <TrashedTable busy={trash.isPlaceholderData} onErase={onErase} responses={responses} />
              )}
              {total > pageSize && (
                <Pager
                  change={(patch) => 'page' in patch && setPage(patch.page)}
                  sizes={false}
                  state={{ page, size: pageSize }}
                  total={total}
                >
                  {t('personal-data.trash.count', { number: formatNumber(total, 0) })}
                </Pager>
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface TrashedTableProps extends Pick<TrashedProps, 'onErase'> {
  responses: readonly Trashed[];
  busy: boolean;
}

function TrashedTable({ responses, busy, onErase }: Readonly<TrashedTableProps>) {
  const t = useTexts();
  return (
    <Table
      busy={busy}
      columns={['person', 'until', 'actions'].map((column) => t(`personal-data.column.${column}`))}
      label={t('personal-data.trash.title')}
    >
      {responses.map((one) => {
        const name = nameToType(t, one);
        return (
          <tr key={one.id}>
            <th className="anywhere" scope="row">
              {name}
              {one.clinicName !== '' && one.clinicName !== name && (
                <span className="block normal soft">{one.clinicName}</span>
              )}
            </th>
            <LabelledCell label={t('personal-data.column.until')}>
              <time dateTime={one.keptUntil}>{formatDate(one.keptUntil)}</time>
            </LabelledCell>
            <td>
              <EraseButton onErase={onErase} subject={{ kind: 'evaluation', id: one.id, name }} />
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
