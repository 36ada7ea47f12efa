import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ConfigurationImportService } from './configuration/configuration-import.service.js';
import { PlannedEffectsService } from './configuration/planned-effects.service.js';
import { FormPagesService } from './forms/form-pages.service.js';
import { FormSourceService } from './forms/form-source.service.js';
import { FormSyncService } from './forms/form-sync.service.js';
import { GoogleSettings } from './integrations/google-settings.js';
import { IntegrationsService } from './integrations/integrations.service.js';
import { FormsProbe, SheetsProbe } from './integrations/google-probes.js';
import { ResponseMappingsService } from './responses/mappings/response-mappings.service.js';
import { ResponsePreviewService } from './responses/preview/response-preview.service.js';
import { ResponseImportService } from './responses/response-import.service.js';
import { ResponsesController } from './responses/responses.controller.js';
import { ReturnedExportsService } from './responses/returned-exports.service.js';
import { ResultsExportService } from './responses/results-export.service.js';
import { SyncScheduleService } from './schedule/sync-schedule.service.js';
import { SyncStateService } from './schedule/sync-state.service.js';
import { SheetsController } from './sheets.controller.js';
import { SheetsWorker } from './sheets.worker.js';
import { GoogleAccessService } from './sources/google-access.service.js';
import { GoogleSheetsService } from './sources/google-sheets.service.js';
import { SharedCsvService } from './sources/shared-csv.service.js';
import { FormSyncController, SheetSyncController, SyncScheduleController } from './sync/sync.controller.js';
import { SheetSyncService } from './sync/sync.service.js';
import { SheetRowsService } from './sync/sheet-rows.service.js';
import { TabReaderService } from './sync/tab-reader.service.js';
import { IntegrationsController, WarningsController } from './warnings/warnings.controller.js';
import { WarningsService } from './warnings/warnings.service.js';

@Module({
  imports: [DeliveryModule, EvaluationsModule, ResponsesModule, QuestionnairesModule, SettingsModule],
  controllers: [
    SheetsController,
    ResponsesController,
    SheetSyncController,
    FormSyncController,
    IntegrationsController,
    SyncScheduleController,
    WarningsController,
  ],
  providers: [
    ConfigurationImportService,
    PlannedEffectsService,
    ResponseImportService,
    ResponseMappingsService,
    ReturnedExportsService,
    ResponsePreviewService,
    ResultsExportService,
    SheetsWorker,
    GoogleAccessService,
    GoogleSheetsService,
    SharedCsvService,
    SheetSyncService,
    SyncStateService,
    SyncScheduleService,
    SheetRowsService,
    TabReaderService,
    WarningsService,
    IntegrationsService,
    GoogleSettings,
    SheetsProbe,
    FormsProbe,
    FormPagesService,
    FormSourceService,
    FormSyncService,
  ],
  exports: [ResponseImportService],
})
export class SheetsModule {}
