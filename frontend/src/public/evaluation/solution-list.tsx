import { use } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { buttonClass, Button } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { useFollowReport } from './client-events.ts';
import { type Solution } from './evaluation-view.ts';
import { OfferContext, type OfferPlace } from './offer/offer-context.ts';
import styles from './page.module.css';

interface SolutionListProps {
  solutions: readonly Solution[];
  /** The gain is told for the area or for the whole. */
  place: OfferPlace;
}

/** Products that could close a gap, honest about how much. */
export function SolutionList({ solutions, place }: SolutionListProps) {
  const t = useTexts();
  const gainKey = place === 'section' ? 'evaluation.product.gain-section' : 'evaluation.product.gain-total';
  return (
    <ul className={`columns gap-4 ${styles.solutions}`}>
      {solutions.map((solution) => (
        <li
          className={`stack justify-start content-start card anywhere pad-5 unbroken ${styles.solution}`}
          key={solution.id}
        >
          <h3>
            <bdi>{solution.name}</bdi>
          </h3>
          {solution.percentage > 0 && (
            <p className={`text-3 strong ${styles.gain}`}>
              {t(gainKey, { count: solution.percentage, points: formatNumber(solution.percentage) })}
            </p>
          )}
          {solution.description !== '' && (
            <p className="soft" dir="auto">
              {solution.description}
            </p>
          )}
          {(solution.priceNote ?? solution.effortNote) !== null && (
            <p className="stack gap-0 text-3">
              {solution.priceNote !== null && (
                <span dir="auto">{t('evaluation.product.price', { note: solution.priceNote })}</span>
              )}
              {solution.effortNote !== null && (
                <span dir="auto">{t('evaluation.product.effort', { note: solution.effortNote })}</span>
              )}
            </p>
          )}
          <div className={`stack gap-0 justify-start ${styles.actions}`}>
            <OfferButton look="quiet" place={place} solution={solution} />
            {solution.url !== null && <MoreLink solution={solution} url={solution.url} />}
          </div>
        </li>
      ))}
    </ul>
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
