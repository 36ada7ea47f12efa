import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';

/** What a good report still wants of the configuration, and faults in its texts. */
export type Review = Readonly<Schemas['ConfigurationReviewResponse']>;

/** One kind of what is wanted, with the places that want it. */
export type MissingItem = Readonly<Schemas['CompletenessItemResponse']>;

/** Where something is wanted. */
export type MissingPlace = Readonly<Schemas['MissingPlaceResponse']>;

/** A fault in a text of the configuration, as the server words it. */
export type Finding = Readonly<Schemas['ConfigurationFindingResponse']>;

/** Read anew whenever the configuration changes. */
export function reviewOptions(questionnaireId: number) {
  return query('/api/admin/configuration-review', { query: { questionnaireId } });
}
