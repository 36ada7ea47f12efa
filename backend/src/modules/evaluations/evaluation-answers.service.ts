import { Injectable } from '@nestjs/common';
import { messageOf } from '../../platform/errors/app-error.js';
import type { Language } from '../../platform/http/languages.js';
import type { Mail } from '../mail/mail.entity.js';
import { MailService } from '../mail/mail.service.js';
import type { Evaluation } from './evaluation.entity.js';
import {
  type Around,
  type EvaluationResponse,
  type EvaluationRow,
  type EvaluationSummaryResponse,
  type MailStateResponse,
  summaryOf,
  wholeOf,
} from './evaluations.dto.js';
import { OffersQuery } from './offers/offers.query.js';

/** Turns rows into answers, with their newest result mails and offer requests: one query each for the whole list. */
@Injectable()
export class EvaluationAnswers {
  constructor(
    private readonly mails: MailService,
    private readonly offers: OffersQuery,
  ) {}

  async whole(evaluation: Evaluation, language: Language): Promise<EvaluationResponse> {
    const around = await this.around([evaluation.id], language);
    return wholeOf(evaluation, around(evaluation.id), language);
  }

  async list(
    rows: EvaluationRow[],
    language: Language,
    isSummary: boolean,
  ): Promise<EvaluationSummaryResponse[]> {
    const around = await this.around(
      rows.map(({ id }) => id),
      language,
    );
    return rows.map((row) => {
      if (isSummary) return summaryOf(row, around(row.id), language);
      const whole = wholeOf(row as unknown as Evaluation, around(row.id), language);
      return { ...whole, hasSnapshot: row.hasSnapshot };
    });
  }

  private async around(ids: string[], language: Language): Promise<(id: string) => Around> {
    const [mails, counts] = await Promise.all([this.mails.latestResults(ids), this.offers.countsOf(ids)]);
    return (id) => ({ mail: mailState(mails.get(id), language), offerRequests: counts.get(id) ?? 0 });
  }
}

function mailState(
  mail: Pick<Mail, 'state' | 'error'> | undefined,
  language: Language,
): MailStateResponse | null {
  if (!mail) return null;
  return { state: mail.state, error: mail.error && messageOf(mail.error.code, language, mail.error.params) };
}
