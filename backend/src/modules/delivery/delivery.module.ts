import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { ResultsModule } from '../results/results.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { DeliveryGauges } from './delivery-gauges.js';
import { UnsentAlarmService } from './late-results/unsent-alarm.service.js';
import { UnsentQuery } from './late-results/unsent.query.js';
import { MailPreviewController } from './mail-preview/mail-preview.controller.js';
import { MailPreviewService } from './mail-preview/mail-preview.service.js';
import { EvaluationMailsController } from './mails/evaluation-mails.controller.js';
import { EvaluationMailsService } from './mails/evaluation-mails.service.js';
import { MailCountsService } from './mails/mail-counts.service.js';
import { SendingService } from './mails/sending.service.js';
import { ReceiptsConsumer } from './receipts/receipts.consumer.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TimelineService } from './timeline/timeline.service.js';
import { TrelloApiService } from './trello/trello-api.service.js';
import './trello/trello-card.entity.js';
import { TrelloCardsService } from './trello/trello-cards.service.js';
import { TrelloCommentsService } from './trello/trello-comments.service.js';
import { TrelloProbe } from './trello/trello-probe.js';
import { TrelloRateLimitService } from './trello/trello-rate-limit.service.js';
import { TrelloConsumer } from './trello/trello.consumer.js';
import { TrelloCardController, TrelloController } from './trello/trello.controller.js';
import { TrelloWorker } from './trello/trello.worker.js';

@Module({
  imports: [
    AuthModule,
    EvaluationsModule,
    ResponsesModule,
    MailModule,
    QuestionnairesModule,
    ResultsModule,
    SettingsModule,
    WebhooksModule,
  ],
  controllers: [
    EvaluationMailsController,
    MailPreviewController,
    TimelineController,
    TrelloCardController,
    TrelloController,
  ],
  providers: [
    DeliveryGauges,
    EvaluationMailsService,
    MailCountsService,
    MailPreviewService,
    ReceiptsConsumer,
    SendingService,
    TimelineService,
    TrelloApiService,
    TrelloCardsService,
    TrelloCommentsService,
    TrelloConsumer,
    TrelloProbe,
    TrelloRateLimitService,
    TrelloWorker,
    UnsentAlarmService,
    UnsentQuery,
  ],
  exports: [MailCountsService, ReceiptsConsumer, SendingService, TrelloConsumer, UnsentQuery],
})
export class DeliveryModule {}
