import { scoreBand } from '../../shared/score/score-band.ts';
import { formatNumber, formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';

/** The result in one sentence, compared with the industry average where there is one. */
export function Verdict({
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
