import { Injectable } from '@nestjs/common';
import { messageOf } from '../../platform/errors/app-error.js';
import type { Language } from '../../platform/http/languages.js';
import type { Mail } from '../mail/mail.entity.js';
import { MailService } from '../mail/mail.service.js';
import type { Evaluation } from './evaluation.entity.js';
import {
  type EvaluationResponse,
  type EvaluationRow,
  type EvaluationSummaryResponse,
  type MailStateResponse,
  summaryOf,
  wholeOf,
} from './evaluations.dto.js';

/** Turns rows into answers, with the state of their newest result mail: one query for the whole list. */
@Injectable()
export class EvaluationAnswers {
  constructor(private readonly mails: MailService) {}

  async whole(evaluation: Evaluation, language: Language): Promise<EvaluationResponse> {
    const mails = await this.mails.latestResults([evaluation.id]);
    return wholeOf(evaluation, mailState(mails.get(evaluation.id), language), language);
  }

  async list(
    rows: EvaluationRow[],
    language: Language,
    isSummary: boolean,
  ): Promise<EvaluationSummaryResponse[]> {
    const mails = await this.mails.latestResults(rows.map(({ id }) => id));
    return rows.map((row) => {
      const mail = mailState(mails.get(row.id), language);
      if (isSummary) return summaryOf(row, mail, language);
      return { ...wholeOf(row as unknown as Evaluation, mail, language), hasSnapshot: row.hasSnapshot };
    });
  }
}

function mailState(
  mail: Pick<Mail, 'state' | 'error'> | undefined,
  language: Language,
): MailStateResponse | null {
  if (!mail) return null;
  return { state: mail.state, error: mail.error && messageOf(mail.error.code, language, mail.error.params) };
}
