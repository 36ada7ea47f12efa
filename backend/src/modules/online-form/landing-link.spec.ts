import { documentedAdmin } from '../../../test/make/documented-admin.js';
import { nameOrganisation } from '../../../test/make/organisation.js';
import { makeQuestionnaire } from '../../../test/make/questionnaires.js';
import type { DocumentedClient } from '../../../test/setup/documented-client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../../../test/setup/test-app.js';
import { FormSettingsService } from './settings/form-settings.service.js';

interface Landing {
  questionnaireUrl: string;
  placeholders: string[];
}

describe('The landing page’s way to the questionnaire', () => {
  let test: TestApp;
  let admin: DocumentedClient;
  const landing = async () => {
    const { questionnaireUrl, placeholders } = (await admin.get<Landing>('/api/landing/settings')).body;
    return { questionnaireUrl, isPlaceholder: placeholders.includes('questionnaireUrl') };
  };
  const NOWHERE = { questionnaireUrl: 'https://docs.google.com/forms/', isPlaceholder: true };
  const leadsTo = (questionnaireUrl: string) => ({ questionnaireUrl, isPlaceholder: false });
  const change = (...[id, changes]: Parameters<FormSettingsService['change']>) =>
    test.app.get(FormSettingsService).change(id, changes);
  beforeAll(async () => {
    test = await startTestApp();
    admin = await documentedAdmin(test, ADMIN_EMAIL);
    await nameOrganisation(test);
  });
  afterAll(() => test?.close());

  it('is the open online form of the questionnaire that visitors are shown, unless another address is set', async () => {
    expect(await landing()).toEqual(NOWHERE);
    const [first, second] = [await makeQuestionnaire(admin), await makeQuestionnaire(admin)];
    expect(await landing()).toEqual(NOWHERE);
    await change(first, { isOpen: true, slug: 'first-form' });
    await change(second, { isOpen: true, slug: 'second-form' });
    expect(await landing()).toEqual(leadsTo('/q/first-form'));

    await admin.post('/api/admin/settings', {
      key: 'landing_questionnaire_url',
      value: 'https://forms.gle/Abc',
    });
    expect(await landing()).toEqual(leadsTo('https://forms.gle/Abc'));
    await admin.call('DELETE', '/api/admin/settings/landing_questionnaire_url');

    await admin.patch(`/api/admin/questionnaires/${first}`, { isActive: false });
    expect(await landing()).toEqual(leadsTo('/q/second-form'));
    await change(second, { slug: 'renamed-form' });
    expect(await landing()).toEqual(leadsTo('/q/renamed-form'));
  });

  it('is the open form of the visitor’s language where there is one', async () => {
    const forms = async () =>
      (await admin.get<{ questionnaires: object[] }>('/api/landing/settings')).body.questionnaires;
    const [hungarian] = await forms();
    const english = await makeQuestionnaire(admin, { language: 'en' });
    await change(english, { isOpen: true, slug: 'english-form' });
    // The one that visitors of the language are shown is the first; another one is not led to.
    await change(await makeQuestionnaire(admin, { language: 'en' }), { isOpen: true, slug: 'later-form' });
    expect(await forms()).toEqual([hungarian, { language: 'en', path: '/q/english-form' }]);
    await change(english, { isOpen: false });
    expect(await forms()).toEqual([hungarian]);
    await admin.post('/api/admin/settings', {
      key: 'landing_questionnaire_url',
      value: 'https://forms.gle/Abc',
    });
    expect(await forms()).toEqual([]);
    await admin.call('DELETE', '/api/admin/settings/landing_questionnaire_url');
  });

  it('leads nowhere while the form is closed, or not open yet', async () => {
    const [row] = await test.sql<{ id: number }>(
      `SELECT min(id) AS id FROM questionnaire WHERE is_active AND deleted_at IS NULL`,
    );
    const { id } = row!;
    await change(id, { isOpen: true, opensAt: new Date(Date.now() + 3_600_000) });
    expect(await landing()).toEqual(NOWHERE);
    await change(id, { opensAt: null, closesAt: new Date(Date.now() - 1000) });
    expect(await landing()).toEqual(NOWHERE);
    await change(id, { closesAt: null });
    expect((await landing()).isPlaceholder).toBe(false);
    await change(id, { isOpen: false });
    expect(await landing()).toEqual(NOWHERE);
  });
});
