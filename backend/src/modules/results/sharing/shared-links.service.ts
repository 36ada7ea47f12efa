import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Listener } from '../../../platform/database/listener.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { PublishedEvaluationsService } from '../public-page/published-evaluations.service.js';
import type { MadeLinkResponse, SharedLinkResponse } from './sharing.dto.js';
import { hashOfToken, newSharedToken, outlineOfAddress } from './shared-token.js';

const DAYS = 90;
const PER_EVALUATION = { name: 'share-links', max: 20, seconds: 86_400 };
const MOST_SHOWN = 100;
const COLUMNS = `id, sent_to, created_at, expires_at, revoked_at,
  opened_count, last_opened_at`;

/** The links that an owner has made for others (rules: shared links). Everything here takes the owner's link alone. */
@Injectable()
export class SharedLinksService {
  constructor(
    private readonly database: Database,
    private readonly evaluations: PublishedEvaluationsService,
    private readonly limits: RateLimiter,
    private readonly listener: Listener,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Newest first, those that have ended among them. */
  async list(ownerLink: string): Promise<SharedLinkResponse[]> {
    const { id } = await this.evaluations.byLink(ownerLink);
    return this.database.query<SharedLinkResponse>(
      `SELECT ${COLUMNS} FROM shared_link WHERE evaluation_id = $1 ORDER BY created_at DESC, id LIMIT ${MOST_SHOWN}`,
      [id],
    );
  }

  /** A link that the owner hands on themselves; its address is shown only this once. Throws TooMany. */
  async makeToCopy(ownerLink: string): Promise<MadeLinkResponse> {
    const { id, questionnaireId } = await this.evaluations.byLink(ownerLink);
    await this.limits.demand(id, [PER_EVALUATION]);
    return this.database.transaction(async () => {
      const made = await this.make(id, null);
      await this.audit.record({ action: 'evaluation.share-link', target: id, questionnaireId });
      return made;
    });
  }

  /** In the caller's transaction; of the address only its outline is stored. */
  async make(evaluationId: string, address: string | null): Promise<MadeLinkResponse> {
    const token = newSharedToken();
    const [link] = await this.database.query<SharedLinkResponse>(
      `INSERT INTO shared_link (evaluation_id, token_hash, sent_to, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(days => ${DAYS})) RETURNING ${COLUMNS}`,
      [evaluationId, hashOfToken(token), address === null ? null : outlineOfAddress(address)],
    );
    return { url: `${this.env.publicUrl}/evaluation/${token}`, link: link! };
  }

  /** From now on it shows nothing; done again it changes nothing. Throws NotFound for a link of another page. */
  async revoke(ownerLink: string, linkId: string): Promise<void> {
    const { id, questionnaireId } = await this.evaluations.byLink(ownerLink);
    await this.database.transaction(async () => {
      const [ended] = await this.database.query(
        `UPDATE shared_link SET revoked_at = coalesce(revoked_at, now()) WHERE id = $1 AND evaluation_id = $2 RETURNING id`,
        [linkId, id],
      );
      if (!ended) throw new NotFound();
      await this.audit.record({ action: 'evaluation.revoke-link', target: id, questionnaireId });
    });
    await this.listener.catchUp();
  }
}
