import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { SendingService } from '../modules/delivery/mails/sending.service.js';
import { ApprovalService } from '../modules/review/approval.service.js';
import { PublicPageService } from '../modules/results/public-page/public-page.service.js';
import { GenerationService } from '../modules/generation/generation.service.js';
import { EarlierResponsesService } from '../modules/responses/earlier-responses/earlier-responses.service.js';
import type { DemoRespondent } from './content/content.types.js';

const STEPS = ['pending', 'generated', 'verified', 'sent', 'opened', 'clicked'] as const;

interface DemoEvaluation {
  id: string;
  link: string;
}

/** Takes the evaluations of a demo clinic through their statuses. */
@Injectable()
export class DemoStory {
  constructor(
    private readonly database: Database,
    private readonly earlier: EarlierResponsesService,
    private readonly generation: GenerationService,
    private readonly approval: ApprovalService,
    private readonly sending: SendingService,
    private readonly pages: PublicPageService,
  ) {}

  /** Its earlier response, where there is one, has been through all of them. */
  async tell(questionnaireId: number, { clientEmail, status }: DemoRespondent): Promise<void> {
    const [latest, former] = await this.database.query<DemoEvaluation>(
      `SELECT id, hashed_url AS link FROM evaluation WHERE questionnaire_id = $1 AND client_email = $2 ORDER BY submitted_at DESC`,
      [questionnaireId, clientEmail],
    );
    if (former) {
      await this.take(former, 'clicked');
      await this.earlier.follow(latest!.id, 'person', former.id);
    }
    await this.take(latest!, status);
  }

  private async take({ id, link }: DemoEvaluation, status: DemoRespondent['status']): Promise<void> {
    const last = STEPS.indexOf(status);
    if (last >= 1) await this.generation.writeBuiltIn(id);
    if (last >= 2) await this.verify(id);
    if (last >= 3) await this.sending.mailAccepted(id);
    if (last >= 4) await this.pages.record(link, 'opened', 'demo');
    if (last >= 5) await this.pages.record(link, 'clicked', 'demo');
  }

  /** Nobody has read it, so the page says that the program has checked it. */
  private async verify(id: string): Promise<void> {
    const [row] = await this.database.query<{ version: number }>(
      `SELECT version FROM evaluation WHERE id = $1`,
      [id],
    );
    await this.approval.verify(id, row!.version);
  }

  /** The steps happened on the day of the response, not all at once. */
  async spreadTimes(questionnaireId: number): Promise<void> {
    const after = (column: string, interval: string) =>
      `${column} = CASE WHEN ${column} IS NULL THEN NULL ELSE least(now(), submitted_at + interval '${interval}') END`;
    await this.database.query(
      `UPDATE evaluation SET created_at = submitted_at, ${after('generated_at', '25 minutes')}, ${after('verified_at', '3 hours')},
              ${after('sent_at', '3 hours 10 minutes')}, ${after('opened_at', '9 hours')}, ${after('clicked_at', '9 hours 12 minutes')}
        WHERE questionnaire_id = $1`,
      [questionnaireId],
    );
  }
}
