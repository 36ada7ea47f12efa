import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { formFunnelOptions, type FormFunnel as Data, type Scope } from './analytics.api.ts';
import styles from './analytics.module.css';
import { Bars } from './bars.tsx';
import { dropsOf, shareOf } from './chart-data.ts';
import { Folded } from './folded.tsx';
import { NumbersTable } from './numbers-table.tsx';

const steps = ['visited', 'started', 'finished'] as const;
type Came = Pick<Data, (typeof steps)[number]>;

/** How far visitors of the online form come, from which source and in which week, and where they stop. */
export function FormFunnel(scope: Readonly<Scope>) {
  const t = useTexts();
  const funnel = useQuery(formFunnelOptions(scope));
  const whole = scope.days.from === undefined && scope.days.to === undefined;
  return (
    <Card note={t('analytics.form.note')} title={t('analytics.form.title')}>
      <Loaded errorTitle="analytics.load.form" lines={6} query={funnel}>
        {(data) =>
          steps.every((step) => data[step] === 0) ? (
            <p className="strong">{t(`analytics.form.nobody-${whole ? data.state : 'period'}`)}</p>
          ) : (
            <div className={`columns gap-5 align-start ${styles.pair}`}>
              <div className="stack">
                <p className="soft">{t('analytics.form.of-visits')}</p>
                <Bars
                  bars={steps.map((step) => ({
                    key: step,
                    label: t(`analytics.form.${step}`),
                    n: data[step],
                    percentage: shareOf(data[step], data.visited),
                  }))}
                />
              </div>
              {data.started > 0 && data.sections.length > 0 && <Sections data={data} />}
              <Sources data={data} />
              <Weeks data={data} />
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}

/** Each section with how many came as far, and how many fewer that is than before it. */
function Sections({ data }: { data: Data }) {
  const t = useTexts();
  const drops = dropsOf(
    data.started,
    data.sections.map(({ reached }) => reached),
  );
  const most = Math.max(0, ...drops);
  const name = data.sections[drops.indexOf(most)]?.sectionName ?? '';
  return (
    <div className="stack">
      <h3>{t('analytics.form.sections')}</h3>
      <p className="strong anywhere">
        {most === 0
          ? t('analytics.form.none-stop')
          : t('analytics.form.most-stop', { name, number: formatNumber(most, 0) })}
      </p>
      <p className="soft">{t('analytics.form.of-started')}</p>
      <Bars
        bars={data.sections.map(({ sectionId, sectionName, reached }, index) => ({
          key: sectionId,
          label: sectionName,
          about:
            drops[index]! > 0 ? t('analytics.form.fewer', { number: formatNumber(drops[index]!, 0) }) : '',
          n: reached,
          percentage: shareOf(reached, data.started),
        }))}
      />
    </div>
  );
}

function Sources({ data: { sources, moreSources } }: { data: Data }) {
  const t = useTexts();
  if (sources.every(({ source }) => source === ''))
    return <p className="soft">{t('analytics.form.name-sources')}</p>;
  const title = t('analytics.form.sources');
  return (
    <div className="stack">
      <h3>{title}</h3>
      <NumbersTable
        columns={[t('analytics.form.source'), ...stepColumns(t)]}
        label={title}
        rows={sources.map(({ source, ...came }) => ({
          key: source,
          cells: [source === '' ? t('analytics.form.no-source') : source, ...stepCells(t, came)],
        }))}
        short
      />
      {moreSources > 0 && (
        <p className="soft">{t('analytics.form.more-sources', { number: formatNumber(moreSources, 0) })}</p>
      )}
    </div>
  );
}

function Weeks({ data: { weeks } }: { data: Data }) {
  const t = useTexts();
  const title = t('analytics.form.weeks');
  return (
    <Folded title={title}>
      <NumbersTable
        columns={[t('analytics.column.week'), ...stepColumns(t)]}
        label={title}
        rows={weeks.map(({ week, ...came }) => ({
          key: week,
          cells: [formatDate(`${week}T12:00:00`), ...stepCells(t, came)],
        }))}
        short
      />
    </Folded>
  );
}

const stepColumns = (t: Translate) => steps.map((step) => t(`analytics.form.${step}`));

/** How many, and beside it the share of the visits where there is one. */
const stepCells = (t: Translate, came: Came) =>
  steps.map((step) => {
    const number = formatNumber(came[step], 0);
    const share = step === 'visited' ? null : shareOf(came[step], came.visited);
    return share === null
      ? number
      : t('analytics.answers.share', { number, percent: formatPercent(share, 1) });
  });
