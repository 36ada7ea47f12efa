import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { Database } from '../database/database.js';
import { InjectEnv, type ReadyEnv } from '../env/env.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { homeOf } from './home.js';
import { Check, Column, PrimaryColumn } from 'typeorm';
import { Table } from '../database/table.js';

/** Where the data is at home: the public address that it is worked with. One row. */
@Table('installation')
@Check('installation_one', 'id = 1')
export class InstallationRow {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('varchar', { length: 500 }) home: string;
  @Column('timestamptz', { name: 'since', default: () => 'now()' }) since: Date;
}

/**
 * Knows whether this process works on the real data or on a copy of it, e.g. a backup that was restored elsewhere: the
 * database remembers the public address where it is at home. A copy sends nothing by itself (rules: copies).
 */
@Injectable()
export class Installation implements OnModuleInit {
  /** Where this process answers. */
  readonly here: string;

  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    @InjectEnv() env: ReadyEnv,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.here = homeOf(env.publicUrl);
  }

  /** The first start on a database makes this its home; before that nothing has been sent from it. */
  async onModuleInit(): Promise<void> {
    await this.database.query(`INSERT INTO installation (home) VALUES ($1) ON CONFLICT DO NOTHING`, [
      this.here,
    ]);
    const home = await this.otherHome();
    if (home !== null)
      this.logger.warn(
        { home, here: this.here },
        'This is a copy: mails, webhooks, cards and syncs wait until an admin says that the data is at home here',
      );
  }

  /** Where the data is at home, when that is not here; null: it is here. */
  async otherHome(): Promise<string | null> {
    const [row] = await this.database.query<{ home: string }>(
      `SELECT home FROM installation WHERE home <> $1`,
      [this.here],
    );
    return row?.home ?? null;
  }

  /** From now on the data is at home here: what waits goes out within seconds. At the former address it rests from now on. */
  async moveHere(): Promise<void> {
    await this.database.transaction(async () => {
      const [former] = await this.database.query<{ home: string }>(
        `SELECT home FROM installation WHERE home <> $1 FOR UPDATE`,
        [this.here],
      );
      if (!former) return;
      await this.database.query(`UPDATE installation SET home = $1, since = now()`, [this.here]);
      await this.audit.record({
        action: 'installation.move',
        target: this.here,
        questionnaireId: null,
        details: { from: former.home },
      });
    });
  }
}
