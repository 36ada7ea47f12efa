import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../src/app.module.js';
import { setUpHttp } from '../src/http-app.js';
import { Admin, Call } from '../src/platform/http/route-access.js';
import { prepareQueueBackend } from '../src/platform/jobs/queue-backend.js';
import { createLogger } from '../src/platform/logging/logger.js';
import { evaluationsOf, makeQuestionnaire } from './make/questionnaires.js';
import { describeRoute, routesOf, type Route } from './route-list.js';
import { ROUTES } from './route-table.js';
import { Client, signedIn } from './setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from './setup/test-app.js';

const UNKNOWN_UUID = '01234567-89ab-4cde-8f01-23456789abcd';
const NO_NUMBERS = ['999999', '0', '-1', '1e3', '1;--', '99999999999999999999', 'x'];
const NOBODYS: Record<string, string[]> = {
  questionnaire: NO_NUMBERS,
  'restorable-questionnaire': NO_NUMBERS,
  section: NO_NUMBERS,
  question: NO_NUMBERS,
  insight: NO_NUMBERS,
  evaluation: [UNKNOWN_UUID, '1', 'x', '%00', "' OR 1=1--"],
  'stored-evaluation': [UNKNOWN_UUID, '1', 'x', '%00', "' OR 1=1--"],
  'evaluation-link': [UNKNOWN_UUID, 'x'.repeat(32), '1', "' OR 1=1--"],
  job: [UNKNOWN_UUID, '1', 'x'],
  draft: [UNKNOWN_UUID, '1', 'x'],
  invitation: [UNKNOWN_UUID, '1', 'x'],
  webhook: [UNKNOWN_UUID, '1', 'x'],
  'webhook-delivery': [UNKNOWN_UUID, '1', 'x'],
  'ui-text': NO_NUMBERS,
};

describe('the routes', () => {
  let test: TestApp;
  let routes: Route[];
  let owner: Client;
  let stranger: Client;
  let owned: Record<string, string>;

  beforeAll(async () => {
    test = await startTestApp();
    routes = routesOf(test.app);
    owner = await signedIn(test, ADMIN_EMAIL, 'en');
    stranger = await signedIn(test, 'stranger@other.example', 'en');
    const questionnaire = String(await makeQuestionnaire(owner, { responses: 1 }));
    const [evaluation] = await evaluationsOf(owner);
    const [job] = await test.sql<{ id: string }>(`SELECT id FROM job WHERE questionnaire_id = $1 LIMIT 1`, [
      questionnaire,
    ]);
    const [question] = await test.sql<{ id: number; section: number }>(
      `SELECT n.id, s.id AS section FROM question n JOIN section s ON s.id = n.section_id WHERE s.questionnaire_id = $1 LIMIT 1`,
      [questionnaire],
    );
    const [text] = await test.sql<{ id: number }>(
      `INSERT INTO ui_text (key, context, language, value, questionnaire_id) VALUES ('app.title', 'global', 'en', 'Own', $1) RETURNING id`,
      [questionnaire],
    );
    owned = {
      questionnaire,
      'restorable-questionnaire': questionnaire,
      section: String(question!.section),
      question: String(question!.id),
      evaluation: evaluation!.id,
      'stored-evaluation': evaluation!.id,
      'evaluation-link': evaluation!.id,
      job: job!.id,
      'ui-text': String(text!.id),
    };
  });
  afterAll(() => test.close());

  const fill = (path: string, id: string) =>
    path.replace(/:language/, 'hu').replace(/:\w+/, encodeURIComponent(id));
  const call = (client: Client, { method, path }: Route, id: string, headers = {}) =>
    client.call(method, fill(path, id), { body: method === 'GET' ? undefined : {}, headers });
  /** A read that names its object neither in the path nor by the session names it in the query. */
  const named = ({ method, path }: Route, by: string, id: string) =>
    method === 'GET' && !path.includes(':') ? `${path}?${by}=${id}` : path;
  const admins = () => routes.filter(({ access }) => access?.kind === 'admin');
  /** The routes about an object, with its kind and how they name it. */
  const scoped = () =>
    admins().flatMap((route) => {
      if (route.access?.kind !== 'admin' || route.access.scope === 'nothing') return [];
      return [{ route, kind: route.access.scope.of, by: route.access.scope.by }];
    });
  /** What a stranger could have changed or read. */
  const state = () =>
    test.sql(`SELECT (SELECT json_agg(q ORDER BY q.id) FROM questionnaire q)::text AS q, (SELECT json_agg(s ORDER BY s.id) FROM section s)::text AS s,
                     (SELECT json_agg(n ORDER BY n.id) FROM question n)::text AS n, (SELECT json_agg(t ORDER BY t.id) FROM ui_text t)::text AS t, (SELECT json_agg(e) FROM evaluation e)::text AS e,
                     (SELECT count(*) FROM job)::int AS jobs, (SELECT count(*) FROM mail)::int AS mails`);

  it('are these, each with its declared access', () => {
    expect(routes.map(describeRoute).sort()).toEqual(ROUTES);
  });

  it('are all documented, and nothing else is', async () => {
    const { body } = await new Client(test.baseUrl).get<{ paths: Record<string, object> }>('/api/docs-json');
    const documented = Object.entries(body.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented.sort()).toEqual(ROUTES.map((route) => route.split(' — ')[0]));
  });

  it('answer 404 or 403 to an admin without a grant, and change nothing', async () => {
    const before = await state();
    for (const { route, kind, by } of scoped()) {
      const id = owned[kind]!;
      const wanted = kind === 'questionnaire' ? 403 : 404;
      const tries =
        by === 'current' && !route.path.includes(':')
          ? [
              await call(stranger, { ...route, path: `${route.path}?questionnaireId=${id}` }, id),
              await call(stranger, route, id, { 'X-Questionnaire-Id': id }),
            ]
          : [
              await stranger.call(
                route.method,
                fill(named(route, by, id), id),
                route.method === 'GET' ? {} : { body: { [by]: Number(id) } },
              ),
            ];
      for (const { status, body } of tries) {
        expect([describeRoute(route), status]).toEqual([describeRoute(route), wanted]);
        expect(JSON.stringify(body)).not.toMatch(/Felmérés|@|clinic/i);
      }
    }
    expect(await state()).toEqual(before);
  });

  it('ask which questionnaire is meant while none is chosen', async () => {
    const fresh = await signedIn(test, 'fresh@other.example', 'en');
    for (const { route, by } of scoped()) {
      if (by !== 'current' || route.path.includes(':')) continue;
      const { status, body } = await call(fresh, route, '');
      expect([describeRoute(route), status, body.code]).toEqual([
        describeRoute(route),
        400,
        'questionnaire_required',
      ]);
    }
  });

  it('answer 400 or 404 for ids that nobody owns or that are none', async () => {
    for (const { route, kind } of scoped().filter(({ route }) => route.path.includes(':'))) {
      for (const id of NOBODYS[kind]!) {
        const { status, body } = await call(owner, route, id);
        expect([describeRoute(route), id, [400, 404].includes(status) || status]).toEqual([
          describeRoute(route),
          id,
          true,
        ]);
        expect(body.code).toBeTruthy();
      }
    }
  });

  it('never fail inside, whatever a stranger’s call holds', async () => {
    const anonymous = new Client(test.baseUrl);
    const bodies = [undefined, [], 'text', null, { email: {} }, { '': 1 }, { token: [1] }];
    for (const route of routes.filter(({ method }) => method !== 'GET'))
      for (const body of bodies) {
        const answer = await anonymous.call(route.method, fill(route.path, 'x'), { body });
        expect([describeRoute(route), body, answer.status < 500]).toEqual([describeRoute(route), body, true]);
      }
    for (const route of routes.filter(({ method }) => method === 'GET'))
      for (const suffix of [
        '',
        '?questionnaireId=1&questionnaireId=2',
        '?questionnaireId[a]=1',
        '?lang=%00',
        '?%ff',
      ]) {
        const answer = await anonymous.get(`${fill(route.path, 'x')}${suffix}`);
        expect([describeRoute(route), suffix, answer.status < 500]).toEqual([
          describeRoute(route),
          suffix,
          true,
        ]);
      }
  });

  it('are refused when nobody declared who may call them', async () => {
    const app = await withExtraController(test);
    try {
      const admin = await signedIn({ ...test, baseUrl: app.baseUrl }, ADMIN_EMAIL, 'en');
      expect(routesOf(app.app).map(describeRoute)).toContain('GET /api/extra/forgotten — undeclared');
      expect(await admin.get('/api/extra/forgotten')).toMatchObject({
        status: 403,
        body: { code: 'no_access' },
      });
      expect((await admin.get('/api/extra/declared')).status).toBe(200);
      expect((await admin.get('/api/extra/misspelt/1')).status).toBe(500);
    } finally {
      await app.app.close();
    }
  });
});

@Controller('extra')
class ExtraController {
  @Get('declared') @Admin('nothing') @Call('Declared', null) declared() {
    return { ok: true };
  }
  @Get('misspelt/:id') @Admin({ of: 'questionaire', by: 'id' }) misspelt() {
    return { leaked: true };
  }
  @Get('forgotten') undeclared() {
    return { leaked: true };
  }
}

async function withExtraController(test: TestApp): Promise<{ app: NestExpressApplication; baseUrl: string }> {
  const env = { ...test.env, role: 'api' as const };
  const queueConnection = await prepareQueueBackend(test.databaseUrl, null);
  const ground = { env, databaseUrl: test.databaseUrl, queueConnection, logger: createLogger('silent') };
  class ExtraModule {}
  Module({ imports: [AppModule.forRoot(ground)], controllers: [ExtraController] })(ExtraModule);
  const app = await NestFactory.create<NestExpressApplication>(ExtraModule, {
    logger: false,
    bodyParser: false,
  });
  setUpHttp(app, null);
  await app.listen(0, '127.0.0.1');
  return { app, baseUrl: await app.getUrl() };
}
