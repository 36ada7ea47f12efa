import { randomUUID } from 'node:crypto';
import { SuppressionsService } from '../../src/modules/mail/delivery/suppression/suppressions.service.js';
import type { TestApp } from '../setup/test-app.js';

export interface StoredPerson {
  evaluation: string;
  trashed: string;
  draft: string;
  invitation: string;
  offer: string;
  mail: string;
  /** Went to an address that no evaluation names. */
  'outlined mail': string;
}

/** One record of each kind that is stored of Anna Kovács in a questionnaire, and one of each of somebody else; answers Anna's. */
export async function storeAnna(
  test: TestApp,
  questionnaireId: number,
  email = 'anna@liget.example',
): Promise<StoredPerson> {
  await store(test, questionnaireId, { name: 'Péter Pál', clinic: 'Park', email: 'peter@park.example' });
  return store(test, questionnaireId, { name: 'Kovács Anna', clinic: 'Liget Rendelő', email });
}

async function store(
  test: TestApp,
  questionnaireId: number,
  { name, clinic, email }: { name: string; clinic: string; email: string },
): Promise<StoredPerson> {
  const hash = test.app.get(SuppressionsService).hashOf(email);
  const one = async (table: string, values: Record<string, unknown>) => {
    const row = { questionnaire_id: questionnaireId, ...values };
    const names = Object.keys(row);
    const [made] = await test.sql<{ id: string }>(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, n) => `$${n + 1}`).join(', ')}) RETURNING id`,
      Object.values(row),
    );
    return made!.id;
  };
  const key = () => randomUUID().replaceAll('-', '').repeat(2);
  const person = { client_name: name, clinic_name: clinic, client_email: email };
  const respond = (more = {}) =>
    one('evaluation', { ...person, hashed_url: key().slice(0, 40), source_key: key(), ...more });
  const evaluation = await respond();
  const invitation = await one('invitation', { ...person, address_hash: hash, waiting_since: null });
  const sent = { to_hash: hash, language: 'en', state: 'accepted' };
  return {
    evaluation,
    trashed: await respond({ deleted_at: new Date() }),
    draft: await one('response_draft', {
      token_hash: key(),
      invitation_id: invitation,
      address_hash: hash,
      answers: { one: { counter: 1, text: 'a' }, two: { counter: 2, text: 'b' } },
    }),
    invitation,
    offer: await one('offer_request', {
      evaluation_id: evaluation,
      product_id: 'p',
      product_name: 'Online booking',
    }),
    mail: await one('mail', { ...sent, kind: 'result', to_address: email, evaluation_id: evaluation }),
    'outlined mail': await one('mail', {
      ...sent,
      kind: 'invitation',
      to_address: email.replace(/^(.).*@/, '$1…@'),
    }),
  };
}
