import { documentedAdmin } from '../make/documented-admin.js';
import { expectStatus } from '../make/questionnaires.js';
import type { DocumentedClient } from '../setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

interface Template {
  template: string;
  language: string;
  name: string;
  sections: string[];
  questions: number;
}

describe('Templates', () => {
  let test: TestApp;
  let admin: DocumentedClient;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
  });
  afterAll(() => test?.close());

  const templates = async () =>
    expectStatus(await admin.get<Template[]>('/api/admin/questionnaire-templates'), 200);

  it('are a GP practice, a dental practice and a specialist clinic in three languages', async () => {
    const found = (await templates()).map(({ template, language }) => `${template} ${language}`);
    expect(found).toEqual(
      ['gp', 'dental', 'specialist'].flatMap((template) =>
        ['hu', 'en', 'ro'].map((language) => `${template} ${language}`),
      ),
    );
  });

  it('become questionnaires of one’s own that want nothing for a good report', async () => {
    for (const { template, language, sections, questions } of await templates()) {
      const name = `${template} ${language}`;
      const made = expectStatus(
        await admin.post<{ id: number }>('/api/admin/questionnaires/from-template', {
          template,
          language,
          name,
        }),
        201,
      );
      expect(made).toMatchObject({ name, language, isActive: true, googleFormUrl: null });
      const of = `?questionnaireId=${made.id}`;
      const configuration = await admin.get<{ sections: { name: string }[] }>(
        `/api/admin/configuration${of}`,
      );
      expect(configuration.body.sections.map((section) => section.name)).toEqual(sections);
      const asked = await admin.get<{ shownIf: unknown }[]>(`/api/admin/questions${of}`);
      expect(asked.body.filter(({ shownIf }) => shownIf !== null)).toHaveLength(2);
      const review = await admin.get<{ items: { wanted: string; count: number }[]; findings: unknown[] }>(
        `/api/admin/configuration-review${of}`,
      );
      expect(review.body.items.filter(({ count }) => count > 0)).toEqual([]);
      const { insights } = expectStatus(
        await admin.get<{ insights: { problem: string | null }[] }>(
          `/api/admin/questionnaires/${made.id}/insights`,
        ),
        200,
      );
      expect(insights.length).toBe(template === 'gp' ? 21 : 25);
      expect(insights.filter(({ problem }) => problem !== null)).toEqual([]);
      const form = await admin.get<{ state: string; intro: string | null; questions: number }>(
        `/api/admin/online-form${of}`,
      );
      expect(form.body).toMatchObject({ questions, state: 'closed', intro: expect.any(String) });
      const summary = (await admin.get<{ questionnaireId: number }[]>('/api/admin/online-forms')).body.find(
        ({ questionnaireId }) => questionnaireId === made.id,
      );
      expect(summary).toMatchObject({ questions, responses: 0 });
    }
  });

  it('need a name, a language and a template that there is', async () => {
    const refused = await admin.post('/api/admin/questionnaires/from-template', {
      template: 'hospital',
      language: 'hu',
      name: 'x',
    });
    expect(refused.status).toBe(400);
  });
});
