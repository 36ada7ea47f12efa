import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MIGRATIONS } from '../platform/database/migrations/migrations.js';
import { withScratchDatabase } from './scratch-database.js';
import { schemaDiff } from './schema-diff.js';

/** Writes a migration for what the entities have and the migrations lack. Usage: npm run migration:new -w backend -- add-something */
const name = (process.argv[2] ?? 'change').replace(/[^a-z0-9-]/gi, '-');
const { up, down } = await withScratchDatabase(schemaDiff);
if (up.length === 0) {
  console.log('The migrations already match the entities.');
  process.exit(0);
}
/** Later than every other, whatever the clock says: TypeORM applies them in the order of their stamps. */
const newest = Math.max(...MIGRATIONS.map(({ name: migration }) => Number(/\d+$/.exec(migration)![0])));
const stamp = Math.max(Date.now(), newest + 1);
const className = `${name
  .split('-')
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join('')}${stamp}`;
const lines = (queries: string[]) =>
  queries.map((query) => `    await runner.query(${JSON.stringify(query)});`).join('\n');
const source = `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(runner: QueryRunner): Promise<void> {
${lines(up)}
  }

  async down(runner: QueryRunner): Promise<void> {
${lines(down)}
  }
}
`;
const file = resolve(import.meta.dirname, '../../src/platform/database/migrations', `${stamp}-${name}.ts`);
writeFileSync(file, source);
console.log(`Written: ${file}\nAdd ${className} to migrations.ts.`);
