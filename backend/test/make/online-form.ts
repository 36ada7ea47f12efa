import { randomBytes } from 'node:crypto';
import { Client } from '../setup/client.js';
import type { TestApp } from '../setup/test-app.js';
import { expectStatus } from './questionnaires.js';

export interface AskedQuestion {
  questionId: string;
  text: string;
  options: { id: number; label: string }[];
}

/** Opens a questionnaire's online form; answers its slug. */
export async function openForm(
  test: Pick<TestApp, 'sql'>,
  questionnaireId: number,
  settings: Record<string, unknown> = {},
): Promise<string> {
  const set = { is_open: true, ...settings };
  const names = Object.keys(set);
  await test.sql(
    `UPDATE online_form SET ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} WHERE questionnaire_id = $1`,
    [questionnaireId, ...Object.values(set)],
  );
  const [row] = await test.sql<{ slug: string }>(
    `SELECT slug FROM form_slug WHERE questionnaire_id = $1 AND is_current`,
    [questionnaireId],
  );
  return row!.slug;
}

/** Somebody who fills in an online form: the page's calls, without the page. */
export class Visitor {
  counter = 0;

  constructor(
    readonly test: Pick<TestApp, 'sql' | 'baseUrl'>,
    readonly slug: string,
    readonly draft = randomBytes(24).toString('base64url'),
    readonly client = new Client(test.baseUrl),
  ) {}

  form = () => this.client.get(`/api/forms/${this.slug}`);
  questions = async (): Promise<AskedQuestion[]> =>
    expectStatus(await this.form(), 200).sections.flatMap(
      ({ questions }: { questions: AskedQuestion[] }) => questions,
    );

  save(answers: object[], more: object = {}) {
    const counted = answers.map((answer) => ({ counter: (this.counter += 1), ...answer }));
    return this.client.call('PUT', `/api/forms/${this.slug}/draft/answers`, {
      body: { draft: this.draft, answers: counted, ...more },
    });
  }

  read = () => this.client.post(`/api/forms/${this.slug}/draft/read`, { draft: this.draft });
  continueLater = (email: string) =>
    this.client.post(`/api/forms/${this.slug}/draft/continue-later`, { draft: this.draft, email });

  /** Nobody is as quick as a test: the draft was begun a while ago. */
  async takeTime(): Promise<void> {
    await this.test.sql(`UPDATE response_draft SET started_at = started_at - interval '1 minute'`);
  }

  async submit(more: object = {}) {
    const { consent } = (await this.form()).body;
    return this.client.post(`/api/forms/${this.slug}/draft/submit`, {
      draft: this.draft,
      answers: [],
      clientName: 'Kovács Anna',
      clinicName: 'Liget Rendelő',
      clientEmail: 'anna@liget.example',
      consentId: consent?.id,
      ...more,
    });
  }
}
