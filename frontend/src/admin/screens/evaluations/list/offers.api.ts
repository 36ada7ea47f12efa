import { keepPreviousData } from '@tanstack/react-query';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { listQuery } from '../../../../shared/api/query.ts';

/** A client's wish for an offer on one product. */
export type OfferRequest = Schemas['OfferRequestResponse'];

/** How many are asked for at first. */
export const firstOffers = 5;
/** How many more each further look asks for; the server takes no larger page than 500. */
export const furtherOffers = 50;

/** The newest offer requests of a questionnaire. */
export function offersOptions(questionnaireId: number, limit: number) {
  return listQuery(
    '/api/admin/offer-requests',
    { query: { questionnaireId, limit } },
    { placeholderData: keepPreviousData },
  );
}
