import { Module } from '@nestjs/common';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { EarlierResponsesController } from './earlier-responses/earlier-responses.controller.js';
import { EarlierResponsesQuery } from './earlier-responses/earlier-responses.query.js';
import { EarlierResponsesService } from './earlier-responses/earlier-responses.service.js';
import { ReturnedController } from './earlier-responses/returned.controller.js';
import { ReturnedQuery } from './earlier-responses/returned.query.js';
import { ImpactController } from './impact/impact.controller.js';
import { ImpactReads } from './impact/impact.query.js';
import { ImpactService } from './impact/impact.service.js';
import { ForecastService } from './intake/forecast.service.js';
import { IntakeService } from './intake/intake.service.js';
import { SentResponsesController } from './intake/sent-responses.controller.js';
import { SentResponsesService } from './intake/sent-responses.service.js';
import { OutboxRelayService } from './outbox/outbox-relay.service.js';
import { OutboxService } from './outbox/outbox.service.js';
import { RecountService } from './recount/recount.service.js';
import { ErasedSourcesService } from './removal/erased-sources.service.js';
import { PurgeService } from './removal/purge.service.js';
import { RelatedRecordsService } from './removal/related-records.service.js';
import { RemovalController, RetentionController } from './removal/removal.controller.js';
import { RemovalService } from './removal/removal.service.js';
import { ReplacedResponsesService } from './removal/replaced-responses.service.js';
import { RestoreService } from './removal/restore.service.js';
import { TrashController } from './removal/trash.controller.js';
import { TrashQuery } from './removal/trash.query.js';
import { RescoreService } from './rescore/rescore.service.js';
import { RetentionService } from './retention/retention.service.js';
import { ReceivedAnswersService } from './unknown-answers/received-answers.service.js';
import { UnknownAnswersController } from './unknown-answers/unknown-answers.controller.js';
import { UnknownAnswersQuery } from './unknown-answers/unknown-answers.query.js';
import { UnknownAnswersService } from './unknown-answers/unknown-answers.service.js';

/** What happens to responses: how they come in, are scored, scored again, compared, counted, removed and erased. */
@Module({
  imports: [EvaluationsModule, MailModule, QuestionnairesModule, SettingsModule, UiTextsModule],
  controllers: [
    EarlierResponsesController,
    ImpactController,
    RemovalController,
    RetentionController,
    ReturnedController,
    SentResponsesController,
    TrashController,
    UnknownAnswersController,
  ],
  providers: [
    EarlierResponsesQuery,
    EarlierResponsesService,
    ErasedSourcesService,
    ForecastService,
    ImpactReads,
    ImpactService,
    IntakeService,
    OutboxRelayService,
    OutboxService,
    PurgeService,
    ReceivedAnswersService,
    RecountService,
    ReplacedResponsesService,
    RelatedRecordsService,
    RemovalService,
    RescoreService,
    RestoreService,
    RetentionService,
    ReturnedQuery,
    SentResponsesService,
    TrashQuery,
    UnknownAnswersQuery,
    UnknownAnswersService,
  ],
  exports: [
    EarlierResponsesService,
    ImpactService,
    ForecastService,
    IntakeService,
    OutboxRelayService,
    OutboxService,
    ReplacedResponsesService,
    ReturnedQuery,
  ],
})
export class ResponsesModule {}
