import { giveCode } from '../setup/client.js';
import { DocumentedClient } from '../setup/documented-client.js';
import type { TestApp } from '../setup/test-app.js';
import { expectStatus } from './questionnaires.js';

/** A signed-in admin, made if need be, who only makes calls that the API documents. */
export async function documentedAdmin(
  test: TestApp,
  email: string,
  language = 'en',
): Promise<DocumentedClient> {
  const client = new DocumentedClient(test.baseUrl, language);
  const token = await giveCode(test, email);
  expectStatus(await client.post('/api/admin/verify-magic-link', { email, token }), 200);
  return client;
}
