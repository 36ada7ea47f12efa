import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { AnalyticsModule } from './modules/analytics/analytics.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BulkModule } from './modules/bulk/bulk.module.js';
import { DeliveryModule } from './modules/delivery/delivery.module.js';
import { EvaluationsModule } from './modules/evaluations/evaluations.module.js';
import { ResponsesModule } from './modules/responses/responses.module.js';
import { GenerationModule } from './modules/generation/generation.module.js';
import { InboxModule } from './modules/inbox/inbox.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { OnlineFormModule } from './modules/online-form/online-form.module.js';
import { OutboxModule } from './modules/outbox/outbox.module.js';
import { PersonalDataModule } from './modules/personal-data/personal-data.module.js';
import { PicturesModule } from './modules/pictures/pictures.module.js';
import { QuestionnairesModule } from './modules/questionnaires/questionnaires.module.js';
import { ResultsModule } from './modules/results/results.module.js';
import { ReviewModule } from './modules/review/review.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { SheetsModule } from './modules/sheets/sheets.module.js';
import { TemplatesModule } from './modules/templates/templates.module.js';
import { UiTextsModule } from './modules/ui-texts/ui-texts.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { ReadYourWritesInterceptor } from './platform/database/listener.js';
import { ErrorFilter } from './platform/errors/error.filter.js';
import { PlatformModule, type PlatformOptions } from './platform/platform.module.js';
import { SeedModule } from './seed/seed.module.js';

/** The only composition root. */
@Module({})
export class AppModule {
  static forRoot(options: PlatformOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(options),
        PicturesModule,
        SettingsModule,
        UiTextsModule,
        MailModule,
        AuthModule,
        // Before the analytics, which would take the word of its call for a questionnaire's id.
        OnlineFormModule,
        AnalyticsModule,
        QuestionnairesModule,
        TemplatesModule,
        EvaluationsModule,
        ResponsesModule,
        ResultsModule,
        ReviewModule,
        GenerationModule,
        DeliveryModule,
        BulkModule,
        SheetsModule,
        WebhooksModule,
        OutboxModule,
        InboxModule,
        PersonalDataModule,
        SeedModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: ReadYourWritesInterceptor },
      ],
    };
  }
}
