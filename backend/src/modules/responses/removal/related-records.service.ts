import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { MailService } from '../../mail/queue/mail.service.js';
import { EvaluationsForgotten } from '../../evaluations/evaluations.events.js';
import { ErasedSourcesService } from './erased-sources.service.js';

/** An evaluation that is removed for good. */
export interface Gone {
  id: string;
  questionnaireId: number;
  sourceKey: string;
}

/** What is stored of evaluations elsewhere and says whose they are: mails, rows of sheets, who has read them (rules: deleting). */
@Injectable()
export class RelatedRecordsService {
  constructor(
    private readonly database: Database,
    private readonly erasedSources: ErasedSourcesService,
    private readonly mails: MailService,
    private readonly events: Events,
  ) {}

  /** No import brings their responses back. */
  async rememberErased(gone: Gone[]): Promise<void> {
    if (gone.length > 0) await this.erasedSources.remember(gone);
  }

  /** In the transaction that removes or empties the evaluations, after that. */
  async remove(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.mails.removeOf(ids);
    await this.database.query(`DELETE FROM opened_text WHERE evaluation_id = ANY($1::uuid[])`, [ids]);
    await this.events.emit(new EvaluationsForgotten(ids));
  }
}
