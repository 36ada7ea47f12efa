import { use } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { buttonClass, Button } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Folded } from '../ui/folded.tsx';
import { useFollowReport } from './client-events.ts';
import { type Solution } from './evaluation-view.ts';
import { OfferContext, type OfferPlace } from './offer/offer-context.ts';
import styles from './page.module.css';

interface SolutionListProps {
  solutions: readonly Solution[];
  /** The gain is shown for the area or for the whole. */
  place: OfferPlace;
}

/** Products that could close a gap, honest about how much. */
export function SolutionList({ solutions, place }: SolutionListProps) {
  return (
    <ul className="stack gap-4">
      {solutions.map((solution) => (
        <li className={`card pad-5 unbroken ${styles.solution}`} key={solution.id}>
          <h3 className="space-below-1">
            <bdi>{solution.name}</bdi>
          </h3>
          <SolutionFacts place={place} solution={solution} />
        </li>
      ))}
    </ul>
  );
}

/** What serves a step, to be unfolded beside it; nothing where nothing does. */
export function FoldedSolution({ solution }: { solution: Solution | undefined }) {
  const t = useTexts();
  if (solution === undefined) return null;
  return (
    <Folded look="line" title={t('evaluation.plan.solution', { name: solution.name })}>
      <SolutionFacts place="section" solution={solution} />
    </Folded>
  );
}

/** What a product could bring, what it is and costs, and the ways to it. */
function SolutionFacts({ solution, place }: { solution: Solution; place: OfferPlace }) {
  const t = useTexts();
  const gainKey = place === 'section' ? 'evaluation.product.gain-section' : 'evaluation.product.gain-total';
  return (
    <div className="stack justify-start text-3 anywhere">
      {solution.percentage > 0 && (
        <p className="strong">
          {t(gainKey, { count: solution.percentage, points: formatNumber(solution.percentage) })}
        </p>
      )}
      {solution.description !== '' && (
        <p className="soft" dir="auto">
          {solution.description}
        </p>
      )}
      {solution.priceNote !== null && (
        <p dir="auto">{t('evaluation.product.price', { note: solution.priceNote })}</p>
      )}
      {solution.effortNote !== null && (
        <p dir="auto">{t('evaluation.product.effort', { note: solution.effortNote })}</p>
      )}
      <div className={`cluster gap-wide align-center ${styles.actions}`}>
        <OfferButton look="quiet" place={place} solution={solution} />
        {solution.url !== null && <MoreLink solution={solution} url={solution.url} />}
      </div>
    </div>
  );
}

function MoreLink({ solution, url }: { solution: Solution; url: string }) {
  const t = useTexts();
  const report = useFollowReport(solution.id);
  return (
    <ExternalLink className={buttonClass('plain')} href={url} onFollow={report}>
      {t('evaluation.product.more')}
      <span className="visually-hidden">: {solution.name}</span>
    </ExternalLink>
  );
}

interface OfferButtonProps {
  look: 'quiet' | 'plain';
  solution: Solution;
  place: OfferPlace;
}

/** Asks for an offer of one product, once. */
export function OfferButton({ solution, place, look }: OfferButtonProps) {
  const t = useTexts();
  const offers = use(OfferContext);
  if (offers === null) return null;
  const requested = offers.requested.has(solution.id);
  const label = t(`evaluation.offer.${requested ? 'requested' : 'request'}`);
  return (
    <Button
      aria-disabled={requested}
      aria-label={t('evaluation.offer.for', { label, name: solution.name })}
      look={look}
      onClick={() => {
        if (!requested) offers.onAsk(solution, place);
      }}
    >
      {label}
    </Button>
  );
}
