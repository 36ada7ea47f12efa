import { giveSetting } from '../../../../test/make/settings.js';
import { startTestApp, type TestApp } from '../../../../test/setup/test-app.js';
import { Database } from '../../../platform/database/database.js';
import { CONSENT_WORDINGS } from '../../settings/consent-wordings.js';
import { SettingsEditingService } from '../../settings/settings-editing.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { ConsentText } from './consent-text.entity.js';
import { ConsentService } from './consent.service.js';

describe('The wording that visitors consent to', () => {
  let test: TestApp;
  let consents: ConsentService;
  /** As another process, which remembers nothing of what this one has read. */
  const other = () => new ConsentService(test.app.get(Database), test.app.get(SettingsService));
  const set = (text: string) => test.app.get(SettingsEditingService).save('consent_text_en', text);
  const stored = (id: number) => test.app.get(Database).repository(ConsentText).findOneBy({ id });
  const rows = async () => (await test.sql('SELECT id FROM consent_text')).length;
  beforeAll(async () => {
    test = await startTestApp();
    consents = test.app.get(ConsentService);
  });
  afterAll(() => test?.close());
  beforeEach(() => test.sql('DELETE FROM setting'));

  it('is the built-in one of the language until somebody sets another', async () => {
    for (const language of ['hu', 'en', 'ro'] as const) {
      const { id, text } = await consents.current(language);
      expect(text).toBe(CONSENT_WORDINGS[language]);
      expect(await stored(id)).toMatchObject({ language, text, createdAt: expect.any(Date) as Date });
    }
    await giveSetting(test, 'organisation_name', 'Liget & Társa');
    const named = await Promise.all((['hu', 'en', 'ro'] as const).map((one) => consents.current(one)));
    for (const { text } of named) expect(text).toContain(' (Liget & Társa) ');
    await set('I agree to everything');
    expect((await consents.current('en')).text).toBe('I agree to everything');
    expect((await consents.current('hu')).text).toBe(named[0]!.text);
  });

  it('is a new version after a change; the former one stays as it was, and counts again when it comes back', async () => {
    await set('First wording');
    const first = await consents.current('en');
    await set('Second wording');
    const second = await consents.current('en');
    expect(second.id).not.toBe(first.id);
    expect(await stored(first.id)).toMatchObject({ text: 'First wording' });
    await set('First wording');
    expect(await consents.current('en')).toEqual(first);
    expect(await stored(0)).toBeNull();
  });

  it('is made once, however many processes ask for it at the same time', async () => {
    await set('Asked for by many');
    const before = await rows();
    const answers = await Promise.all(Array.from({ length: 10 }, () => other().current('en')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await rows()).toBe(before + 1);
  });

  it('is the same text in two languages as two wordings', async () => {
    await set(CONSENT_WORDINGS.hu);
    expect((await consents.current('en')).id).not.toBe((await consents.current('hu')).id);
  });

  it('is not remembered from a transaction that came to nothing', async () => {
    await set('Rolled back');
    const undone = test.app.get(Database).transaction(async () => {
      await consents.current('en');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { id } = await consents.current('en');
    expect(await stored(id)).toMatchObject({ text: 'Rolled back' });
  });
});
