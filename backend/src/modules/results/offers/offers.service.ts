import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { BadRequest } from '../../../platform/errors/app-error.js';
import { Events } from '../../../platform/events/events.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { MailAccepted } from '../../mail/queue/mail.events.js';
import type { Product } from '../../questionnaires/products.js';
import {
  type PublishedEvaluation,
  PublishedEvaluationsService,
} from '../public-page/published-evaluations.service.js';
import { OfferNoticesService } from './offer-notices.service.js';
import type { TickedTip } from './offer-request.entity.js';
import type { OffersOfPageResponse, RequestOfferResponse } from './offers.dto.js';
import { OffersQuery } from './offers.query.js';
import { type OfferWords, outlineOf, productOf, tickedTips } from './requested-offer.js';
import { isTelephone } from './telephone.js';

const CALLS_PER_HOUR = { name: 'offer-calls', max: 120, seconds: 3600 };
const NEW_PER_DAY = { name: 'offer-day', max: 30, seconds: 86_400 };

interface RequestedOffer extends OfferWords {
  product: string;
  /** Question ids of the ticked tips. */
  whatIf: string[];
  consent: boolean;
}

/** A request as it is stored. */
interface Stored {
  id: string;
  askedAt: Date;
}

interface Asked {
  product: Product;
  tips: TickedTip[];
  words: OfferWords;
}

/** Clients ask for an offer; the operator gets at most one mail a day per product (rules: offers). */
@Injectable()
export class OffersService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: PublishedEvaluationsService,
    private readonly notices: OfferNoticesService,
    private readonly offers: OffersQuery,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
    private readonly audit: Audit,
    events: Events,
  ) {
    events.on(MailAccepted, ({ offerRequestId }) =>
      offerRequestId ? this.notified(offerRequestId) : undefined,
    );
  }

  /**
   * Takes the request in; asking again within 24 hours is the same request: its ticks and words are taken over, nobody is
   * mailed again. A call that is not a client's is only checked. Throws NotFound without a snapshot, offer_product_unknown,
   * offer_consent_missing, offer_phone_invalid, TooMany.
   */
  async request(
    link: string,
    requested: RequestedOffer,
    ip: string,
    isClient: boolean,
  ): Promise<Omit<RequestOfferResponse, 'success'>> {
    const evaluation = await this.evaluations.byLink(link);
    const product = productOf(evaluation.published, requested.product);
    if (!product) throw new BadRequest('offer_product_unknown');
    if (!requested.consent) throw new BadRequest('offer_consent_missing');
    if (requested.phone !== null && !isTelephone(requested.phone))
      throw new BadRequest('offer_phone_invalid');
    if (!isClient) return { recorded: false, askedAt: null, receipt: false };
    const caller = `${evaluation.id} ${this.keys.hash('address-hash', ip)}`;
    await this.limits.demand(caller, [CALLS_PER_HOUR]);
    const asked = {
      product,
      tips: tickedTips(evaluation.published, requested.whatIf),
      words: { message: requested.message, phone: requested.phone },
    };
    const askedAt = await this.database.transaction(async () => {
      // The lock serialises simultaneous requests.
      await this.evaluations.noteUse(evaluation.id, 'clicked');
      const earlier = await this.earlier(evaluation.id, product);
      return earlier ? this.join(evaluation, earlier, asked) : this.store(evaluation, asked);
    });
    const client = await this.notices.clientOf(evaluation.id);
    return { recorded: true, askedAt, receipt: await this.notices.getsReceipt(client) };
  }

  /** What the page says before and after: where a receipt goes, and what was asked for. Throws NotFound. */
  async ofPage(link: string): Promise<OffersOfPageResponse> {
    const { id } = await this.evaluations.byLink(link);
    const [{ email }, offers] = await Promise.all([this.notices.clientOf(id), this.offers.askedLately(id)]);
    return { clientEmail: outlineOf(email), offers };
  }

  /** A mail about the request was accepted. Runs in the transaction that stores it. */
  async notified(id: string): Promise<void> {
    await this.database.query(
      `UPDATE offer_request SET notified_at = now() WHERE id = $1 AND notified_at IS NULL`,
      [id],
    );
  }

  private async earlier(evaluationId: string, product: Product): Promise<Stored | undefined> {
    const [row] = await this.database.query<Stored>(
      `SELECT id, created_at AS asked_at FROM offer_request
        WHERE evaluation_id = $1 AND product_id = $2 AND created_at > now() - interval '24 hours'
        ORDER BY created_at DESC LIMIT 1`,
      [evaluationId, product.id],
    );
    return row;
  }

  /** The same request: what was ticked anew or written further is taken over; nobody is mailed again. */
  private async join(evaluation: PublishedEvaluation, earlier: Stored, asked: Asked): Promise<Date> {
    const { product, tips, words } = asked;
    await this.database.query(
      `UPDATE offer_request SET what_if = CASE WHEN $2::jsonb = '[]' THEN what_if ELSE $2::jsonb END,
              message = coalesce($3, message), phone = coalesce($4, phone)
        WHERE id = $1`,
      [earlier.id, JSON.stringify(tips), words.message, words.phone],
    );
    await this.note(evaluation, product, true);
    return earlier.askedAt;
  }

  private async store(evaluation: PublishedEvaluation, { product, tips, words }: Asked): Promise<Date> {
    const { id, questionnaireId } = evaluation;
    await this.limits.demand(id, [NEW_PER_DAY]);
    const [row] = await this.database.query<Stored>(
      `INSERT INTO offer_request (evaluation_id, questionnaire_id, product_id, product_name, what_if, message, phone, consented_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now()) RETURNING id, created_at AS asked_at`,
      [id, questionnaireId, product.id, product.name, JSON.stringify(tips), words.message, words.phone],
    );
    const { id: offerRequestId, askedAt } = row!;
    await this.notices.send(evaluation, { offerRequestId, product, tips, words, askedAt });
    await this.note(evaluation, product, false);
    return askedAt;
  }

  private async note(evaluation: PublishedEvaluation, product: Product, repeated: boolean): Promise<void> {
    await this.audit.record({
      action: 'offer.request',
      target: evaluation.id,
      questionnaireId: evaluation.questionnaireId,
      details: { product: product.id, ...(repeated ? { repeated } : {}) },
    });
  }
}
