import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BoundedCache } from '../../../platform/cache/bounded-cache.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import { namedConsent } from '../../settings/consent-wordings.js';
import { SettingsService } from '../../settings/settings.service.js';

/** A wording as a form shows it; a response keeps its id. */
export interface Consent {
  id: number;
  text: string;
}

/** The wordings that visitors of online forms consent to, and those that they have consented to (rules: consent). */
@Injectable()
export class ConsentService {
  private readonly ids = new BoundedCache<number>({ most: 100 });

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  /** The wording that counts now. It is written down when it is first asked for. */
  async current(language: Language): Promise<Consent> {
    const key = `consent_text_${language}` as const;
    const stored = await this.settings.read(key, 'organisation_name');
    const text = namedConsent(stored[key]!, language, stored.organisation_name);
    const hash = createHash('sha256').update(`${language}\n${text}`).digest('hex');
    const id = this.ids.get(hash) ?? (await this.idOf(hash, language, text));
    return { id, text };
  }

  /** What was consented to with a response. Throws NotFound for one that did not come by an online form. */
  async of(evaluationId: string): Promise<{ text: string; since: Date; consentedAt: Date }> {
    const [row] = await this.database.query<{ text: string; since: Date; consentedAt: Date }>(
      `SELECT c.text, c.created_at AS since, e.submitted_at AS consented_at
         FROM evaluation e JOIN consent_text c ON c.id = e.consent_id WHERE e.id = $1`,
      [evaluationId],
    );
    if (!row) throw new NotFound();
    return row;
  }

  /** The first caller makes the row. Cached only after the commit. */
  private async idOf(hash: string, language: Language, text: string): Promise<number> {
    const [row] = await this.database.query<{ id: number }>(
      `INSERT INTO consent_text (hash, language, text) VALUES ($1, $2, $3)
       ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash RETURNING id`,
      [hash, language, text],
    );
    await this.database.afterCommit(() => this.ids.set(hash, row!.id));
    return row!.id;
  }
}
