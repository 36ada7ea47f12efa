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

  it('are for callers that know the token', async () => {
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

  it('show late results, and mails that wait or did not arrive', async () => {
    const of = async (name: string) => {
      const { text } = await scrape(test, `Bearer ${TOKEN}`);
      return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    };
    expect(await of('results_late')).toBe(0);
    const [late] = await test.sql<{ id: string }>(
      `UPDATE evaluation SET submitted_at = now() - interval '3 days', client_email = 'somebody@clinic.hu'
        WHERE id = (SELECT id FROM evaluation LIMIT 1) RETURNING id`,
    );
    expect(await of('results_late')).toBe(1);
    expect(await of('results_oldest_late_seconds')).toBeGreaterThan(259_000);
    const mail = `INSERT INTO mail (kind, evaluation_id, to_address, language, state, delivery, created_at, changed_at) VALUES`;
    await test.sql(
      `${mail} ('result', $1, 'a@b.hu', 'hu', 'failed', NULL, now(), now()),
              ('result', $1, 'a@b.hu', 'hu', 'accepted', 'bounced', now(), now()),
              ('result', $1, 'a@b.hu', 'hu', 'failed', NULL, now() - interval '3 days', now() - interval '2 days'),
              ('notice', NULL, 'a@b.hu', 'hu', 'queued', NULL, now() - interval '1 hour', now())`,
      [late!.id],
    );
    expect(await of('result_mails_undelivered_last_day\\{reason="failed"\\}')).toBe(1);
    expect(await of('result_mails_undelivered_last_day\\{reason="bounced"\\}')).toBe(1);
    expect(await of('result_mails_undelivered_last_day\\{reason="complained"\\}')).toBe(0);
    expect(await of('mails_waiting')).toBe(1);
    expect(await of('mails_oldest_waiting_seconds')).toBeGreaterThan(3599);
  });

  /** Fails where an expression names a metric that nobody offers. */
  const expectOffered = (place: string, expr: string, text: string) => {
    for (const name of expr.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?=[{[)\s]|$)/g) ?? [])
      if (!['histogram_quantile', 'label_values'].includes(name))
        expect([place, name, text.includes(`# TYPE ${name.replace(/_(?:count|bucket|sum)$/, '')} `)]).toEqual(
          [place, name, true],
        );
  };
  const ops = (file: string) => readFileSync(resolve(import.meta.dirname, '../../../ops', file), 'utf8');

  it('are what the example of alarms asks for', async () => {
    const { text } = await scrape(test, `Bearer ${TOKEN}`);
    const rules = (parse(ops('alerts.example.yml')) as Rules).groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, expr, annotations } of rules) {
      expect([alert, annotations.summary.length > 10]).toEqual([alert, true]);
      expectOffered(alert, expr, text);
    }
  });

  it('are what the Grafana dashboard draws', async () => {
    const { text } = await scrape(test, `Bearer ${TOKEN}`);
    const { panels } = JSON.parse(ops('grafana-dashboard.json')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    expect(panels.length).toBeGreaterThan(8);
    for (const { title, targets } of panels) for (const { expr } of targets) expectOffered(title, expr, text);
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
