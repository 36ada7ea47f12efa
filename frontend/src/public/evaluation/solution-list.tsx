import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { buttonClass, Button } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { useFollowReport } from './client-events.ts';
import { type Solution } from './evaluation-view.ts';
import { sendOfferRequest } from './evaluation.api.ts';
import { OfferContext, type OfferPlace, type OfferRequests } from './offer/offer-context.ts';
import styles from './page.module.css';

interface SolutionListProps {
  solutions: readonly Solution[];
  /** The gain is told for the area or for the whole. */
  place: OfferPlace;
}

/** Products that could close a gap, honest about how much. */
export function SolutionList({ solutions, place }: Readonly<SolutionListProps>) {
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
          <div className={`stack gap-0 justify-start ${styles.actions}`}>
            <OfferButton place={place} solution={solution} />
            {solution.url !== null && <MoreLink solution={solution} url={solution.url} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function MoreLink({ solution, url }: Readonly<{ solution: Solution; url: string }>) {
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
  solution: Solution;
  place: OfferPlace;
}

/** Asks for an offer of one product, once. */
function OfferButton(props: Readonly<OfferButtonProps>) {
  const desk = use(OfferContext);
  return desk === null ? null : <DeskButton desk={desk} {...props} />;
}

function DeskButton({ desk, solution, place }: Readonly<OfferButtonProps & { desk: OfferRequests }>) {
  const t = useTexts();
  const request = useMutation({
    mutationFn: () =>
      sendOfferRequest({
        hashedUrl: desk.hashedUrl,
        productId: place === 'summary' ? solution.name : solution.id,
        whatIf: [...desk.ticked],
      }),
    onSuccess: ({ recorded }) => {
      if (recorded) desk.onRequested(solution, place);
      else toast({ title: t('evaluation.offer.admin'), tone: 'info' });
    },
  });
  const requested = desk.requested.has(solution.id);
  const state = requested ? 'requested' : request.isPending ? 'sending' : 'request';
  const ask = () => {
    if (state !== 'request') return;
    if (desk.preview) toast({ title: t('evaluation.offer.preview'), tone: 'info' });
    else request.mutate();
  };
  const label = t(`evaluation.offer.${state}`);
  return (
    <Button
      aria-disabled={state !== 'request'}
      aria-label={t('evaluation.offer.for', { label, name: solution.name })}
      look="quiet"
      onClick={ask}
    >
      {label}
    </Button>
  );
}
