import { formatFullPercent, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Meter } from '../../ui/meter.tsx';
import { type Section } from '../configuration.api.ts';
import { shadeOf } from './shades.ts';
import { sharesOf } from './weights.ts';

/** All sections that count as parts of one bar. The list below says the same in words. */
export function WeightBar({ sections }: Readonly<{ sections: readonly Section[] }>) {
  const t = useTexts();
  const shares = sharesOf(sections);
  if (shares.length === 0) return <p className="soft">{t('config.weights.none')}</p>;
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  const rounded = sections.reduce((sum, { weightPercent }) => sum + Math.round(weightPercent * 10), 0);
  return (
    <figure className="stack">
      <figcaption className="row gap-4 spread">
        <span>{t('config.weights.title')}</span>
        <strong className="numeric">
          {t('config.weights.total', { percent: formatFullPercent(total) })}
        </strong>
      </figcaption>
      <Meter
        parts={shares.map(({ id, name, percent }) => ({
          percent,
          color: shadeOf(sections.findIndex((one) => one.id === id)),
          title: `${name}: ${formatFullPercent(percent)}`,
        }))}
        size="thick"
      />
      {rounded !== 1_000 && (
        <p className="text-1 soft">{t('config.weights.rounding', { sum: formatNumber(rounded / 10, 1) })}</p>
      )}
    </figure>
  );
}
