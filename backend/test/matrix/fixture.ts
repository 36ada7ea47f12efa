import { makeQuestionnaire, evaluationsOf, expectStatus } from '../make/questionnaires.js';
import { type Client, signedIn } from '../setup/client.js';
import type { TestApp } from '../setup/test-app.js';

/** One object of each kind, by the kind's name in access.rules.ts, of a questionnaire that one admin alone may manage. */
export type Owned = Readonly<Record<string, string>>;

/** What nobody but the questionnaire's admin may read anywhere. */
export const SECRET_NAME = 'Titkos felmérés';

export async function makeOwned(test: TestApp, owner: Client): Promise<Owned> {
  const questionnaire = String(await makeQuestionnaire(owner, { responses: 1 }));
  expectStatus(await owner.patch(`/api/admin/questionnaires/${questionnaire}`, { name: SECRET_NAME }), 200);
  const [evaluation] = await evaluationsOf(owner);
  const one = async (sql: string) => (await test.sql<{ id: string }>(sql, [questionnaire]))[0]!.id;
  // Its sealed secret opens with no key, so nothing is ever sent.
  const webhook = await one(
    `INSERT INTO webhook (id, questionnaire_id, url, events, sealed_secret)
     VALUES (gen_random_uuid(), $1, 'https://hooks.example/', '{offer.requested}', '') RETURNING id`,
  );
  return {
    questionnaire,
    'restorable-questionnaire': questionnaire,
    section: await one(`SELECT id FROM section WHERE questionnaire_id = $1 LIMIT 1`),
    question: await one(
      `SELECT n.id FROM question n JOIN section s ON s.id = n.section_id WHERE s.questionnaire_id = $1 LIMIT 1`,
    ),
    insight: await one(
      `INSERT INTO insight (questionnaire_id, condition, text, place, weight)
       VALUES ($1, '{"section": null, "below": 50}', '${SECRET_NAME}', 'summary', 5) RETURNING id`,
    ),
    evaluation: evaluation!.id,
    'stored-evaluation': evaluation!.id,
    'evaluation-link': evaluation!.id,
    'form-slug': await one(`SELECT slug AS id FROM form_slug WHERE questionnaire_id = $1 LIMIT 1`),
    job: await one(`SELECT id FROM job WHERE questionnaire_id = $1 LIMIT 1`),
    webhook,
    'webhook-delivery': await one(
      `INSERT INTO webhook_delivery (webhook_id, event, facts, state, give_up_at)
       SELECT id, 'ping', '{}', 'stopped', now() FROM webhook WHERE questionnaire_id = $1 RETURNING id`,
    ),
    draft: await one(
      `INSERT INTO response_draft (questionnaire_id, token_hash) VALUES ($1, md5(random()::text) || md5(random()::text)) RETURNING id`,
    ),
    invitation: await one(
      `INSERT INTO invitation (questionnaire_id, client_name, client_email, waiting_since)
       VALUES ($1, '${SECRET_NAME}', 'a@invited.example', NULL) RETURNING id`,
    ),
    'ui-text': await one(
      `INSERT INTO ui_text (key, context, language, value, questionnaire_id)
       VALUES ('email.footer', 'email', 'en', '${SECRET_NAME}', $1) RETURNING id`,
    ),
  };
}

/** A token of a signed-in admin. */
export async function tokenOf(client: Client, bounds: object = {}): Promise<string> {
  return expectStatus(await client.post('/api/admin/tokens', { name: 'matrix', ...bounds }), 201)
    .token as string;
}

/** Somebody for calls that act on an admin, and a token of the caller for those that act on one. */
export async function makeSpares(
  test: TestApp,
  caller: Client,
  name: string,
): Promise<{ admin: string; token: string }> {
  const email = `spare-${name}@other.example`;
  await signedIn(test, email);
  const [admin] = await test.sql<{ id: number }>(`SELECT id FROM admin WHERE email = $1`, [email]);
  const made = await caller.post('/api/admin/tokens', { name: 'spare' });
  return { admin: String(admin!.id), token: made.status === 201 ? String(made.body.id) : '1' };
}
