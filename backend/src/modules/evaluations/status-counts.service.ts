import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Schedule } from '../../platform/schedule/schedule.js';
import './status/status-count.entity.js';

const FOLD_MS = 10_000;
const MANY = 40;

/** Adds up the appended changes of status counts where many have gathered. */
@Injectable()
export class StatusCounts {
  constructor(
    private readonly database: Database,
    schedule: Schedule,
  ) {
    schedule.every('fold-status-counts', FOLD_MS, () => this.fold());
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
