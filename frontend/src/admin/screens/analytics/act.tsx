import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card } from '../../kit/ui/page.tsx';
import { spanOf, spanText } from '../../kit/ui/time-span.ts';
import { funnelOptions, type Analytics, type FunnelStep, type Scope } from './analytics.api.ts';
import styles from './analytics.module.css';
import { Bars } from './bars.tsx';
import { mostProducts, shareOf, weakestSections, weakShare } from './chart-data.ts';
import { ClinicsDialog, FirstClinics } from './clinics.tsx';
import { useClinicsAddress } from './clinics-address.ts';
import { PartFigures, type PartProps } from './part-figures.tsx';

/** Whom to call, what clinics lack most, and what to offer to whom. */
export function Act(props: Readonly<PartProps>) {
  const t = useTexts();
  const scope = { questionnaireId: props.questionnaireId, days: props.period.days };
  return (
    <>
      <PartFigures {...props}>
        {(data) => (
          <div className={`columns gap-4 ${styles.pair}`}>
            {(['asked', 'waiting'] as const).map((group) => (
              <Card key={group} title={t(`analytics.act.${group}`)}>
                <FirstClinics {...scope} group={group} />
              </Card>
            ))}
            <Lacks data={data} />
            <Offers data={data} />
            <Funnel {...scope} />
          </div>
        )}
      </PartFigures>
      <ClinicsDialog {...scope} />
    </>
  );
}

/** The sections, those first in which most clinics are weak. */
function Lacks({ data: { sections } }: { data: Analytics }) {
  const t = useTexts();
  const { addressOf } = useClinicsAddress();
  const sorted = sections.toSorted((a, b) => weakShare(b) - weakShare(a));
  const [first, ...others] = weakestSections(sections);
  return (
    <Card note={t('analytics.act.lacks-note')} title={t('analytics.act.lacks')}>
      <p className="strong">
        {first === undefined
          ? t('analytics.act.lacks-none')
          : t(`analytics.act.lacks-${others.length > 0 ? 'several' : 'most'}`, {
              name: [first, ...others].map(({ sectionName }) => sectionName).join(', '),
              number: formatNumber(first.weak, 0),
              total: formatNumber(first.evaluations, 0),
              percent: formatPercent(weakShare(first), 1),
            })}
      </p>
      <Bars
        bars={sorted.map((section) => ({
          key: section.sectionId,
          label: section.sectionName,
          n: section.weak,
          percentage: weakShare(section),
          ...(section.weak > 0
            ? { to: addressOf({ group: 'weak', subject: String(section.sectionId) }) }
            : {}),
        }))}
      />
    </Card>
  );
}

/** The most recommended products. */
function Offers({ data: { productStats, answeredEvaluations } }: { data: Analytics }) {
  const t = useTexts();
  const { addressOf } = useClinicsAddress();
  return (
    <Card note={t('analytics.act.offers-note')} title={t('analytics.act.offers')}>
      {productStats.length === 0 ? (
        <p>{t('analytics.act.offers-none')}</p>
      ) : (
        <Bars
          bars={productStats
            .slice(0, mostProducts)
            .map(({ product, recommendationCount, averagePercentage }) => ({
              key: product.id,
              label: product.name,
              about: t('analytics.act.improves', { percent: formatPercent(averagePercentage, 1) }),
              n: recommendationCount,
              percentage: shareOf(recommendationCount, answeredEvaluations),
              to: addressOf({ group: 'product', subject: product.id }),
            }))}
        />
      )}
    </Card>
  );
}

/** How far evaluations come, from their arrival to a request for an offer, and how long each step takes. */
function Funnel(scope: Readonly<Scope>) {
  const t = useTexts();
  const funnel = useQuery(funnelOptions(scope));
  return (
    <Card note={t('analytics.funnel.note')} title={t('analytics.funnel.title')}>
      <Loaded errorTitle="analytics.load.funnel" lines={7} query={funnel}>
        {(steps) => (
          <Bars
            bars={steps.map(({ step, count, percentage, medianSeconds }) => ({
              key: step,
              label: t(`analytics.step.${step}`),
              about: medianText(t, step, medianSeconds),
              n: count,
              percentage,
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}

function medianText(t: Translate, step: FunnelStep['step'], seconds: number | null): string {
  if (step === 'received' || seconds === null) return '';
  return spanText(t, seconds >= 60 ? spanOf(seconds * 1000) : { unit: 'seconds', count: seconds });
}
