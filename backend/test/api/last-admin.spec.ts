import { signedIn } from '../setup/client.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { isRelease } from '../setup/level.js';

const ROUNDS = isRelease ? 25 : 5;

describe('The last admin', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await startTestApp();
    second = await startTestApp({ DATABASE_URL: first.databaseUrl, ROLE: 'api' });
  });
  afterAll(async () => {
    await second?.close();
    await first?.close();
  });

  const ids = async () =>
    (await first.sql<{ id: number }>(`SELECT id FROM admin ORDER BY id`)).map(({ id }) => id);

  it(`remains when two delete each other at once, ${ROUNDS} times over two processes`, async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      await first.sql(`DELETE FROM admin`);
      const anna = await signedIn(first, 'anna@clinic.example');
      const bela = await signedIn(second, 'bela@clinic.example');
      const [idOfAnna, idOfBela] = await ids();
      const answers = await Promise.all([
        anna.call('DELETE', `/api/admin/users/${idOfBela}`),
        bela.call('DELETE', `/api/admin/users/${idOfAnna}`),
      ]);
      expect((await ids()).length).toBe(1);
      outcomes.add(
        answers
          .map(({ status }) => status)
          .sort()
          .join(' '),
      );
    }
    // One deletes; the other one is nobody any more, or was the last.
    expect([...outcomes].every((outcome) => /^200 4(?:01|09)$/.test(outcome))).toBe(true);
  }, 300_000);

  it('remains when everybody deletes themselves at once', async () => {
    await first.sql(`DELETE FROM admin`);
    const people = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => signedIn(n % 2 ? first : second, `person${n}@clinic.example`)),
    );
    const own = await Promise.all(people.map((person) => person.get('/api/user')));
    const answers = await Promise.all(
      people.map((person, index) => person.call('DELETE', `/api/admin/users/${own[index]!.body.id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409]);
    expect((await ids()).length).toBe(1);
  });
});
