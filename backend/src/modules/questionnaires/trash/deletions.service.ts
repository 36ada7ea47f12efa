import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { caller } from '../../../platform/http/caller.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { HOUR_MS } from '../../../platform/time/time.js';
import { Deletion, type DeletedKind } from './deletion.entity.js';

/** For how long what was deleted can be brought back. */
export const TRASH_DAYS = 30;

interface NewDeletion {
  questionnaireId: number;
  kind: DeletedKind;
  name?: string;
  content?: object;
}

/** What was deleted when and by whom, for as long as it can be undone (rules: deleting). */
@Injectable()
export class DeletionsService {
  constructor(
    private readonly database: Database,
    schedule: Schedule,
  ) {
    schedule.every('forget-deletions', HOUR_MS, () => this.forgetExpired());
  }

  /** In the transaction of the deletion; answers the id by which it is undone. */
  async record({ questionnaireId, kind, name = '', content }: NewDeletion): Promise<string> {
    const { identifiers } = await this.database
      .repository(Deletion)
      .insert({ questionnaireId, kind, name, content: content ?? null, deletedBy: caller().adminEmail });
    return (identifiers[0] as { id: string }).id;
  }

  /** In the transaction that undoes them, or finds that there was nothing to delete. */
  async forget(ids: string[]): Promise<void> {
    await this.database.repository(Deletion).delete({ id: In(ids) });
  }

  /** Forgets those whose time is over, and those of questionnaires that are gone. */
  private async forgetExpired(): Promise<void> {
    await this.database.query(
      `DELETE FROM deletion d WHERE deleted_at < now() - make_interval(days => $1)
          OR NOT EXISTS (SELECT FROM questionnaire q WHERE q.id = d.questionnaire_id)`,
      [TRASH_DAYS],
    );
  }
}
