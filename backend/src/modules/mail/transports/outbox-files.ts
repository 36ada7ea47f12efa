import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';

/** Where letters become files while there is no mail service. */
export const outboxOf = ({ dataDir }: Pick<ReadyEnv, 'dataDir'>): string => join(dataDir, 'outbox');

/** The files of the outbox, which go with their mails. */
@Injectable()
export class OutboxFiles {
  private readonly directory: string;

  constructor(@InjectEnv() env: ReadyEnv) {
    this.directory = outboxOf(env);
  }

  /** Removes the files of these mails from this machine's outbox, as far as there are any. */
  async remove(mailIds: string[]): Promise<void> {
    const ends = new Set(mailIds.map((id) => `${id}.eml`));
    const names = await readdir(this.directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names.filter((file) => ends.has(file.slice(-ID_LENGTH))))
      await rm(join(this.directory, name), { force: true });
  }
}

/** Of the mail's id and the ending, which a file's name closes with. */
const ID_LENGTH = 36 + '.eml'.length;
