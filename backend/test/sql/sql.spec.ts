import pg from 'pg';
import { camelCase } from '../../src/platform/database/database.js';
import { FOREIGN_TABLES, isComposer, mayImport } from '../architecture-rules.js';
import { areaOf } from '../source-imports.js';
import { createTestDatabase } from '../setup/test-database.js';
import { describeStatement } from './described.js';
import { mistakesOf } from './row-types.js';
import { SAMPLES, UNCHECKED } from './samples.js';
import { type Statement, StatementReader } from './statements.js';
import { ownersOfTables, tablesIn } from './tables.js';

describe('Every SQL statement of the back end', () => {
  const reader = new StatementReader(SAMPLES);
  let statements: Statement[];
  let client: pg.Client;
  beforeAll(async () => {
    statements = reader.read();
    client = new pg.Client({ connectionString: await createTestDatabase() });
    await client.connect();
  }, 300_000);
  afterAll(() => client?.end());

  it('is found, and known before it runs', () => {
    expect(statements.length).toBeGreaterThan(250);
    const unknown = statements.filter((one) => one.unknown !== null);
    expect(
      unknown.map(
        ({ place, unknown }) => `${place}: give "${place} ${unknown}" a sample in test/sql/samples.ts`,
      ),
    ).toEqual([]);
    const stale = Object.keys(SAMPLES).filter((sample) => !reader.usedSamples.has(sample));
    expect(stale.map((sample) => `Nothing needs the sample "${sample}": remove it.`)).toEqual([]);
  });

  it('is understood by PostgreSQL, and selects what the type of its rows says', async () => {
    const mistakes: string[] = [];
    for (const { place, texts, row } of statements)
      for (const text of new Set(texts)) mistakes.push(...(await mistakesIn(place, text, row)));
    expect([...new Set(mistakes)]).toEqual([]);
  }, 120_000);

  async function mistakesIn(place: string, text: string, row: Statement['row']): Promise<string[]> {
    try {
      const described = await describeStatement(client, text);
      const columns = described.map((column) => ({ ...column, name: camelCase(column.name) }));
      return mistakesOf(reader.checker, row, columns).map((mistake) => `${place} ${mistake}`);
    } catch (error) {
      return [`${place}: ${(error as Error).message}\n${text}`];
    }
  }

  it('goes through Database, but for what is listed', () => {
    expect(
      reader
        .readUnchecked()
        .filter((file) => !/\/migrations\/|^scripts\//.test(file))
        .toSorted(),
    ).toEqual(Object.keys(UNCHECKED).toSorted());
  });

  it('names tables of its own feature, of those it may import, and what is listed', async () => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const tables = new Set(rows.map(({ name }) => name));
    const owners = ownersOfTables();
    expect([...tables].filter((table) => !owners.has(table))).toEqual([]);
    const found = new Set<string>();
    for (const { place, texts } of statements) {
      const area = areaOf(place);
      if (isComposer(area)) continue;
      for (const [table, use] of texts.flatMap((text) => [...tablesIn(text, tables)]))
        if (owners.get(table) !== area && (use === 'writes' || !mayImport(area, owners.get(table)!)))
          found.add(`${area} ${use} ${table}`);
    }
    const listed = Object.entries(FOREIGN_TABLES).flatMap(([area, { reads = [], writes = [] }]) => [
      ...reads.map((table) => `${area} reads ${table}`),
      ...writes.map((table) => `${area} writes ${table}`),
    ]);
    expect([...found].toSorted()).toEqual(listed.toSorted());
  });
});
