import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../../platform/env/env.js';
import { Schedule } from '../../../../platform/schedule/schedule.js';
import { DAY_MS, HOUR_MS } from '../../../../platform/time/time.js';

/** Where letters become files while there is no mail service. */
export const outboxOf = ({ dataDir }: Pick<ReadyEnv, 'dataDir'>): string => join(dataDir, 'outbox');

/** Nobody signs in with a code of yesterday; a file that is not whole after an hour never will be. */
const RETENTION_MS: readonly [ending: RegExp, ms: number][] = [
  [/-code-[0-9a-f-]{36}\.eml$/, DAY_MS],
  [/\.eml\.part$/, HOUR_MS],
];

/** The files of the outbox, which go with their mails; what nobody needs any more goes by itself (rules: housekeeping). */
@Injectable()
export class OutboxFiles {
  private readonly directory: string;

  constructor(@InjectEnv() env: ReadyEnv, schedule: Schedule) {
    this.directory = outboxOf(env);
    schedule.every('clear-outbox', HOUR_MS, async () => ({ files: await this.clear(Date.now()) }));
  }

  /** Removes the files of these mails from this machine's outbox, as far as there are any. */
  async remove(mailIds: string[]): Promise<void> {
    const ends = new Set(mailIds.map((id) => `${id}.eml`));
    for (const name of (await this.names()).filter((file) => ends.has(file.slice(-ID_LENGTH))))
      await rm(join(this.directory, name), { force: true });
  }

  /** Removes spent sign-in codes and what a crash or a full disk left unfinished; answers how many files. */
  async clear(now: number): Promise<number> {
    let removed = 0;
    for (const name of await this.names()) {
      const [, retentionMs] = RETENTION_MS.find(([ending]) => ending.test(name)) ?? [];
      if (retentionMs === undefined) continue;
      const file = join(this.directory, name);
      const { mtimeMs } = await stat(file);
      if (now - mtimeMs <= retentionMs) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  }

  private async names(): Promise<string[]> {
    return readdir(this.directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }
}

/** Of the mail's id and the ending, which a file's name closes with. */
const ID_LENGTH = 36 + '.eml'.length;
