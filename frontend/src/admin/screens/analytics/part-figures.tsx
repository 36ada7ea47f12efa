import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Empty } from '../../kit/ui/empty.tsx';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { figuresOptions, type Analytics } from './analytics.api.ts';
import styles from './analytics.module.css';
import { PeriodText } from './period-filter.tsx';
import { type PeriodControl } from './use-period.ts';

/** Which questionnaire and weeks a part of the analytics is about. */
export interface PartProps {
  questionnaireId: number;
  period: PeriodControl;
}

interface PartFiguresProps extends PartProps {
  children: (figures: Analytics) => ReactNode;
}

/** What a part makes of the figures of its period; without any, how to come to some. */
export function PartFigures({ questionnaireId, period, children }: PartFiguresProps) {
  const figures = useQuery(figuresOptions({ questionnaireId, days: period.days }));
  return (
    <div aria-busy={figures.isPlaceholderData} className={`stack gap-4 ${styles.figures}`}>
      <Loaded errorTitle="analytics.load.figures" lines={8} query={figures}>
        {(data) =>
          data.totalEvaluations === 0 ? (
            <NoFigures onAll={() => period.change({ choice: 'all' })} whole={data.period === null} />
          ) : (
            <>
              {data.period !== null && <PeriodLine data={data} />}
              {children(data)}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function PeriodLine({ data }: { data: Analytics }) {
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

function NoFigures({ whole, onAll }: NoFiguresProps) {
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
