import { evaluationsOf, expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { type Route, routesOf } from '../route-list.js';
import { type Answer, Client, type Json, signedIn } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { ANSWERS, UNLOGGED } from './answers.js';
import { callOf, inOrder, type Spares } from './calls.js';
import { makeOwned, makeSpares, type Owned, SECRET_NAME, tokenOf } from './fixture.js';

const STRANGER = 'stranger@other.example';
/** Calls on these are for people alone, also new ones. */
const FOR_PEOPLE =
  /^\/api\/(?:admin\/(?:admins|users|tokens|passkeys|password|settings|logo|questionnaire-access|session|installation|inbox\/digest|table-columns)(?:\/|$)|admin\/questionnaire\/:\w+\/access|admin\/questionnaires\/:\w+\/views|sign-out-everywhere)/;
/** Where data goes is for people to decide; programs may look. */
const FOR_PEOPLE_TO_CHANGE = /^(?:POST|PATCH|DELETE) \/api\/admin\/webhooks(?:\/:id(?:\/rotate-secret)?)?$/;
const NOBODY: Spares = { admin: '1', token: '1' };

/** Who calls, and with what. */
interface Caller {
  call: (route: Route) => Promise<Answer<Json>>;
}

describe('Every route, for every caller', () => {
  let test: TestApp;
  let routes: Route[];
  let owner: Client;
  let owned: Owned;
  let secrets: string[];

  beforeAll(async () => {
    test = await startTestApp();
    routes = inOrder(routesOf(test.app));
    owner = await signedIn(test, ADMIN_EMAIL, 'en');
    owned = await makeOwned(test, owner);
    const [evaluation] = await evaluationsOf(owner);
    secrets = [
      SECRET_NAME,
      evaluation!.clientName,
      evaluation!.clientEmail,
      evaluation!.hashedUrl,
      evaluation!.id,
    ];
  });
  afterAll(() => test?.close());

  const nameOf = ({ method, path }: Route) => `${method} ${path}`;
  const isChange = ({ method }: Route) => method !== 'GET';
  const isAbout = ({ access }: Route) => access?.kind === 'admin' && access.scope !== 'nothing';
  const admins = () => routes.filter(({ access }) => access?.kind === 'admin');
  const scopeOf = ({ access }: Route) =>
    access?.kind === 'admin' && access.scope !== 'nothing' ? access.scope.of : null;
  const opensByToken = ({ access }: Route) => access?.kind === 'admin' && access.tokens;
  const isForPeople = (route: Route) =>
    FOR_PEOPLE.test(route.path) || FOR_PEOPLE_TO_CHANGE.test(nameOf(route));
  const declared = (route: Route) => ANSWERS[nameOf(route)]!;
  const caller = (
    client: Client,
    spares: Spares,
    headers: Record<string, string> = {},
    of = owned,
  ): Caller => ({
    call: async (route) => {
      const { method, path, body, headers: own } = callOf(route, of, spares);
      return client.call(method, path, { body, headers: { ...own, ...headers } });
    },
  });
  const withToken = (token: string, of = owned, more: Record<string, string> = {}): Caller =>
    caller(new Client(test.baseUrl, 'en'), NOBODY, { Authorization: `Bearer ${token}`, ...more }, of);

  const withTokenGet = (token: string, path: string) =>
    new Client(test.baseUrl, 'en').get(path, { headers: { Authorization: `Bearer ${token}` } });

  /** Refused: the one shape of errors and nothing else, so nothing can leak. */
  const refusal = (statusCode: number, code: string) => [
    statusCode,
    { statusCode, code, message: expect.any(String) as string },
  ];
  const foreign = (route: Route) =>
    scopeOf(route) === 'questionnaire' ? refusal(403, 'no_access') : refusal(404, 'not_found');
  /** Everything that a refused call could have changed. */
  const state = () =>
    test.sql(`SELECT (SELECT json_agg(q ORDER BY q.id) FROM questionnaire q)::text AS q, (SELECT json_agg(s ORDER BY s.id) FROM section s)::text AS s,
                     (SELECT json_agg(n ORDER BY n.id) FROM question n)::text AS n, (SELECT json_agg(t ORDER BY t.id) FROM ui_text t)::text AS t,
                     (SELECT json_agg(e ORDER BY e.id) FROM evaluation e)::text AS e, (SELECT json_agg(g ORDER BY g.id) FROM access_grant g)::text AS g,
                     (SELECT json_agg(a ORDER BY a.id) FROM admin a)::text AS a, (SELECT count(*) FROM setting)::int AS settings,
                     (SELECT count(*) FROM job)::int AS jobs, (SELECT count(*) FROM mail)::int AS mails`);

  async function expectRefusals(
    who: Caller,
    wanted: Route[],
    answer: (route: Route) => unknown[],
  ): Promise<void> {
    const before = await state();
    for (const route of wanted) {
      const { status, body } = await who.call(route);
      expect([nameOf(route), status, body]).toEqual([nameOf(route), ...answer(route)]);
    }
    expect(await state()).toEqual(before);
  }

  /** The declared answers, without a word of what belongs to others. */
  async function expectAnswers(who: Caller, wanted: Route[], hidden: string[]): Promise<void> {
    const wrong: string[] = [];
    for (const route of wanted) {
      const { status, body } = await who.call(route);
      if (status !== declared(route))
        wrong.push(`${nameOf(route)}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
      const text = JSON.stringify(body);
      wrong.push(
        ...hidden
          .filter((secret) => text.includes(secret))
          .map((secret) => `${nameOf(route)}: leaks ${secret}`),
      );
    }
    expect(wrong).toEqual([]);
  }

  it('has a declared policy and answer, and keeps tokens from what is for people alone', () => {
    expect(routes.filter(({ access }) => !access).map(nameOf)).toEqual([]);
    expect(routes.map(nameOf).sort()).toEqual(Object.keys(ANSWERS).sort());
    const wrong = admins().filter((route) => opensByToken(route) === isForPeople(route));
    expect(
      wrong.map((route) => `${nameOf(route)}: say { tokens: false } where it is for people alone`),
    ).toEqual([]);
  });

  it('is closed to nobody, to an ended session and to a deleted admin', async () => {
    const expired = await signedIn(test, STRANGER, 'en');
    await test.sql(
      `UPDATE session SET expire = now() - interval '1 second' WHERE sess -> 'passport' ->> 'user' = (SELECT id::text FROM admin WHERE email = $1)`,
      [STRANGER],
    );
    const gone = await signedIn(test, 'gone@other.example', 'en');
    const token = await tokenOf(gone);
    const [admin] = await test.sql<{ id: number }>(`SELECT id FROM admin WHERE email = 'gone@other.example'`);
    expectStatus(await owner.call('DELETE', `/api/admin/users/${admin!.id}`), 200);
    for (const client of [new Client(test.baseUrl, 'en'), expired, gone])
      await expectRefusals(caller(client, NOBODY), admins(), () => refusal(401, 'not_signed_in'));
    // A network may bring sixty wrong tokens.
    await expectRefusals(withToken(token), admins(), (route) =>
      admins().indexOf(route) < 60 ? refusal(401, 'token_invalid') : refusal(429, 'too_many_requests'),
    );
    await test.sql(`DELETE FROM rate_counter`);
  });

  it('gives nothing away to an admin without the grant, nor to their token', async () => {
    const stranger = await signedIn(test, STRANGER, 'en');
    const token = await tokenOf(stranger);
    const about = routes.filter(isAbout);
    await expectRefusals(caller(stranger, NOBODY), about, foreign);
    await expectRefusals(
      withToken(token),
      admins().filter((route) => !opensByToken(route)),
      () => refusal(403, 'token_not_allowed'),
    );
    await expectRefusals(withToken(token), about.filter(opensByToken), foreign);
    const free = routes.filter((route) => !isAbout(route));
    await expectAnswers(withToken(token), free.filter(opensByToken), secrets);
    await expectAnswers(caller(stranger, await makeSpares(test, stranger, 'stranger')), free, secrets);
  });

  it('changes nothing for a page of another site, with any admin’s session', async () => {
    const attempts: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of attempts)
      await expectRefusals(caller(owner, NOBODY, headers), routes.filter(isChange), () =>
        refusal(403, 'other_site'),
      );
  });

  it('asks a token which questionnaire is meant, and lets it come from anywhere', async () => {
    const bare = { 'X-Questionnaire-Id': '' };
    const token = await tokenOf(owner);
    const current = routes.filter(
      ({ access, path }) =>
        access?.kind === 'admin' &&
        access.tokens &&
        access.scope !== 'nothing' &&
        access.scope.by === 'current' &&
        !path.includes(':'),
    );
    await expectRefusals(withToken(token, owned, bare), current, () =>
      refusal(400, 'questionnaire_required'),
    );
    const change = routes.find((route) => nameOf(route) === 'PUT /api/admin/welcome-texts')!;
    const partner = withToken(token, owned, { Origin: 'https://partner.example' });
    expect((await partner.call(change)).status).toBe(declared(change));
  });

  it('changes nothing by a token that only reads', async () => {
    const reader = withToken(await tokenOf(owner, { readsOnly: true }));
    const opened = routes.filter(opensByToken);
    await expectRefusals(reader, opened.filter(isChange), () => refusal(403, 'token_reads_only'));
    await expectRefusals(
      reader,
      admins().filter((route) => !opensByToken(route)),
      () => refusal(403, 'token_not_allowed'),
    );
    await expectAnswers(
      reader,
      opened.filter((route) => !isChange(route)),
      [],
    );
  });

  it('gives nothing of other questionnaires to a token of one, though its admin may see them', async () => {
    const both = await signedIn(test, 'both@other.example', 'en');
    const hidden = await makeOwned(test, both);
    const token = await tokenOf(both, { questionnaireId: await makeQuestionnaire(both) });
    const opened = routes.filter(opensByToken);
    const ofOne = refusal(403, 'token_of_one_questionnaire');
    const free = (route: Route) => !isAbout(route) && nameOf(route) !== 'GET /api/user';
    await expectRefusals(withToken(token, hidden), opened.filter(free), () => ofOne);
    const copies = (route: Route) => route.path.endsWith('/copy');
    // Changes that show another questionnaire than the token’s are taken for a mistake, as with a session.
    const shows = ({ access, path }: Route) =>
      access?.kind === 'admin' &&
      access.scope !== 'nothing' &&
      access.scope.by === 'current' &&
      !path.includes(':');
    await expectRefusals(withToken(token, hidden), opened.filter(isAbout), (route) =>
      copies(route)
        ? ofOne
        : shows(route) && isChange(route)
          ? refusal(409, 'questionnaire_mismatch')
          : foreign(route),
    );
    const named = opened.filter((route) => shows(route) && route.method === 'GET');
    for (const { path } of named)
      expect([
        path,
        (await withTokenGet(token, `${path}?questionnaireId=${hidden.questionnaire}`)).status,
      ]).toEqual([path, 403]);
    expect((await withTokenGet(token, '/api/admin/ui-texts')).body).toMatchObject({
      code: 'token_of_one_questionnaire',
    });
  });

  it('answers to a token of one questionnaire as declared, where it is about that one', async () => {
    const bound = await signedIn(test, 'bound@other.example', 'en');
    const theirs = await makeOwned(test, bound);
    const token = await tokenOf(bound, { questionnaireId: Number(theirs.questionnaire) });
    const opened = routes.filter(
      (route) => opensByToken(route) && isAbout(route) && !route.path.endsWith('/copy'),
    );
    // It need not say which one is meant.
    await expectAnswers(withToken(token, theirs, { 'X-Questionnaire-Id': '' }), opened, []);
  });

  it('answers to a token with the grant as declared', async () => {
    const holder = await signedIn(test, 'holder@other.example', 'en');
    const theirs = await makeOwned(test, holder);
    await expectAnswers(withToken(await tokenOf(holder), theirs), routes.filter(opensByToken), []);
  });

  it('answers to an admin with the grant as declared, and notes what was changed or taken out', async () => {
    const own = caller(owner, await makeSpares(test, owner, 'owner'));
    const entries = async () => (await test.sql(`SELECT count(*) AS n FROM audit_entry`))[0]!.n;
    const silent: string[] = [];
    const watched: Caller = {
      call: async (route) => {
        const before = await entries();
        const answer = await own.call(route);
        const isDownload = answer.status === 200 && Buffer.isBuffer(answer.body);
        const isDone = answer.status < 300 && (isChange(route) || isDownload);
        if (isDone && (await entries()) === before) silent.push(nameOf(route));
        return answer;
      },
    };
    await expectAnswers(watched, routes, []);
    expect(silent.sort()).toEqual(Object.keys(UNLOGGED).sort());
  });
});
