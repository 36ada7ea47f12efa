import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { ReadyEnv } from '../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../platform/env/env.token.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import './status/status-count.entity.js';

const FOLD_MS = 10_000;
const MANY = 40;

/** Adds up the appended changes of status counts where many have gathered. Two folds at once are harmless. */
@Injectable()
export class StatusCounts implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    @InjectEnv() private readonly env: ReadyEnv,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    this.timer = setInterval(() => {
      this.fold().catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Status counts could not be folded'),
      );
    }, FOLD_MS);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async fold(): Promise<void> {
    await this.database.query(
      `WITH crowded AS (SELECT questionnaire_id FROM status_count GROUP BY 1 HAVING count(*) > ${MANY}),
            taken AS (DELETE FROM status_count WHERE questionnaire_id IN (SELECT questionnaire_id FROM crowded)
                      RETURNING questionnaire_id, status, n)
       INSERT INTO status_count (questionnaire_id, status, n)
       SELECT questionnaire_id, status, sum(n) FROM taken GROUP BY 1, 2 HAVING sum(n) <> 0`,
    );
  }
}
