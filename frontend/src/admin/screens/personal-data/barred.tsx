import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { ChoiceField } from '../../kit/ui/choice-field.tsx';
import { Empty } from '../../kit/ui/empty.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { Pager } from '../../kit/ui/pager.tsx';
import { LabelledCell, Table } from '../../kit/ui/table.tsx';
import { barredOptions, barredStates, pageSize, type BarredState } from './personal-data.api.ts';

/** Addresses of the invited that get no more mails; of all others only a hash is kept, which nobody can read back. */
export function BarredAddresses({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const [{ state, page }, choose] = useState<{ state: BarredState; page: number }>({
    state: 'opted-out',
    page: 1,
  });
  const barred = useQuery(barredOptions(questionnaireId, state, page));
  return (
    <Card note={t('personal-data.barred.note')} title={t('personal-data.barred.title')}>
      <div className="stack gap-3">
        <div className="columns">
          <ChoiceField<BarredState>
            id="barred-state"
            label={t('personal-data.barred.why')}
            onChange={(wanted) => choose({ state: wanted, page: 1 })}
            options={barredStates.map((value) => ({ value, label: t(`personal-data.barred.${value}`) }))}
            value={state}
          />
        </div>
        <Loaded
          empty={<Empty>{t('personal-data.barred.none')}</Empty>}
          errorTitle="personal-data.barred.failed"
          lines={4}
          query={barred}
        >
          {({ rows, total }) => (
            <>
              <Table
                busy={barred.isPlaceholderData}
                columns={['address', 'clinic', 'mailed'].map((column) => t(`personal-data.column.${column}`))}
                label={t('personal-data.barred.title')}
              >
                {rows.map((one) => (
                  <tr key={one.id}>
                    <th className="anywhere" scope="row">
                      {one.clientEmail === '' ? '–' : one.clientEmail}
                    </th>
                    <LabelledCell label={t('personal-data.column.clinic')}>
                      <span className="anywhere">{one.clinicName === '' ? '–' : one.clinicName}</span>
                    </LabelledCell>
                    <LabelledCell label={t('personal-data.column.mailed')}>
                      {one.lastMailedAt === null ? (
                        '–'
                      ) : (
                        <time dateTime={one.lastMailedAt}>{formatDate(one.lastMailedAt)}</time>
                      )}
                    </LabelledCell>
                  </tr>
                ))}
              </Table>
              <Pager
                change={(patch) => 'page' in patch && choose({ state, page: patch.page })}
                sizes={false}
                state={{ page, size: pageSize }}
                total={total}
              >
                {t('personal-data.barred.count', { number: formatNumber(total, 0) })}
              </Pager>
            </>
          )}
        </Loaded>
      </div>
    </Card>
  );
}
