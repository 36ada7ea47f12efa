import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { figuresOptions, type Analytics } from './analytics.api.ts';
import styles from './analytics.module.css';
import { Funnel } from './funnel.tsx';
import { PeriodText } from './period-filter.tsx';
import { Products } from './products.tsx';
import { Questions } from './questions.tsx';
import { SectionComparison, SectionDistribution } from './section-charts.tsx';
import { SectionTable } from './section-table.tsx';
import { StatusChart } from './status-chart.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { Trend } from './trend.tsx';
import { type PeriodControl } from './use-period.ts';

interface FiguresProps {
  questionnaireId: number;
  period: PeriodControl;
}

/** Everything the page shows of a period, in the specification's order, and after it what goes further. */
export function Figures({ questionnaireId, period }: Readonly<FiguresProps>) {
  const figures = useQuery(figuresOptions(questionnaireId, period.days));
  const scope = { questionnaireId, days: period.days };
  return (
    <div aria-busy={figures.isPlaceholderData} className={`stack gap-5 ${styles.figures}`}>
      <Loaded errorTitle="analytics.load.figures" lines={8} query={figures}>
        {(data) =>
          data.totalEvaluations === 0 ? (
            <NoFigures onAll={() => period.change({ choice: 'all' })} whole={data.period === null} />
          ) : (
            <>
              <PeriodLine data={data} />
              <SummaryCards figures={data} previous={period.state.compare ? data.previous : null} />
              <div className={`columns gap-5 align-start ${styles.charts}`}>
                <SectionComparison sections={data.sections} />
                <SectionDistribution sections={data.sections} />
                <StatusChart counts={data.statusCounts} />
              </div>
              {data.productStats.length > 0 && <Products products={data.productStats} />}
              <SectionTable figures={data} previous={period.state.compare ? data.previous : null} />
              <Trend {...scope} />
              <Funnel {...scope} />
              <Questions {...scope} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function PeriodLine({ data }: Readonly<{ data: Analytics }>) {
  const t = useTexts();
  const count = data.totalEvaluations;
  return (
    <p className="soft">
      <PeriodText period={data.period} /> · {t('analytics.count', { count, number: formatNumber(count, 0) })}
    </p>
  );
}

interface NoFiguresProps {
  /** Nothing at all, not just in a period. */
  whole: boolean;
  onAll: () => void;
}

function NoFigures({ whole, onAll }: Readonly<NoFiguresProps>) {
  const t = useTexts();
  const kind = whole ? 'whole' : 'period';
  return (
    <Empty>
      <h2>{t(`analytics.empty.${kind}-title`)}</h2>
      <p>{t(`analytics.empty.${kind}-text`)}</p>
      {!whole && <Button onClick={onAll}>{t('analytics.empty.all')}</Button>}
    </Empty>
  );
}
