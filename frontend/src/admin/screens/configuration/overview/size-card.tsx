import { useQuery } from '@tanstack/react-query';
import { formatFullPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Meter } from '../../../kit/ui/meter.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { CountTiles } from '../../../kit/ui/tiles.tsx';
import { configurationOptions, type Section } from '../configuration.api.ts';
import { shadeOf } from '../sections/shades.ts';
import { sharesOf } from '../sections/weights.ts';

/** How much there is of the questionnaire, and what each section weighs. */
export function SizeCard({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const configuration = useQuery(configurationOptions(questionnaireId));
  return (
    <Card title={t('config.overview.title')}>
      <Loaded errorTitle="config.load.configuration" lines={5} query={configuration}>
        {({ sections, totals }) => (
          <>
            <CountTiles
              counts={(['sections', 'questions', 'maxScore'] as const).map(
                (name) => [t(`config.overview.${name}`), totals[name]] as const,
              )}
            />
            <WeightBar sections={sections} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** All sections that count as parts of one bar. The list of sections in the next part says the same in words. */
function WeightBar({ sections }: { sections: readonly Section[] }) {
  const t = useTexts();
  const shares = sharesOf(sections);
  if (shares.length === 0) return <p className="soft">{t('config.weights.none')}</p>;
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
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
    </figure>
  );
}
