import { type ReactNode, type RefObject } from 'react';
import { formatNumber, formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Gauge } from '../ui/gauge.tsx';
import { AreaIcon } from './area-icon.tsx';
import styles from './page.module.css';
import { type Average, comparedWithAverage } from './compared.ts';
import { WeakestMark } from './weakest-mark.tsx';

interface ResultHeadProps {
  title: string;
  /** The step's heading, which takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The area whose drawing stands beside the title. */
  area?: string;
  isWeakest?: boolean | undefined;
  result: { percentage: number; average: Average; score: number; maxScore: number };
  /** Below the gauge. */
  contents?: ReactNode;
  children?: ReactNode;
}

/** The answer first: title, gauge with the points, and verdict in words. */
export function ResultHead(props: ResultHeadProps) {
  const { title, heading, area, isWeakest = false, result, contents, children } = props;
  const t = useTexts();
  const { percentage, average, score, maxScore } = result;
  return (
    <div className={styles.result}>
      <div className={`stack justify-start content-start anywhere ${styles.title}`}>
        {area !== undefined && <AreaIcon name={area} size="large" />}
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {isWeakest && <WeakestMark />}
        <AverageVerdict
          average={average}
          className={`text-5 strong ${styles.verdict}`}
          percentage={percentage}
        />
      </div>
      <div className={styles.side}>
        <div className="stack">
          <Gauge average={average} percentage={percentage} />
          <p className={`soft numeric text-3 ${styles.points}`}>
            {t('evaluation.score.points', { score: formatNumber(score), max: formatNumber(maxScore) })}
          </p>
          {contents}
        </div>
      </div>
      <div className={`stack gap-3 hide-empty ${styles.words}`}>{children}</div>
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
      {t(`evaluation.verdict.${key}`, {
        percent: formatPercent(percentage),
        level: t(level),
        average,
        points: formatNumber(distance),
        count: distance,
      })}
    </p>
  );
}
