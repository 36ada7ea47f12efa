import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { BadRequest, Conflict, TooMany } from '../../../platform/errors/app-error.js';
import { normalizeEmail } from '../../../platform/text/email-address.js';
import { clinicZone } from '../../../platform/time/time.js';
import { wallClockAt } from '../../../platform/time/wall-clock.js';
import { IntakeService } from '../../responses/intake/intake.service.js';
import { sourceKey } from '../../responses/intake/source-key.js';
import { ReplacedResponsesService } from '../../responses/removal/replaced-responses.service.js';
import { OutboxService } from '../../responses/outbox/outbox.service.js';
import { answeredOf } from '../../scoring/answered.js';
import type { SectionScore } from '../../scoring/scoring.types.js';
import { askedQuestions, asResponses, type GivenAnswer, missingAnswers } from '../drafts/draft-answers.js';
import { type Draft, ResponseDraftsService } from '../drafts/response-drafts.service.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import type { FormDefinition } from '../public/form-definition.service.js';
import { ConsentService } from './consent.service.js';

export interface Submission {
  /** The secret of the draft. */
  draft: string;
  /** What the browser holds, so that nothing is lost that was not stored yet. */
  answers: readonly GivenAnswer[];
  source: string;
  clientName: string;
  clinicName: string;
  clientEmail: string;
  consentId: number;
  /** A field that people do not see. */
  website: string;
  /** For how long the visitor's page has been open. */
  openMs: number;
}

export interface Submitted {
  submittedAt: Date;
  score: Score | null;
}

interface Score {
  totalScore: number;
  maxScore: number;
  percentage: number;
  sections: { name: string; percentage: number }[];
}

/** Nobody fills in a questionnaire in less: since the first stored answer or, where that came late (no connection, a continued draft), on the page. */
const LEAST_MS = 3000;

/** Turns a draft into a response, once (rules: sending in). */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly database: Database,
    private readonly drafts: ResponseDraftsService,
    private readonly consents: ConsentService,
    private readonly intake: IntakeService,
    private readonly replaced: ReplacedResponsesService,
    private readonly invitations: InvitationsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Stores the response in one transaction with the draft's end; sent in again, it is the same response, also when the form has
   * closed meanwhile. The answers are saved in the draft before anything is refused. Throws BadRequest answers_missing (details:
   * question ids) and nothing_answered, Conflict form_not_open and consent_changed, TooMany looks_automatic.
   */
  async submit(form: FormDefinition, isOpen: boolean, submission: Submission): Promise<Submitted> {
    const { questionnaireId } = form;
    const known = await this.drafts.find(questionnaireId, submission.draft);
    if (known?.submittedAt) return this.outcome(form, known.submittedAt, known.evaluationId);
    if (!isOpen) throw new Conflict('form_not_open');
    const consent = await this.consents.current(form.language);
    await this.drafts
      .save(form, submission.draft, submission.answers, submission.source)
      .catch(unlessSubmitted);
    return this.database.transaction(async () => {
      const draft = await this.drafts.lock(questionnaireId, submission.draft);
      if (draft.submittedAt) return this.outcome(form, draft.submittedAt, draft.evaluationId);
      const { now } = draft;
      const filledMs = Math.max(now.getTime() - draft.startedAt.getTime(), submission.openMs);
      if (submission.website !== '' || filledMs < LEAST_MS) throw new TooMany('looks_automatic');
      if (submission.consentId !== consent.id) throw new Conflict('consent_changed');
      const asked = askedQuestions(form.sections, draft.answers);
      const answers = asResponses(draft.answers, asked);
      const missing = missingAnswers(answers, asked);
      if (missing.length > 0) throw new BadRequest('answers_missing', {}, missing);
      if (Object.keys(answers).length === 0) throw new BadRequest('nothing_answered');
      const evaluationId = await this.store(form, submission, draft, answers, now);
      await this.drafts.submitted(draft.id, evaluationId);
      if (draft.invitationId) await this.invitations.finished(draft.invitationId, evaluationId);
      return this.outcome(form, now, evaluationId);
    });
  }

  private async store(
    form: FormDefinition,
    submission: Submission,
    draft: Draft,
    answers: Record<string, string>,
    now: Date,
  ): Promise<string> {
    const { questionnaireId } = form;
    const clientEmail = normalizeEmail(submission.clientEmail);
    const former = await this.formerResponse(questionnaireId, clientEmail, submission.clinicName);
    if (former !== undefined) await this.replaced.keep(questionnaireId, former);
    const result = await this.intake.store(
      questionnaireId,
      [
        {
          index: 0,
          sourceKey: sourceKey(questionnaireId, wallClockAt(now, clinicZone()), clientEmail, answers),
          submittedAt: now,
          clientName: submission.clientName,
          clinicName: submission.clinicName,
          clientEmail,
          answers,
          replaces: former,
          origin: 'online',
          source: draft.source,
          consentId: submission.consentId,
          addressCheck: form.confirmAddress ? 'awaited' : 'none',
        },
      ],
      { areNew: true },
    );
    const evaluationId = result.ids.get(0)!;
    if (former === evaluationId) await this.outbox.record('evaluation.replaced', [evaluationId]);
    return evaluationId;
  }

  /**
   * The response that the newest answers of a clinic take the place of: from the online form under the same clinic name and address,
   * untouched by anybody, and not confirmed, as somebody else may have confirmed it.
   */
  private async formerResponse(
    questionnaireId: number,
    clientEmail: string,
    clinicName: string,
  ): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM evaluation WHERE questionnaire_id = $1 AND client_email = $2 AND clinic_key = clinic_key_of($3, $2) AND deleted_at IS NULL AND status = 'pending'
          AND response_origin = 'online' AND address_check IN ('none', 'awaited') ORDER BY submitted_at DESC, id LIMIT 1 FOR UPDATE`,
      [questionnaireId, clientEmail, clinicName],
    );
    return row?.id;
  }

  private async outcome(form: FormDefinition, submittedAt: Date, id: string | null): Promise<Submitted> {
    if (!form.showScore || id === null) return { submittedAt, score: null };
    const [row] = await this.database.query<Omit<Score, 'sections'> & { sectionScores: SectionScore[] }>(
      `SELECT total_score, max_score, percentage, section_scores
         FROM evaluation WHERE id = $1 AND deleted_at IS NULL AND anonymised_at IS NULL`,
      [id],
    );
    if (!row || !answeredOf(row, form.minAnsweredPercent).isEnough) return { submittedAt, score: null };
    const { sectionScores, ...total } = row;
    const sections = sectionScores
      .filter(({ maxScore }) => maxScore > 0)
      .map(({ name, percentage }) => ({ name, percentage }));
    return { submittedAt, score: { ...total, sections } };
  }
}

/** The same call may have come twice: the other one was quicker. */
function unlessSubmitted(error: unknown): void {
  if (!(error instanceof Conflict) || error.code !== 'draft_submitted') throw error;
}
