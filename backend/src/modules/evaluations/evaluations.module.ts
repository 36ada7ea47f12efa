import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { UnsentAlarmService } from './alarm/unsent-alarm.service.js';
import { UnsentQuery } from './alarm/unsent.query.js';
import { EditingController } from './editing/editing.controller.js';
import { EditingService } from './editing/editing.service.js';
import { EvaluationAnswers } from './evaluation-answers.service.js';
import './evaluation.entity.js';
import { EvaluationsController } from './evaluations.controller.js';
import { EvaluationsListener } from './evaluations.listener.js';
import { EvaluationsQuery } from './evaluations.query.js';
import { EvaluationsService } from './evaluations.service.js';
import { ImpactController } from './impact/impact.controller.js';
import { ImpactReads } from './impact/impact.query.js';
import { ImpactService } from './impact/impact.service.js';
import { IntakeService } from './intake/intake.service.js';
import { MailPreviewController } from './mail-preview/mail-preview.controller.js';
import { MailPreviewService } from './mail-preview/mail-preview.service.js';
import { EvaluationMailsController } from './mails/evaluation-mails.controller.js';
import { EvaluationMails } from './mails/evaluation-mails.service.js';
import { OfferNotices } from './offers/offer-notices.service.js';
import './offers/offer-request.entity.js';
import { OfferRequestsController } from './offers/offer-requests.controller.js';
import { OffersController } from './offers/offers.controller.js';
import { OffersQuery } from './offers/offers.query.js';
import { OffersService } from './offers/offers.service.js';
import { PdfAttachment } from './pdf/pdf-attachment.js';
import { PdfMaker } from './pdf/pdf-maker.service.js';
import { PdfController } from './pdf/pdf.controller.js';
import { PdfService } from './pdf/pdf.service.js';
import { LivePartsService } from './public-page/live-parts.service.js';
import { ListQuery } from './list/list.query.js';
import { PublicPageController } from './public-page/public-page.controller.js';
import { PublicPageService } from './public-page/public-page.service.js';
import { PublishedEvaluations } from './public-page/published-evaluations.service.js';
import { ReadyPages } from './public-page/ready-pages.service.js';
import { ReceiptsService } from './receipts/receipts.service.js';
import { CountedColumnsService } from './recount/counted-columns.service.js';
import { ProductRecountService } from './recount/product-recount.service.js';
import { PurgeService } from './removal/purge.service.js';
import { RemovalController } from './removal/removal.controller.js';
import { ErasedSources } from './removal/erased-sources.service.js';
import { RemovalService } from './removal/removal.service.js';
import { Traces } from './removal/traces.service.js';
import { RetentionController } from './retention/retention.controller.js';
import { RetentionService } from './retention/retention.service.js';
import { RescoreService } from './rescore/rescore.service.js';
import { RescoreWorker } from './rescore/rescore.worker.js';
import { ReviewService } from './review/review.service.js';
import { SharingController } from './sharing/sharing.controller.js';
import { SharingService } from './sharing/sharing.service.js';
import { TrelloApi } from './trello/trello-api.service.js';
import { TrelloCardController } from './trello/trello-card.controller.js';
import './trello/trello-card.entity.js';
import { TrelloCards } from './trello/trello-cards.service.js';
import './trello/trello-comment.entity.js';
import { TrelloComments } from './trello/trello-comments.service.js';
import { TrelloTurns } from './trello/trello-turns.service.js';
import { TrelloController } from './trello/trello.controller.js';
import { TrelloListener } from './trello/trello.listener.js';
import { TrelloWorker } from './trello/trello.worker.js';
import { CardIntents } from './trello/card-intents.service.js';
import { TrelloProbe } from './trello/trello-probe.js';
import { TrelloSweep } from './trello/trello-sweep.service.js';
import { SnapshotService } from './snapshot/snapshot.service.js';

@Module({
  imports: [AnalyticsModule, AuthModule, MailModule, QuestionnairesModule, SettingsModule, UiTextsModule],
  controllers: [
    EvaluationsController,
    EditingController,
    ImpactController,
    EvaluationMailsController,
    MailPreviewController,
    RemovalController,
    RetentionController,
    PdfController,
    PublicPageController,
    OffersController,
    OfferRequestsController,
    SharingController,
    TrelloCardController,
    TrelloController,
  ],
  providers: [
    UnsentQuery,
    UnsentAlarmService,
    ReceiptsService,
    CountedColumnsService,
    EditingService,
    EvaluationAnswers,
    EvaluationsService,
    EvaluationsQuery,
    EvaluationsListener,
    EvaluationMails,
    ImpactReads,
    ImpactService,
    IntakeService,
    LivePartsService,
    MailPreviewService,
    OfferNotices,
    OffersQuery,
    OffersService,
    ListQuery,
    PdfAttachment,
    PdfMaker,
    PdfService,
    ProductRecountService,
    PublicPageService,
    PublishedEvaluations,
    PurgeService,
    ReadyPages,
    RemovalService,
    ErasedSources,
    RetentionService,
    Traces,
    RescoreService,
    RescoreWorker,
    ReviewService,
    SharingService,
    SnapshotService,
    CardIntents,
    TrelloApi,
    TrelloCards,
    TrelloComments,
    TrelloListener,
    TrelloProbe,
    TrelloSweep,
    TrelloTurns,
    TrelloWorker,
  ],
  exports: [
    UnsentQuery,
    EditingService,
    EvaluationAnswers,
    EvaluationsService,
    EvaluationsQuery,
    ImpactService,
    IntakeService,
    PublicPageService,
  ],
})
export class EvaluationsModule {}
