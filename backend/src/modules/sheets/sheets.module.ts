import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { QuestionnairesModule } from '../questionnaires/questionnaires.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ConfigurationImportService } from './configuration/configuration-import.service.js';
import { FormPages } from './forms/form-pages.service.js';
import { FormSource } from './forms/form-source.service.js';
import { FormSyncController } from './forms/form-sync.controller.js';
import { FormSyncService } from './forms/form-sync.service.js';
import { FormSyncWorker } from './forms/form-sync.worker.js';
import { FormsProbe } from './integrations/forms-probe.js';
import { GoogleSettings } from './integrations/google-settings.js';
import { IntegrationsController } from './integrations/integrations.controller.js';
import { IntegrationsService } from './integrations/integrations.service.js';
import { SheetsProbe } from './integrations/sheets-probe.js';
import { PlannedEffects } from './configuration/planned-effects.service.js';
import { ResponseImportService } from './responses/response-import.service.js';
import { ResultsExportService } from './responses/results-export.service.js';
import { SheetsController } from './sheets.controller.js';
import { SheetsWorker } from './sheets.worker.js';
import { SyncScheduleController } from './schedule/sync-schedule.controller.js';
import { SyncSchedule } from './schedule/sync-schedule.service.js';
import { SyncState } from './schedule/sync-state.service.js';
import { GoogleAccess } from './sources/google-access.service.js';
import { GoogleSheets } from './sources/google-sheets.service.js';
import { SharedCsv } from './sources/shared-csv.service.js';
import { SheetSyncListener } from './sync/sync.listener.js';
import { SheetSyncController } from './sync/sync.controller.js';
import { SheetSyncService } from './sync/sync.service.js';
import { SheetSyncWorker } from './sync/sync.worker.js';
import { TabHistoryService } from './sync/tab-history.service.js';
import { WarningsController } from './warnings/warnings.controller.js';
import { WarningsService } from './warnings/warnings.service.js';

@Module({
  imports: [DeliveryModule, EvaluationsModule, QuestionnairesModule, SettingsModule],
  controllers: [
    SheetsController,
    SheetSyncController,
    FormSyncController,
    IntegrationsController,
    SyncScheduleController,
    WarningsController,
  ],
  providers: [
    ConfigurationImportService,
    PlannedEffects,
    ResponseImportService,
    ResultsExportService,
    SheetsWorker,
    GoogleAccess,
    GoogleSheets,
    SharedCsv,
    SheetSyncListener,
    SheetSyncService,
    SheetSyncWorker,
    SyncState,
    SyncSchedule,
    TabHistoryService,
    WarningsService,
    IntegrationsService,
    GoogleSettings,
    SheetsProbe,
    FormsProbe,
    FormPages,
    FormSource,
    FormSyncService,
    FormSyncWorker,
  ],
  exports: [ResponseImportService],
})
export class SheetsModule {}
