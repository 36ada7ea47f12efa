import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { sendOfferRequest } from '../evaluation.api.ts';
import { type Solution } from '../evaluation-view.ts';
import { OfferDeskContext, type OfferDesk, type OfferPlace } from './offer-desk.ts';

interface OfferButtonProps {
  solution: Solution;
  place: OfferPlace;
}

/** Asks for a special offer of one product, once. */
export function OfferButton(props: Readonly<OfferButtonProps>) {
  const desk = use(OfferDeskContext);
  return desk === null ? null : <DeskButton desk={desk} {...props} />;
}

function DeskButton({ desk, solution, place }: Readonly<OfferButtonProps & { desk: OfferDesk }>) {
  const t = useTexts();
  const request = useMutation({
    mutationFn: () =>
      sendOfferRequest({
        evaluationId: desk.evaluationId,
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
