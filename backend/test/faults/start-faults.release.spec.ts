import { Client } from '../setup/client.js';
import { makeMember } from '../setup/member.js';
import { runSql } from '../setup/test-database.js';
import { survives } from './fault.js';

describe('A first start', () => {
  survives('two servers start on an empty database at the same moment', async ({ n, moment }) => {
    const server = process.env.TEST_POSTGRES_URL!;
    const name = `empty_${n}_${Date.now()}`;
    await runSql(server, `CREATE DATABASE ${name} TEMPLATE template0`);
    const url = server.replace(/\/[^/]+$/, `/${name}`);
    const both = await Promise.all(
      [1, 2].map((which) => makeMember(`server ${which}`, url, { SEED_DEMO: 'true' })),
    );
    try {
      const first = both[0]!.start();
      await moment(400);
      await Promise.all([first, both[1]!.start()]);
      const [counts] = await runSql(
        url,
        `SELECT (SELECT count(*)::int FROM admin) AS admins, count(*)::int AS questionnaires, count(DISTINCT language)::int AS languages FROM questionnaire`,
      );
      expect(counts).toEqual({ admins: 1, questionnaires: 3, languages: 3 });
      for (const { baseUrl } of both)
        expect((await new Client(baseUrl).get('/api/health/ready')).body).toMatchObject({
          database: 'ok',
          queue: 'ok',
        });
    } finally {
      await Promise.all(both.map(({ stop }) => stop()));
    }
    return null;
  });
});
