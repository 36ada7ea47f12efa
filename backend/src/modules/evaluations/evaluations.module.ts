import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { AssigneeController } from './assignee/assignee.controller.js';
import { AssigneeService } from './assignee/assignee.service.js';
import './evaluation.entity.js';
import { EvaluationsController } from './evaluations.controller.js';
import { EvaluationsQuery } from './evaluations.query.js';
import { EvaluationsService } from './evaluations.service.js';
import { InsightTrialsController } from './insight-trials/insight-trials.controller.js';
import { InsightTrialsQuery } from './insight-trials/insight-trials.query.js';
import { InsightTrialsService } from './insight-trials/insight-trials.service.js';
import { ChangesQuery } from './list/changes.query.js';
import { ListQuery } from './list/list.query.js';
import './notes/evaluation-note.entity.js';
import { NotesController } from './notes/notes.controller.js';
import { NotesService } from './notes/notes.service.js';
import { SearchController } from './search/search.controller.js';
import { SearchQuery } from './search/search.query.js';
import './texts/text-version.entity.js';
import { TextVersionsController } from './texts/text-versions.controller.js';
import { TextVersionsService } from './texts/text-versions.service.js';
import './views/saved-view.entity.js';
import './views/table-columns.entity.js';
import { TableColumnsController, ViewsController } from './views/views.controller.js';
import { ViewsService } from './views/views.service.js';

@Module({
  imports: [AuthModule, QuestionnairesModule],
  controllers: [
    AssigneeController,
    EvaluationsController,
    InsightTrialsController,
    NotesController,
    SearchController,
    TableColumnsController,
    TextVersionsController,
    ViewsController,
  ],
  providers: [
    AssigneeService,
    EvaluationsQuery,
    EvaluationsService,
    InsightTrialsQuery,
    InsightTrialsService,
    ChangesQuery,
    ListQuery,
    NotesService,
    SearchQuery,
    TextVersionsService,
    ViewsService,
  ],
  exports: [EvaluationsService, EvaluationsQuery, ListQuery, TextVersionsService],
})
export class EvaluationsModule {}
