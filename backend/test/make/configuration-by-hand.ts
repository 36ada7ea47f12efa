import type { DocumentedClient } from '../setup/documented-client.js';
import type { TestApp } from '../setup/test-app.js';
import { expectStatus } from './questionnaires.js';

export interface Section {
  id: number;
  name: string;
  position: number;
  questionCount: number;
  maxScore: number;
  weightPercent: number;
  includeInEvaluation: boolean;
}

export interface Question {
  id: number;
  questionId: string;
  sectionId: number;
  sectionName: string;
  questionText: string;
  pointValue: number;
}

interface Configuration {
  sections: Section[];
  totals: object;
  configVersion: number;
}

/** What an admin calls while setting the session's questionnaire up by hand. */
export function handOf(admin: DocumentedClient) {
  return {
    put: (path: string, body: unknown, headers = {}) => admin.call('PUT', path, { body, headers }),
    remove: (path: string) => admin.call('DELETE', path),
    configuration: async () =>
      expectStatus(
        (await admin.get('/api/admin/configuration')) as { status: number; body: Configuration },
        200,
      ),
    questions: async () => expectStatus(await admin.get<Question[]>('/api/admin/questions'), 200),
  };
}

/** What the audit says was done to a questionnaire's configuration since it was made, oldest first. */
export async function configurationActs(test: TestApp, questionnaireId: number): Promise<string[]> {
  const rows = await test.sql<{ action: string; details: { fields?: string } | null }>(
    `SELECT action, details FROM audit_entry WHERE questionnaire_id = $1 AND action ~ '^(question|section|configuration|welcome)\\.' ORDER BY id`,
    [questionnaireId],
  );
  return rows
    .slice(1)
    .map(({ action, details }) => (details?.fields ? `${action}: ${details.fields}` : action));
}
