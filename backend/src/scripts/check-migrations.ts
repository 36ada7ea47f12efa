import 'reflect-metadata';
import { withScratchDatabase } from './scratch-database.js';
import { schemaDiff } from './schema-diff.js';

const { up } = await withScratchDatabase(schemaDiff);
if (up.length > 0) {
  console.error(
    `Entities and migrations disagree. Write a migration (npm run migration:new -w backend):\n${up.join(';\n')}`,
  );
  process.exit(1);
}
console.log('Migrations match the entities.');
