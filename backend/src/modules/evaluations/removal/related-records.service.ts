import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { MailService } from '../../mail/mail.service.js';
import { EvaluationsForgotten } from '../evaluations.events.js';

/** What is kept of evaluations elsewhere and says whose they are: mails, rows of sheets (rules: deleting). */
@Injectable()
export class RelatedRecordsService {
  constructor(
    private readonly mails: MailService,
    private readonly events: Events,
  ) {}

  /** In the transaction that removes or empties the evaluations, after that. */
  async remove(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.mails.removeOf(ids);
    await this.events.emit(new EvaluationsForgotten(ids));
  }
}
