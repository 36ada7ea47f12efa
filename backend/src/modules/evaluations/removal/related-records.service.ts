import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { MailService } from '../../mail/mail.service.js';
import { EvaluationsForgotten } from '../evaluations.events.js';
import { PageAnchors } from '../list/page-anchors.service.js';

/** What is kept of evaluations elsewhere and says whose they are: mails, places in sorted lists, rows of sheets (rules: deleting). */
@Injectable()
export class RelatedRecords {
  constructor(
    private readonly mails: MailService,
    private readonly anchors: PageAnchors,
    private readonly events: Events,
  ) {}

  /** In the transaction that removes or empties the evaluations, after that. */
  async remove(evaluations: { id: string; questionnaireId: number }[]): Promise<void> {
    if (evaluations.length === 0) return;
    const ids = evaluations.map(({ id }) => id);
    await this.mails.removeOf(ids);
    await this.anchors.forget([...new Set(evaluations.map(({ questionnaireId }) => questionnaireId))]);
    await this.events.emit(new EvaluationsForgotten(ids));
  }
}
