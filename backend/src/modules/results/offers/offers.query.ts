import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { AskedOfferResponse, OfferRequestListParams, OfferRequestResponse } from './offers.dto.js';
import { isLive } from '../../evaluations/live-evaluations.query.js';

/** Offer requests as admins read them; those of hidden and of anonymised evaluations are left out. */
@Injectable()
export class OffersQuery {
  constructor(private readonly database: Database) {}

  /** What the page shows as asked for: for as long as asking again would be the same request. */
  askedLately(evaluationId: string): Promise<AskedOfferResponse[]> {
    return this.database.query<AskedOfferResponse>(
      `SELECT product_id, created_at AS asked_at FROM offer_request
        WHERE evaluation_id = $1 AND created_at > now() - interval '24 hours' ORDER BY created_at DESC`,
      [evaluationId],
    );
  }

  /** Newest first. */
  async list(
    questionnaireId: number,
    { limit = 50, offset = 0 }: OfferRequestListParams,
  ): Promise<{ rows: OfferRequestResponse[]; total: number }> {
    const from = `FROM offer_request o JOIN evaluation e ON e.id = o.evaluation_id AND ${isLive('e.')} WHERE o.questionnaire_id = $1`;
    const [rows, [counted]] = await Promise.all([
      this.database.query<OfferRequestResponse>(
        `SELECT o.id, o.evaluation_id, e.client_name, e.client_email,
                e.clinic_name, o.product_id, o.product_name,
                o.what_if, o.message, o.phone, o.consented_at, o.created_at, o.notified_at
           ${from} ORDER BY o.created_at DESC, o.id DESC LIMIT $2 OFFSET $3`,
        [questionnaireId, limit, offset],
      ),
      this.database.query<{ n: number }>(`SELECT count(*)::int AS n ${from}`, [questionnaireId]),
    ]);
    return { rows, total: counted?.n ?? 0 };
  }
}
