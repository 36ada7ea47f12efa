import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { Client, signedIn, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { makeQuestionnaire } from '../make/questionnaires.js';

const TOKEN = 'a-token-of-the-scraper';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

const scrape = async ({ baseUrl }: TestApp, authorization?: string) => {
  const answer = await fetch(`${baseUrl}/api/metrics`, { headers: authorization ? { authorization } : {} });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

describe('metrics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ METRICS: TOKEN });
  });
  afterAll(() => test.close());

  it('are for whoever knows the token', async () => {
    for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])
      expect((await scrape(test, wrong)).status).toBe(401);
    expect((await scrape(test, `Bearer ${TOKEN}`)).status).toBe(200);
  });

  it('count answers by route pattern and status, and hold no id or address', async () => {
    const owner = await signedIn(test, ADMIN_EMAIL);
    const questionnaire = await makeQuestionnaire(owner, { responses: 2 });
    await owner.get(`/api/admin/stats/${questionnaire}`);
    await new Client(test.baseUrl).get('/api/evaluation/0123456789012345678901234567');
    const { text, type } = await scrape(test, `Bearer ${TOKEN}`);
    expect(type).toContain('text/plain');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="[^"]*stats[^"]*",status="200"\} 1/,
    );
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/evaluation\/:hashedUrl",status="404"\} 1/,
    );
    expect(text).not.toMatch(/@|0123456789012345678901234567|clinic/i);
  });

  it('show waiting work, ended jobs, tasks that come round, and the pool', async () => {
    await test.sql(
      `INSERT INTO job (id, queue, kind, state) VALUES ('01234567-89ab-4cde-8f01-23456789abcd', 'parked', 'parked', 'queued')`,
    );
    await test.sql(
      `INSERT INTO job_item (job_id, queue, run_at) VALUES ('01234567-89ab-4cde-8f01-23456789abcd', 'parked', now() - interval '1 hour')`,
    );
    await test.sql(
      `INSERT INTO job (queue, kind, state, finished_at) VALUES ('parked', 'tidied', 'done', now())`,
    );
    await test.sql(
      `INSERT INTO scheduled_task (name, due_at) VALUES ('of-another-release', now() - interval '1 hour')`,
    );
    // The process may run the task in this very moment; then it is made late once more.
    const text = await until(async () => {
      await test.sql(
        `INSERT INTO scheduled_task (name, due_at) VALUES ('purge-hidden', now() - interval '1 hour') ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at`,
      );
      const { text } = await scrape(test, `Bearer ${TOKEN}`);
      return !text.includes('scheduled_task_overdue_seconds{task="purge-hidden"} 0') && text;
    });
    expect(text).not.toContain('of-another-release');
    expect(text).toContain('job_items{queue="parked",state="due"} 1');
    expect(Number(/job_items_oldest_due_seconds\{queue="parked"\} (\S+)/.exec(text)?.[1])).toBeGreaterThan(
      3599,
    );
    expect(text).toContain('jobs_ended_last_hour{kind="tidied",state="done"} 1');
    expect(
      Number(/scheduled_task_overdue_seconds\{task="purge-hidden"\} (\S+)/.exec(text)?.[1]),
    ).toBeGreaterThan(3599);
    expect(text).toContain('database_connections{state="waited for"} 0');
    expect(text).toMatch(/database_connections\{state="busy"\} \d/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  });

  it('are what the example of alarms asks for', async () => {
    const { text } = await scrape(test, `Bearer ${TOKEN}`);
    const file = resolve(import.meta.dirname, '../../../ops/alerts.example.yml');
    const rules = (parse(readFileSync(file, 'utf8')) as Rules).groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, expr, annotations } of rules) {
      expect([alert, annotations.summary.length > 10]).toEqual([alert, true]);
      for (const name of expr.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?=[{[)\s])/g) ?? [])
        if (name !== 'histogram_quantile')
          expect([alert, name, text.includes(`# TYPE ${name.replace(/_(?:count|bucket)$/, '')} `)]).toEqual([
            alert,
            name,
            true,
          ]);
    }
  });
});

it('there are no metrics while nobody has set a token', async () => {
  const test = await startTestApp();
  try {
    expect((await scrape(test, 'Bearer ')).status).toBe(404);
  } finally {
    await test.close();
  }
});
