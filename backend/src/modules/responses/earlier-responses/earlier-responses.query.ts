import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EARLIER } from './earlier.query.js';
import type { Following } from './earlier-responses.service.js';

/** An earlier response with which a result could be compared. */
export interface EarlierResponse {
  id: string;
  clientName: string;
  clinicName: string;
  clientEmail: string;
  submittedAt: Date;
  percentage: number;
  isSameAddress: boolean;
  isSameClinic: boolean;
}

const MOST_SHOWN = 20;
const COLUMNS = `f.id, f.client_name, f.clinic_name, f.client_email,
  f.submitted_at, f.percentage, f.client_email = $4 AS is_same_address,
  $5::text <> '' AND fold_search(f.clinic_name) = fold_search($5) AS is_same_clinic`;

/** Which earlier responses an admin may choose from. */
@Injectable()
export class EarlierResponsesQuery {
  constructor(private readonly database: Database) {}

  /** Those of the same address or clinic, the newest first; with words, those in which the words occur. */
  candidates(evaluation: Following, search: string): Promise<EarlierResponse[]> {
    const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
    return this.database.query<EarlierResponse>(
      `SELECT ${COLUMNS} FROM evaluation f WHERE ${EARLIER}
          AND CASE WHEN cardinality($6::text[]) = 0 THEN f.client_email = $4 OR ($5::text <> '' AND f.search_text LIKE ${containing('$5')})
              ELSE NOT EXISTS (SELECT 1 FROM unnest($6::text[]) AS word WHERE f.search_text NOT LIKE ${containing('word')}) END
        ORDER BY f.submitted_at DESC, f.id LIMIT ${MOST_SHOWN}`,
      [...this.parameters(evaluation), words],
    );
  }

  /** The one it follows, by its id. */
  async one(evaluation: Following, formerId: string): Promise<EarlierResponse | null> {
    const [row] = await this.database.query<EarlierResponse>(
      `SELECT ${COLUMNS} FROM evaluation f WHERE ${EARLIER} AND f.id = $6::uuid`,
      [...this.parameters(evaluation), formerId],
    );
    return row ?? null;
  }

  private parameters({ questionnaireId, id, submittedAt, clientEmail, clinicName }: Following): unknown[] {
    return [questionnaireId, id, submittedAt, clientEmail, clinicName];
  }
}

const containing = (text: string) =>
  `'%' || regexp_replace(fold_search(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
