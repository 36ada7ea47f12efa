import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { OfferNoticesService } from './offers/offer-notices.service.js';
import './offers/offer-request.entity.js';
import { OfferRequestsController, OffersController } from './offers/offers.controller.js';
import { OffersQuery } from './offers/offers.query.js';
import { OffersService } from './offers/offers.service.js';
import { PdfAttachment } from './pdf/pdf-attachment.js';
import { PdfMakerService } from './pdf/pdf-maker.service.js';
import { PdfController } from './pdf/pdf.controller.js';
import { PdfService } from './pdf/pdf.service.js';
import './plan/plan-step.entity.js';
import { PlanController } from './plan/plan.controller.js';
import { PlanFilesService } from './plan/plan-files.service.js';
import { PlanService } from './plan/plan.service.js';
import { ProgrammeReportController } from './programme-report/report.controller.js';
import { ProgrammeReportService } from './programme-report/report.service.js';
import { LiveDataService } from './public-page/live-data.service.js';
import { PublishedPagesService } from './public-page/published-pages.service.js';
import { PagePreviewController, PublicPageController } from './public-page/public-page.controller.js';
import { PublicPageService } from './public-page/public-page.service.js';
import { PublishedEvaluationsService } from './public-page/published-evaluations.service.js';
import './sharing/shared-link.entity.js';
import { SharedLinksService } from './sharing/shared-links.service.js';
import { SharedPagesService } from './sharing/shared-pages.service.js';
import { SharingController } from './sharing/sharing.controller.js';
import { SharingService } from './sharing/sharing.service.js';
import { ForgottenChangesService } from './snapshot/forgotten-changes.service.js';
import { SnapshotService } from './snapshot/snapshot.service.js';

@Module({
  imports: [
    AnalyticsModule,
    AuthModule,
    EvaluationsModule,
    ResponsesModule,
    MailModule,
    PicturesModule,
    QuestionnairesModule,
    SettingsModule,
    UiTextsModule,
  ],
  controllers: [
    OfferRequestsController,
    OffersController,
    PagePreviewController,
    PdfController,
    PlanController,
    ProgrammeReportController,
    PublicPageController,
    SharingController,
  ],
  providers: [
    ForgottenChangesService,
    LiveDataService,
    OfferNoticesService,
    OffersQuery,
    OffersService,
    PdfAttachment,
    PdfMakerService,
    PdfService,
    PlanFilesService,
    PlanService,
    ProgrammeReportService,
    PublicPageService,
    PublishedEvaluationsService,
    PublishedPagesService,
    SharedLinksService,
    SharedPagesService,
    SharingService,
    SnapshotService,
  ],
  exports: [OfferNoticesService, OffersService, PublicPageService, SnapshotService],
})
export class ResultsModule {}
