import { DataSource } from 'typeorm';
import '../app.module.js';
import { dataSourceOptions, migrate } from '../platform/database/data-source.js';

export interface SchemaDiff {
  up: string[];
  down: string[];
}

/** What is missing between the migrations and the entities: nothing, when a migration was written for every change. */
export async function schemaDiff(url: string): Promise<SchemaDiff> {
  await migrate(url);
  const dataSource = await new DataSource(dataSourceOptions(url, 2)).initialize();
  try {
    const log = await dataSource.driver.createSchemaBuilder().log();
    return {
      up: log.upQueries.map(({ query }) => query),
      down: log.downQueries.map(({ query }) => query).reverse(),
    };
  } finally {
    await dataSource.destroy();
  }
}
