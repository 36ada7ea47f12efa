import { LandingService } from '../../src/modules/settings/landing.service.js';
import { SeedService } from '../../src/seed/seed.service.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

describe('The demo', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp();
    await test.app.get(SeedService).seedIfEmpty();
  });
  afterAll(() => test?.close());

  it('is approved without a finding, and says that no person has read it', async () => {
    const rows = await test.sql<{ language: string; by: string; n: number }>(
      `SELECT q.language, e.published -> 'evaluation' ->> 'approval' AS by, count(*)::int AS n
         FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id WHERE e.published IS NOT NULL
        GROUP BY 1, 2 ORDER BY 1`,
    );
    expect(rows.map(({ language, by }) => [language, by])).toEqual([
      ['en', 'automatic'],
      ['hu', 'automatic'],
      ['ro', 'automatic'],
    ]);
    for (const { n } of rows) expect(n).toBeGreaterThan(0);
  });

  it('has clinics that have answered before, and see what has changed since', async () => {
    const rows = await test.sql<{ language: string; n: number; worse: number }>(
      `SELECT q.language, count(*)::int AS n, (count(*) FILTER (WHERE e.percentage < f.percentage))::int AS worse
         FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id JOIN evaluation f ON f.id = e.former_id
        WHERE e.published -> 'evaluation' -> 'change' IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual(['en', 'hu', 'ro'].map((language) => ({ language, n: 4, worse: 1 })));
  });

  it('has insights of the summary and of every section', async () => {
    const rows = await test.sql<{ language: string; n: number; sections: number }>(
      `SELECT q.language, count(*)::int AS n, count(DISTINCT i.section_id)::int AS sections
         FROM insight i JOIN questionnaire q ON q.id = i.questionnaire_id WHERE i.active GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual(['en', 'hu', 'ro'].map((language) => ({ language, n: 25, sections: 6 })));
  });

  it('can be filled in at once: the landing page leads to the open form of its first questionnaire', async () => {
    const forms = await test.sql<{ slug: string; language: string; intro: string }>(
      `SELECT s.slug, q.language, f.intro FROM online_form f JOIN form_slug s USING (questionnaire_id)
         JOIN questionnaire q ON q.id = questionnaire_id WHERE f.is_open ORDER BY q.id`,
    );
    expect(forms.map(({ language, intro }) => [language, intro === ''])).toEqual([
      ['hu', false],
      ['en', false],
      ['ro', false],
    ]);
    expect(await test.app.get(LandingService).read()).toMatchObject({
      questionnaireUrl: `/q/${forms[0]!.slug}`,
      placeholders: [],
    });
  });
});
