import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import type { Language } from '../../../platform/http/languages.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { MINUTE_MS } from '../../../platform/time/time.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { DIGEST_LINES } from '../../mail/wording/digest-lines.js';
import { MailWayService } from '../../mail/delivery/way/mail-way.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { InboxKind } from '../inbox.dto.js';
import { InboxQuery } from '../inbox.query.js';
import { dueDay } from './digest-time.js';
import type { DigestResponse } from './digest.dto.js';

const LOOK_MS = 5 * MINUTE_MS;

interface Reader {
  id: number;
  email: string;
  language: Language;
}

/**
 * Mails each admin who has switched it on what waits in their inbox, once on a working day, and nothing when nothing waits
 * (rules: digest of the inbox).
 */
@Injectable()
export class DigestService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly inbox: InboxQuery,
    private readonly mails: MailService,
    private readonly ways: MailWayService,
    @InjectEnv() private readonly env: ReadyEnv,
    schedule: Schedule,
  ) {
    schedule.every('inbox-digest', LOOK_MS, (signal) => this.tell(new Date(), signal));
  }

  /** What a person has chosen, and when digests go out. */
  async choiceOf(adminId: number): Promise<DigestResponse> {
    const [row] = await this.database.query<{ isWanted: boolean }>(
      `SELECT is_wanted FROM inbox_digest WHERE admin_id = $1`,
      [adminId],
    );
    return { isWanted: row?.isWanted ?? false, time: await this.time() };
  }

  async choose(adminId: number, isWanted: boolean, language: Language): Promise<void> {
    await this.database.query(
      `INSERT INTO inbox_digest (admin_id, is_wanted, language) VALUES ($1, $2, $3)
       ON CONFLICT (admin_id) DO UPDATE SET is_wanted = excluded.is_wanted, language = excluded.language`,
      [adminId, isWanted, language],
    );
  }

  /** Queues the digests that are due. Not while mails would only be saved, or wait: a digest is of no use later. */
  async tell(now: Date, signal: AbortSignal): Promise<{ digests: number }> {
    const time = await this.time();
    const day = time === null ? null : dueDay(now, time);
    if (day === null || (await this.ways.current()) !== 'sent') return { digests: 0 };
    const readers = await this.database.query<Reader>(
      `SELECT a.id, a.email, d.language FROM inbox_digest d JOIN admin a ON a.id = d.admin_id
        WHERE d.is_wanted AND (d.last_day IS NULL OR d.last_day < $1::date) ORDER BY a.id`,
      [day],
    );
    let digests = 0;
    for (const reader of readers) {
      if (signal.aborted) break;
      if (await this.mailOne(reader, day)) digests += 1;
    }
    return { digests };
  }

  /** The mail and the note that the day is done are stored together, so that nobody gets it twice. */
  private async mailOne({ id, email, language }: Reader, day: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const taken = await this.database.query(
        `UPDATE inbox_digest SET last_day = $2::date
          WHERE admin_id = $1 AND is_wanted AND (last_day IS NULL OR last_day < $2::date) RETURNING admin_id`,
        [id, day],
      );
      if (taken.length === 0) return false;
      const waiting = await this.inbox.waiting(id, COUNTED);
      const total = [...waiting.values()].reduce((sum, number) => sum + number, 0);
      if (total === 0) return false;
      await this.mails.queueNotice({
        kind: 'digest',
        to: [email],
        language,
        content: { ...linesOf(waiting), total: String(total), link: `${this.env.publicUrl}/inbox` },
      });
      return true;
    });
  }

  private async time(): Promise<string | null> {
    const { digest_mail: isOn, digest_time: time } = await this.settings.read('digest_mail', 'digest_time');
    return isOn === 'true' ? time : null;
  }
}

/** Results that were opened wait for nobody. */
const COUNTED: readonly InboxKind[] = Object.values(DIGEST_LINES);

/** The number of each line; '' leaves the line out. Pure. */
const linesOf = (waiting: ReadonlyMap<InboxKind, number>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(DIGEST_LINES).map(([line, kind]) => [line, String(waiting.get(kind) ?? '')]),
  );
