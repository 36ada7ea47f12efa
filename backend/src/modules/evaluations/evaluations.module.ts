import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { UiTextsModule } from '../ui-texts/ui-texts.module.js';
import { AssigneeController } from './assignee/assignee.controller.js';
import { AssigneeService } from './assignee/assignee.service.js';
import './evaluation.entity.js';
import { EvaluationsController, ImpactController } from './evaluations.controller.js';
import { EvaluationsQuery } from './evaluations.query.js';
import { EvaluationsService } from './evaluations.service.js';
import { ImpactReads } from './impact/impact.query.js';
import { ImpactService } from './impact/impact.service.js';
import { IntakeService } from './intake/intake.service.js';
import { SentResponsesController } from './intake/sent-responses.controller.js';
import { SentResponsesService } from './intake/sent-responses.service.js';
import { LineController } from './line/line.controller.js';
import { LineQuery } from './line/line.query.js';
import { LineService } from './line/line.service.js';
import { ReturnedController } from './line/returned.controller.js';
import { ReturnedQuery } from './line/returned.query.js';
import { ChangesQuery } from './list/changes.query.js';
import { ListQuery } from './list/list.query.js';
import './notes/evaluation-note.entity.js';
import { NotesController } from './notes/notes.controller.js';
import { NotesService } from './notes/notes.service.js';
import { OutboxRelayService } from './outbox/outbox-relay.service.js';
import { OutboxService } from './outbox/outbox.service.js';
import { RecountService } from './recount/recount.service.js';
import { ErasedSourcesService } from './removal/erased-sources.service.js';
import { PurgeService } from './removal/purge.service.js';
import { RelatedRecordsService } from './removal/related-records.service.js';
import { RemovalController, RetentionController } from './removal/removal.controller.js';
import { RemovalService } from './removal/removal.service.js';
import { RestoreService } from './removal/restore.service.js';
import { TrashController } from './removal/trash.controller.js';
import { TrashQuery } from './removal/trash.query.js';
import { RescoreService } from './rescore/rescore.service.js';
import { RetentionService } from './retention/retention.service.js';
import { SearchController } from './search/search.controller.js';
import { SearchQuery } from './search/search.query.js';
import { ReceivedAnswersService } from './unknown-answers/received-answers.service.js';
import { UnknownAnswersController } from './unknown-answers/unknown-answers.controller.js';
import { UnknownAnswersQuery } from './unknown-answers/unknown-answers.query.js';
import { UnknownAnswersService } from './unknown-answers/unknown-answers.service.js';
import './versions/text-version.entity.js';
import { TextVersionsController } from './versions/text-versions.controller.js';
import { TextVersionsService } from './versions/text-versions.service.js';
import './views/saved-view.entity.js';
import './views/table-columns.entity.js';
import { TableColumnsController, ViewsController } from './views/views.controller.js';
import { ViewsService } from './views/views.service.js';

@Module({
  imports: [AnalyticsModule, AuthModule, MailModule, QuestionnairesModule, SettingsModule, UiTextsModule],
  controllers: [
    AssigneeController,
    EvaluationsController,
    ImpactController,
    LineController,
    ReturnedController,
    NotesController,
    RemovalController,
    RetentionController,
    SearchController,
    SentResponsesController,
    TrashController,
    TableColumnsController,
    TextVersionsController,
    UnknownAnswersController,
    ViewsController,
  ],
  providers: [
    AssigneeService,
    ErasedSourcesService,
    EvaluationsQuery,
    EvaluationsService,
    ImpactReads,
    ImpactService,
    IntakeService,
    LineQuery,
    LineService,
    ReturnedQuery,
    ChangesQuery,
    ListQuery,
    NotesService,
    OutboxService,
    OutboxRelayService,
    RecountService,
    PurgeService,
    RemovalService,
    RescoreService,
    RestoreService,
    RetentionService,
    SentResponsesService,
    ReceivedAnswersService,
    TrashQuery,
    RelatedRecordsService,
    SearchQuery,
    TextVersionsService,
    UnknownAnswersQuery,
    UnknownAnswersService,
    ViewsService,
  ],
  exports: [
    EvaluationsService,
    EvaluationsQuery,
    ImpactService,
    IntakeService,
    LineService,
    ListQuery,
    OutboxService,
    OutboxRelayService,
    TextVersionsService,
  ],
})
export class EvaluationsModule {}
