import { type Schemas } from '../../../shared/api/operations.ts';

/** What a configuration workbook does, or would do. With any error nothing is taken over. */
export type ConfigurationReport = Readonly<Schemas['ConfigurationImportResponse']>;

/** A row of the workbook that creates or changes something. */
export type RowChange = ConfigurationReport['changes'][number];

/** True when applying the workbook would store something. */
export function hasWork({ created, updated, errors }: ConfigurationReport): boolean {
  return errors.length === 0 && created + updated > 0;
}
