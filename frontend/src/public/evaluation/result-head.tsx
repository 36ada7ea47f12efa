import { type ReactNode, type RefObject } from 'react';
import { scoreBand } from '../../shared/score/score-band.ts';
import { formatNumber, formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Gauge } from '../ui/gauge.tsx';
import styles from './page.module.css';

interface ResultHeadProps {
  title: string;
  /** The step's heading, which takes the focus; without it the title is a heading among others. */
  heading: RefObject<HTMLHeadingElement | null> | null;
  result: { percentage: number; average: number; score: number; maxScore: number };
  /** Below the gauge. */
  contents?: ReactNode;
  children?: ReactNode;
}

/** The answer first: title and verdict in words, beside them the gauge with the points. */
export function ResultHead({ title, heading, result, contents, children }: Readonly<ResultHeadProps>) {
  const t = useTexts();
  const { percentage, average, score, maxScore } = result;
  return (
    <div className={`align-center ${styles.result}`}>
      <div className="stack gap-4">
        {heading === null ? (
          <h2 className="text-7">
            <bdi>{title}</bdi>
          </h2>
        ) : (
          <h1 ref={heading} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
        )}
        <Verdict average={average} className="text-5 strong brand" percentage={percentage} />
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

/** The result in one sentence, compared with the industry average where there is one. */
function Verdict({
  percentage,
  average,
  className,
}: Readonly<{ percentage: number; average: number; className: string | undefined }>) {
  const t = useTexts();
  const percent = formatPercent(percentage);
  if (average <= 0)
    return (
      <p className={className}>
        {t('evaluation.verdict.alone', { percent, word: t(scoreBand(percentage).wordKey) })}
      </p>
    );
  const difference = Math.round((percentage - average) * 10) / 10;
  const count = Math.abs(difference);
  const values = { percent, average: formatPercent(average), points: formatNumber(count), count };
  const key = difference === 0 ? 'equal' : difference > 0 ? 'above' : 'below';
  return <p className={className}>{t(`evaluation.verdict.${key}`, values)}</p>;
}
