import { queryOptions } from '@tanstack/react-query';
import { fetchListByKey, type ListPage } from '../../shared/api/query.ts';
import { type components } from '../../shared/api/schema.gen.ts';

/** A client's wish for an offer on one product. */
export type OfferRequest = components['schemas']['OfferRequestResponse'];

/** How many are asked for at first. */
export const firstOffers = 5;
/** How many more each further look asks for; the server takes no larger page than 500. */
export const furtherOffers = 50;

/** The newest offer requests of a questionnaire. */
export function offersOptions(questionnaireId: number, limit: number) {
  return queryOptions<ListPage<OfferRequest>>({
    queryKey: ['/api/admin/offer-requests', { questionnaireId, limit }],
    queryFn: (context) => fetchListByKey<OfferRequest>(context),
    placeholderData: (before) => before,
  });
}
