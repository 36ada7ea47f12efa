import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { ConnectionOptions } from 'bullmq';
import { DataSource } from 'typeorm';
import { Audit } from './audit/audit.js';
import { Keys } from './crypto/keys.js';
import { SecretBox } from './crypto/secret-box.js';
import { dataSourceOptions } from './database/data-source.js';
import { Database } from './database/database.js';
import { DATABASE_URL, Listener } from './database/listener.js';
import type { ReadyEnv } from './env/embedded-secrets.js';
import { ENV } from './env/env.token.js';
import { Events } from './events/events.js';
import { HealthController } from './health/health.controller.js';
import { Limits } from './http/limits.js';
import './http/rate-counter.entity.js';
import { Bell, QUEUE_CONNECTION } from './jobs/bell.js';
import './jobs/job-item.entity.js';
import './jobs/queue-gate.entity.js';
import { Items } from './jobs/items.js';
import { JobsController } from './jobs/jobs.controller.js';
import { Jobs } from './jobs/jobs.service.js';
import { QueueWorker } from './jobs/queue-worker.js';
import { LOGGER, type Logger } from './logging/logger.js';
import { HttpClient } from './outbound/http-client.js';

export interface Ground {
  env: ReadyEnv;
  databaseUrl: string;
  queueConnection: ConnectionOptions;
  logger: Logger;
}

class OpenDataSource implements OnApplicationShutdown {
  constructor(readonly dataSource: DataSource) {}
  onApplicationShutdown = () => this.dataSource.destroy();
}

/** The ground every feature stands on. It knows none of them. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot({ env, databaseUrl, queueConnection, logger }: Ground): DynamicModule {
    const shared = [Database, Listener, Events, Audit, Limits, Bell, Jobs, Items, QueueWorker];
    const values = [
      { provide: ENV, useValue: env },
      { provide: DATABASE_URL, useValue: databaseUrl },
      { provide: QUEUE_CONNECTION, useValue: queueConnection },
      { provide: LOGGER, useValue: logger },
      { provide: Keys, useValue: new Keys(env.sessionSecret) },
      { provide: SecretBox, useValue: new SecretBox(env.settingsKey, env.settingsKeyOld) },
      { provide: HttpClient, useFactory: () => new HttpClient({ privateHosts: env.outboundPrivateHosts }) },
      { provide: DataSource, useFactory: () => new DataSource(dataSourceOptions(databaseUrl)).initialize() },
      {
        provide: OpenDataSource,
        useFactory: (open: DataSource) => new OpenDataSource(open),
        inject: [DataSource],
      },
    ];
    return {
      module: PlatformModule,
      controllers: [HealthController, JobsController],
      providers: [...values, ...shared],
      exports: [...values, ...shared],
    };
  }
}
