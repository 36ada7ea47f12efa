import { type ReactNode, type RefObject } from 'react';
import { formatNumber, formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Gauge } from '../ui/gauge.tsx';
import { AreaIcon } from './area-icon.tsx';
import { type Tip } from './evaluation-view.ts';
import { NextStep } from './next-step.tsx';
import styles from './page.module.css';
import { type Average, comparedWithAverage } from './compared.ts';

interface ResultHeadProps {
  title: string;
  /** The step's heading, which takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The area whose drawing stands above the title. */
  area?: string;
  /** The first thing to do. */
  next?: Tip | undefined;
  result: { percentage: number; average: Average; score: number; maxScore: number };
  /** Below the gauge. */
  contents?: ReactNode;
  children?: ReactNode;
}

/** The answer first: title and verdict in words, beside them the gauge with the points. */
export function ResultHead(props: ResultHeadProps) {
  const { title, heading, area, next, result, contents, children } = props;
  const t = useTexts();
  const { percentage, average, score, maxScore } = result;
  return (
    <div className={`align-center ${styles.result}`}>
      <div className="stack gap-4">
        {area !== undefined && <AreaIcon name={area} size="large" />}
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        <AverageVerdict average={average} className="text-5 strong brand" percentage={percentage} />
        <NextStep tip={next} />
        {children}
      </div>
      <div className={styles.side}>
        <div className="stack">
          <Gauge average={average} percentage={percentage} />
          <p className="soft numeric text-center">
            {t('evaluation.score.points', { score: formatNumber(score), max: formatNumber(maxScore) })}
          </p>
          {contents}
        </div>
      </div>
    </div>
  );
}

/** The result in one sentence: its band, and where the industry average lies if there is one. */
export function AverageVerdict({
  percentage,
  average: { mean, n },
  className,
}: {
  percentage: number;
  average: Average;
  className: string | undefined;
}) {
  const t = useTexts();
  const { key, level, distance } = comparedWithAverage(percentage, mean);
  const average = t('evaluation.verdict.average', {
    average: formatPercent(mean),
    count: n,
    n: formatNumber(n),
  });
  return (
    <p className={className}>
      {t(key, {
        percent: formatPercent(percentage),
        level: t(level),
        average,
        points: formatNumber(distance),
        count: distance,
      })}
    </p>
  );
}
