import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { BadRequest, defineMessages, TooMany } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import type { Product } from '../../questionnaires/products.js';
import {
  type PublishedEvaluation,
  PublishedEvaluationsService,
} from '../public-page/published-evaluations.service.js';
import { OfferNoticesService } from './offer-notices.service.js';
import { OfferRequest, type TickedTip } from './offer-request.entity.js';
import { productOf, tickedTips } from './requested-offer.js';

defineMessages({
  offer_product_unknown: {
    hu: 'Erre a termékre ezen az oldalon nem lehet ajánlatot kérni. Kérjük, töltse újra az oldalt.',
    en: 'An offer for this product can not be requested on this page. Please reload the page.',
    ro: 'Pe această pagină nu se poate cere o ofertă pentru acest produs. Vă rugăm să reîncărcați pagina.',
  },
});

const CALLS_PER_HOUR = { name: 'offer-calls', max: 120, seconds: 3600 };
const NEW_PER_DAY = { name: 'offer-day', max: 30, seconds: 86_400 };

interface Wanted {
  product: string;
  /** Question ids of the ticked tips. */
  whatIf: string[];
}

/** Clients ask for an offer; whoever sells hears of each product once a day (rules: offers). */
@Injectable()
export class OffersService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: PublishedEvaluationsService,
    private readonly notices: OfferNoticesService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
    private readonly audit: Audit,
  ) {}

  /**
   * Takes the request in; asking again within 24 hours changes nothing but the ticked tips, and looks the same. A call
   * that is not a client's is only checked. Throws NotFound without a snapshot, offer_product_unknown, TooMany.
   */
  async request(link: string, wanted: Wanted, ip: string, isClient: boolean): Promise<void> {
    const evaluation = await this.evaluations.byLink(link);
    const product = productOf(evaluation.published, wanted.product);
    if (!product) throw new BadRequest('offer_product_unknown');
    if (!isClient) return;
    const caller = `${evaluation.id} ${this.keys.hash('address-hash', ip)}`;
    if (!(await this.limits.take(caller, [CALLS_PER_HOUR]))) throw new TooMany();
    const tips = tickedTips(evaluation.published, wanted.whatIf);
    await this.database.transaction(async () => {
      // The lock makes requests that come at once take turns.
      await this.evaluations.noteUse(evaluation.id, 'clicked');
      if (!(await this.joinEarlier(evaluation.id, product, tips)))
        await this.store(evaluation, product, tips);
    });
  }

  /** A mail about the request was accepted. Runs in the transaction that stores it. */
  async notified(id: string): Promise<void> {
    await this.database.query(
      `UPDATE offer_request SET notified_at = now() WHERE id = $1 AND notified_at IS NULL`,
      [id],
    );
  }

  private async joinEarlier(evaluationId: string, product: Product, tips: TickedTip[]): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE offer_request SET what_if = CASE WHEN $3::jsonb = '[]' THEN what_if ELSE $3::jsonb END
        WHERE evaluation_id = $1 AND product_id = $2 AND created_at > now() - interval '24 hours' RETURNING id`,
      [evaluationId, product.id, JSON.stringify(tips)],
    );
    return rows.length > 0;
  }

  private async store(evaluation: PublishedEvaluation, product: Product, whatIf: TickedTip[]): Promise<void> {
    const { id, questionnaireId } = evaluation;
    if (!(await this.limits.take(id, [NEW_PER_DAY]))) throw new TooMany();
    const { identifiers } = await this.database.repository(OfferRequest).insert({
      evaluationId: id,
      questionnaireId,
      productId: product.id,
      productName: product.name,
      whatIf,
    });
    const offerRequestId = (identifiers[0] as { id: string }).id;
    await this.notices.send(evaluation, { offerRequestId, product, tips: whatIf });
    await this.audit.record({
      action: 'offer.request',
      target: id,
      questionnaireId,
      details: { product: product.id },
    });
  }
}
