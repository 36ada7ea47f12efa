import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ConnectionOptions } from 'bullmq';
import { Audit } from './audit/audit.js';
import { Keys } from './crypto/keys.js';
import { SecretBox } from './crypto/secret-box.js';
import { dataSourceOptions } from './database/data-source.js';
import { Database } from './database/database.js';
import { DATABASE_URL, Listener } from './database/listener.js';
import { ENV, type ReadyEnv } from './env/env.js';
import { Events } from './events/events.js';
import { HealthController } from './health/health.controller.js';
import { Housekeeping } from './housekeeping/housekeeping.js';
import { IdempotentCallsService } from './http/idempotent-calls.service.js';
import { RateLimiter } from './http/rate-limiter.js';
import { RequestLog } from './http/request-log.js';
import { Shutdown } from './http/shutdown.js';
import { InstallationController } from './installation/installation.controller.js';
import { Installation } from './installation/installation.js';
import { BackgroundWorkQuery } from './jobs/background-work.query.js';
import { ItemRunner } from './jobs/item-runner.js';
import { Items } from './jobs/items.js';
import { JobControl } from './jobs/job-control.js';
import { JobProgress } from './jobs/job-progress.js';
import './jobs/job.entity.js';
import { BackgroundWorkController, JobsController } from './jobs/jobs.controller.js';
import { JobsService } from './jobs/jobs.service.js';
import { QueueWorker } from './jobs/queue-worker.js';
import { QUEUE_CONNECTION, WakeUp } from './jobs/wake-up.js';
import { LOGGER, type Logger } from './logging/logger.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { Metrics } from './metrics/metrics.js';
import { PlatformGauges } from './metrics/platform-gauges.js';
import { HttpClient } from './outbound/http-client.js';
import { Schedule } from './schedule/schedule.js';

export interface PlatformOptions {
  env: ReadyEnv;
  databaseUrl: string;
  queueConnection: ConnectionOptions;
  logger: Logger;
}

/** Technical services that every feature uses; they know no feature. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot({ env, databaseUrl, queueConnection, logger }: PlatformOptions): DynamicModule {
    const shared = [
      Shutdown,
      Database,
      Listener,
      Events,
      Audit,
      Installation,
      IdempotentCallsService,
      RateLimiter,
      Metrics,
      PlatformGauges,
      RequestLog,
      WakeUp,
      JobsService,
      JobControl,
      JobProgress,
      Items,
      ItemRunner,
      QueueWorker,
      Schedule,
      Housekeeping,
      BackgroundWorkQuery,
    ];
    const values = [
      { provide: ENV, useValue: env },
      { provide: DATABASE_URL, useValue: databaseUrl },
      { provide: QUEUE_CONNECTION, useValue: queueConnection },
      { provide: LOGGER, useValue: logger },
      { provide: Keys, useValue: new Keys(env.sessionSecret, env.sessionSecretOld) },
      { provide: SecretBox, useValue: new SecretBox(env.settingsKey, env.settingsKeyOld) },
      {
        provide: HttpClient,
        useFactory: (metrics: Metrics) => outboundClient(env, logger, metrics),
        inject: [Metrics],
      },
    ];
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forRoot({ ...dataSourceOptions(databaseUrl), retryAttempts: 3, retryDelay: 1000 }),
        ScheduleModule.forRoot({ cronJobs: false, timeouts: false }),
      ],
      controllers: [
        HealthController,
        JobsController,
        BackgroundWorkController,
        InstallationController,
        MetricsController,
      ],
      providers: [...values, ...shared],
      exports: [...values, ...shared],
    };
  }
}

/** The one way out, with a line in the log and a count for every call. */
const outboundClient = (env: ReadyEnv, logger: Logger, metrics: Metrics): HttpClient =>
  new HttpClient({
    privateHosts: env.outboundPrivateHosts,
    log: (entry) => {
      logger.info(entry, 'outgoing call');
      metrics.called(entry.service, entry.code ?? String(entry.status), entry.ms);
    },
  });
