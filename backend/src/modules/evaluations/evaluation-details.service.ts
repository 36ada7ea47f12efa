import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { messageOf } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import type { Language } from '../../platform/http/languages.js';
import { MailService, type ResultState } from '../mail/mail.service.js';
import type { Evaluation } from './evaluation.entity.js';
import { type EvaluationResponse, type MailStateResponse, wholeOf } from './evaluations.dto.js';
import { OFFER_COUNT } from './list/offer-count.js';

/** Turns an evaluation into the API's answer, with the state of its newest result mail and its offer requests, in the caller's language. */
@Injectable()
export class EvaluationDetailsService {
  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
  ) {}

  async whole(evaluation: Evaluation): Promise<EvaluationResponse> {
    const [mail, offerRequests] = await Promise.all([
      this.mails.latestResult(evaluation.id),
      this.offersOf(evaluation.id),
    ]);
    const { language } = caller();
    return wholeOf(evaluation, { mail: mailState(mail, language), offerRequests }, language);
  }

  private async offersOf(id: string): Promise<number> {
    const [counted] = await this.database.query<{ n: number }>(`SELECT (${OFFER_COUNT('$1')})::int AS n`, [
      id,
    ]);
    return counted!.n;
  }
}

function mailState(mail: ResultState | undefined, language: Language): MailStateResponse | null {
  if (!mail) return null;
  const { state, delivery, error, changedAt } = mail;
  return { state, delivery, error: error && messageOf(error.code, language, error.params), changedAt };
}
