import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { Conflict, TooMany } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { TokenBucket } from '../../../platform/http/token-bucket.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { MailTransportsService } from '../../mail/delivery/transports/mail-transports.service.js';
import { AnswerPromiseService } from '../../settings/answer-promise.service.js';
import { LandingService } from '../../settings/landing.service.js';
import { ContinueLaterService } from '../drafts/continue-later.service.js';
import { ResponseDraftsService } from '../drafts/response-drafts.service.js';
import { highestCounter } from '../drafts/draft-answers.js';
import { estimatedMinutes } from '../estimated-minutes.js';
import { stateOf } from '../form-state.js';
import { FunnelService } from '../funnel/funnel.service.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { AddressCheckService } from '../submission/address-check.service.js';
import { ConsentService } from '../submission/consent.service.js';
import { SubmissionService } from '../submission/submission.service.js';
import { type FormDefinition, FormDefinitionService } from './form-definition.service.js';
import type {
  DraftResponse,
  FormResponse,
  FormState,
  SaveAnswersRequest,
  SavedAnswersResponse,
  SubmitRequest,
  SubmittedResponse,
} from './form.dto.js';

const CALLS = { burst: 400, perSecond: 50 };
const SUBMISSIONS = { name: 'form-submissions', max: 60, seconds: 3600 };

interface Visitor {
  source: string;
  invitation?: string;
  ip: string;
}

/** The public calls of online forms: limits, state, and who does the work (rules: public calls of a form). */
@Injectable()
export class FormService {
  private readonly calls = new TokenBucket(CALLS);

  constructor(
    private readonly definitions: FormDefinitionService,
    private readonly drafts: ResponseDraftsService,
    private readonly later: ContinueLaterService,
    private readonly submissions: SubmissionService,
    private readonly addresses: AddressCheckService,
    private readonly consents: ConsentService,
    private readonly invitations: InvitationsService,
    private readonly funnel: FunnelService,
    private readonly landing: LandingService,
    private readonly promise: AnswerPromiseService,
    private readonly transports: MailTransportsService,
    private readonly suppressions: SuppressionsService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
  ) {}

  async read(slug: string): Promise<FormResponse> {
    return this.describe(await this.definitions.bySlug(slug));
  }

  /** As an admin sees it, whatever its state. */
  async preview(questionnaireId: number): Promise<FormResponse> {
    return this.describe(await this.definitions.of(questionnaireId), 'open');
  }

  /** Counts a visit; of an invited clinic it is noted that the link was opened. */
  async visited(slug: string, { source, invitation, ip }: Visitor): Promise<void> {
    this.take(ip);
    const form = await this.definitions.bySlug(slug);
    const invited = invitation === undefined ? null : await this.invitations.byToken(invitation);
    if (invited?.questionnaireId === form.questionnaireId) await this.invitations.opened(invited.id);
    await this.funnel.visited(form.questionnaireId, source);
  }

  /** Throws Conflict form_not_open and draft_submitted, and TooMany. */
  async save(
    slug: string,
    { draft, answers, source }: SaveAnswersRequest,
    ip: string,
  ): Promise<SavedAnswersResponse> {
    this.take(ip);
    const form = await this.open(slug);
    const saved = await this.drafts.save(form, draft, answers, source);
    return { version: form.version, ...saved };
  }

  /** What somebody goes on with; an invited clinic's name and address are known before the first answer. */
  async draft(slug: string, secret: string, ip: string): Promise<DraftResponse> {
    this.take(ip);
    const { questionnaireId } = await this.definitions.bySlug(slug);
    const draft = await this.drafts.find(questionnaireId, secret);
    const invited = await this.invitations.byToken(secret);
    const known = invited?.questionnaireId === questionnaireId ? invited : null;
    const answers = draft?.answers ?? {};
    return {
      answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, ...answer })),
      counter: highestCounter(answers),
      submittedAt: draft?.submittedAt?.toISOString() ?? null,
      clientName: known?.clientName ?? '',
      clinicName: known?.clinicName ?? '',
      clientEmail: known?.clientEmail ?? '',
    };
  }

  async continueLater(slug: string, secret: string, email: string, ip: string): Promise<boolean> {
    this.take(ip);
    return this.later.send(await this.open(slug), secret, email, ip);
  }

  /** Throws what SubmissionService.submit throws, Conflict form_not_open, and TooMany. */
  async submit(slug: string, request: SubmitRequest, ip: string): Promise<SubmittedResponse> {
    this.take(ip);
    await this.limits.demand(this.keys.hash('address-hash', ip), [SUBMISSIONS]);
    const form = await this.definitions.bySlug(slug);
    const { source = '', website = '', openMs = 0 } = request;
    const submission = { ...request, source, website, openMs };
    const { submittedAt, score } = await this.submissions.submit(form, stateNow(form) === 'open', submission);
    const isMailable = (await this.suppressions.reasonFor(request.clientEmail)) === null;
    const goesOut = await this.transports.goOut();
    const confirmAddress = form.confirmAddress && isMailable && goesOut;
    const due = isMailable ? await this.promise.due(submittedAt, form.language) : '';
    return { submittedAt: submittedAt.toISOString(), confirmAddress, isMailable, goesOut, due, score };
  }

  async confirmAddress(token: string, ip: string): Promise<void> {
    this.take(ip);
    await this.addresses.confirm(token);
  }

  private async open(slug: string): Promise<FormDefinition> {
    const form = await this.definitions.bySlug(slug);
    const state = stateNow(form);
    if (state !== 'open') throw new Conflict('form_not_open', {}, { state });
    return form;
  }

  private async describe(form: FormDefinition, state: FormState = stateNow(form)): Promise<FormResponse> {
    const { asker, contactEmail, privacyUrl } = await this.landing.contact();
    const { slug, name, language, opensAt, closesAt, intro, closedText, version, wordings, sections } = form;
    return {
      slug,
      name,
      language,
      state,
      opensAt: opensAt !== null && opensAt > new Date() ? opensAt.toISOString() : null,
      closesAt: closesAt?.toISOString() ?? null,
      intro,
      closedText,
      wordings,
      asker,
      contactEmail,
      privacyUrl,
      minutes: estimatedMinutes(sections.flatMap(({ questions }) => questions)),
      confirmAddress: form.confirmAddress,
      minAnsweredPercent: form.minAnsweredPercent,
      version,
      consent: await this.consents.current(language),
      sections:
        state === 'open'
          ? sections.map(({ questions, ...section }) => ({
              ...section,
              questions: questions.map(({ sectionId: _sectionId, ...question }) => question),
            }))
          : [],
      allowedOrigins: form.allowedOrigins,
    };
  }

  private take(ip: string): void {
    if (!this.calls.take(ip)) throw new TooMany();
  }
}

const stateNow = (form: FormDefinition): FormState =>
  stateOf({ ...form, questions: form.questions.size }, new Date());
