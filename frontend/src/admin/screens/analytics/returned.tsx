import { useQuery } from '@tanstack/react-query';
import { formatDifference, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { returnedOptions, type Returned as Data, type Scope } from './analytics.api.ts';
import { Bars } from './bars.tsx';
import { shareOf } from './chart-data.ts';
import { NumbersTable } from './numbers-table.tsx';

const ways = ['better', 'same', 'worse'] as const;

/** How clinics that answered again have changed (rules: Clinics that came back). */
export function Returned(scope: Readonly<Scope>) {
  const t = useTexts();
  const returned = useQuery(returnedOptions(scope));
  const whole = scope.days.from === undefined && scope.days.to === undefined;
  return (
    <Card note={t('analytics.returned.note')} title={t('analytics.returned.title')}>
      <Loaded errorTitle="analytics.load.returned" lines={5} query={returned}>
        {(data) =>
          data.n === 0 ? (
            <p className="strong">{t(`analytics.returned.nobody-${whole ? 'whole' : 'period'}`)}</p>
          ) : (
            <Changes data={data} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Changes({ data }: { data: Data }) {
  const t = useTexts();
  const { n, mean, otherVersion, isCapped, sections } = data;
  return (
    <div className="stack gap-5">
      <p className="strong">
        {t('analytics.returned.mean', {
          count: n,
          number: formatNumber(n, 0),
          points: formatDifference(mean),
        })}
        {isCapped && <> {t('analytics.returned.capped', { number: formatNumber(n, 0) })}</>}
      </p>
      <Bars
        bars={ways.map((way) => ({
          key: way,
          label: t(`analytics.returned.${way}`),
          n: data[way],
          percentage: shareOf(data[way], n),
        }))}
      />
      <NumbersTable
        columns={[
          t('analytics.column.section'),
          t('analytics.returned.clinics'),
          t('analytics.returned.change'),
        ]}
        label={t('analytics.returned.title')}
        rows={sections.map((section) => ({
          key: section.sectionId,
          cells: [section.sectionName, formatNumber(section.n, 0), formatDifference(section.mean)],
        }))}
        short
      />
      {otherVersion > 0 && (
        <p className="soft">
          {t('analytics.returned.other-version', {
            count: otherVersion,
            number: formatNumber(otherVersion, 0),
          })}
        </p>
      )}
    </div>
  );
}
