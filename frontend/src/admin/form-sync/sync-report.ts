import { type Schemas } from '../../shared/api/operations.ts';

/** What a sync from the form does, or would do. */
export type SyncReport = Readonly<Schemas['FormSyncResponse']>;

/** True when the sync would store something, be it only how the form calls what is here. */
export function wouldChange({ created, updated, linked, reordered }: SyncReport): boolean {
  return created + updated + linked > 0 || reordered;
}
