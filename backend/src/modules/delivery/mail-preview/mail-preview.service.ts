import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import { MailService } from '../../mail/queue/mail.service.js';
import type { WordedKind } from '../../mail/wording/mail-templates.js';
import type { Questionnaire } from '../../questionnaires/questionnaire.entity.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import type { Evaluation } from '../../evaluations/evaluation.entity.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { OfferNoticesService } from '../../results/offers/offer-notices.service.js';
import { offerContent, offerReceiptContent } from '../../results/offers/requested-offer.js';
import { SnapshotService } from '../../results/snapshot/snapshot.service.js';
import { NO_RESULT, receiptContent, resultContent, shareContent } from '../../results/client-mails.js';
import type { MailPreviewResponse } from './mail-preview.dto.js';
import { SAMPLE_ADDRESS, SAMPLE_LINKS, sampleContent } from './sample-content.js';

interface Asked {
  questionnaireId: number;
  kind: WordedKind;
  language?: Language | undefined;
  evaluationId?: string | undefined;
  /** Who looks: a sign-in code would go to them. */
  adminEmail: string;
}

/** How many tips the preview of an offer request takes to be ticked. */
const TICKED = 2;

/** Shows mails before anybody gets them (rules: mails). */
@Injectable()
export class MailPreviewService {
  constructor(
    private readonly evaluations: EvaluationsService,
    private readonly questionnaires: QuestionnairesService,
    private readonly snapshots: SnapshotService,
    private readonly notices: OfferNoticesService,
    private readonly mails: MailService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Links lead to the preview of the page, as in the test mail. Throws NotFound for another questionnaire's evaluation. */
  async preview({ evaluationId, adminEmail, ...asked }: Asked): Promise<MailPreviewResponse> {
    const { kind, questionnaireId } = asked;
    const questionnaire = await this.questionnaires.one(questionnaireId);
    const language = asked.language ?? questionnaire.language;
    const evaluation = evaluationId === undefined ? null : await this.find(evaluationId, questionnaireId);
    const content = {
      ...sampleContent(kind, language, this.env.publicUrl),
      ...(kind === 'result' ? expertOf(questionnaire) : {}),
      ...(evaluation ? await this.contentOf(kind, evaluation) : {}),
      ...(kind === 'result' && !questionnaire.mailShowsScore ? NO_RESULT : {}),
    };
    return {
      kind,
      language,
      to: await this.recipientsOf({ kind, questionnaireId, adminEmail }, evaluation),
      ...(await this.mails.preview({ kind, language, questionnaireId }, content)),
    };
  }

  private async recipientsOf(
    { kind, questionnaireId, adminEmail }: Asked,
    evaluation: Evaluation | null,
  ): Promise<string[]> {
    switch (kind) {
      case 'result':
      case 'receipt':
      case 'confirm':
      case 'offer-receipt':
        return [evaluation?.clientEmail ?? SAMPLE_ADDRESS];
      case 'share':
      case 'continue':
      case 'invitation':
      case 'again':
      case 'reminder':
        return [SAMPLE_ADDRESS];
      case 'offer':
        return this.notices.recipients(questionnaireId);
      default:
        return [adminEmail];
    }
  }

  private async find(id: string, questionnaireId: number): Promise<Evaluation> {
    const evaluation = await this.evaluations.one(id);
    if (evaluation.questionnaireId !== questionnaireId) throw new NotFound();
    return evaluation;
  }

  private async contentOf(kind: WordedKind, evaluation: Evaluation): Promise<Record<string, string>> {
    const link = `${this.env.publicUrl}/evaluation/${evaluation.hashedUrl}?preview=1`;
    switch (kind) {
      case 'result':
        return resultContent(evaluation, link, await this.pageOf(evaluation), true);
      case 'receipt':
        return receiptContent(evaluation, `${this.env.publicUrl}/`);
      case 'confirm':
        return receiptContent(evaluation, `${this.env.publicUrl}${SAMPLE_LINKS.confirm}`);
      case 'share':
        return shareContent(evaluation, link);
      case 'offer':
        return this.offerOf(evaluation);
      case 'offer-receipt':
        return this.offerReceiptOf(evaluation, link);
      default:
        return {};
    }
  }

  private async pageOf(evaluation: Evaluation): Promise<PublishedPage> {
    return evaluation.published ?? (await this.snapshots.live(evaluation));
  }

  /** As if the client had ticked the first tips and asked for the first product; a made-up product where there is none. */
  private async offerOf(evaluation: Evaluation): Promise<Record<string, string>> {
    const { page, product } = await this.firstProductOf(evaluation);
    const tips = page.sections.flatMap(({ id }) => page.sectionData[id]?.tips ?? []).slice(0, TICKED);
    const {
      productName,
      phone: _phone,
      message: _message,
      ...content
    } = offerContent({
      page,
      product: product ?? { name: '' },
      tips,
      clientEmail: evaluation.clientEmail,
      publicUrl: this.env.publicUrl,
    });
    return product ? { ...content, productName: productName! } : content;
  }

  /** As if the client had just asked for the first product. */
  private async offerReceiptOf(evaluation: Evaluation, link: string): Promise<Record<string, string>> {
    const { page, product } = await this.firstProductOf(evaluation);
    const { message: _none, ...receipt } = offerReceiptContent({
      page,
      product: product ?? { name: '' },
      askedAt: new Date(),
      link,
    });
    const { productName, ...content } = receipt;
    return product ? { ...content, productName: productName! } : content;
  }

  private async firstProductOf(evaluation: Evaluation) {
    const page = await this.pageOf(evaluation);
    return { page, product: page.globalRecommendedProducts[0]?.product ?? page.products[0] };
  }
}

/** Who would sign the result of an evaluation that a person has read. */
const expertOf = ({ reviewerName, reviewerRole }: Questionnaire) => ({
  expert: reviewerName ?? '',
  expertRole: reviewerRole ?? '',
});
