import { paths } from '../src/admin/addresses.ts';
import { logo, refusedPicture, withPictures } from './sample-pictures.ts';
import { answer, button, fail, stall, type State, type Visit } from './state.ts';
import { word } from './words.ts';

const at = (part = ''): Omit<State, 'name'> => ({
  route: part === '' ? paths.settings : paths.settingsPart,
  languages: ['hu', 'en'],
  address: () => `${paths.settings}${part}`,
});
const settings = at();

/** A field by the key of its label. */
const field = ({ page, language }: Visit, key: string) =>
  page.getByLabel(word(language, key), { exact: true });

/** What the server answers, with some settings otherwise. */
async function change(visit: Visit, changes: Record<string, object>): Promise<void> {
  await visit.page.route('**/api/admin/settings', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { key: string }[];
    await route.fulfill({ response, json: list.map((one) => ({ ...one, ...changes[one.key] })) });
  });
}

const stored = { isSet: true, source: 'database', updatedAt: '2026-11-20T10:00:00.000Z' };

/** The states of the settings. */
export const settingsStates: readonly State[] = [
  { ...settings, name: 'settings' },
  { ...settings, name: 'settings-loading', prepare: (visit) => stall(visit, '**/api/admin/settings') },
  { ...settings, name: 'settings-unavailable', prepare: (visit) => fail(visit, '**/api/admin/settings') },
  ...(['mail', 'automation', 'privacy'] as const).map((part) => ({
    ...at(`/${part}`),
    name: `settings-${part}`,
  })),
  {
    ...settings,
    name: 'settings-filled',
    prepare: (visit) =>
      change(visit, {
        landing_consultation_url: { ...stored, value: `https://www.example.com/${'very-long/'.repeat(12)}` },
      }),
    reach: async (visit) => {
      await field(visit, 'settings.field.landing-contact-email').fill('anna');
      await field(visit, 'settings.field.organisation-name').fill('  ');
      await field(visit, 'settings.field.organisation-name').press('Enter');
      await visit.page.getByText(word(visit.language, 'settings.missing.title')).first().waitFor();
    },
  },
  {
    ...at('/texts'),
    name: 'settings-texts',
    prepare: async (visit) => {
      await change(visit, {
        openai_api_key: { value: '********', isSet: true, source: 'environment' },
        openai_base_url: {
          ...stored,
          value: 'https://ai.example.com/v1',
          problem: {
            code: 'setting_not_used',
            message:
              'Ez a cím most nem érvényes: a kulcs a kiszolgáló környezeti változóiból jön, azt pedig csak az ottani címre küldjük el.',
          },
        },
      });
      await answer(visit, '**/api/admin/settings/test/ai', {
        ok: true,
        code: 'ai_test_works',
        message: 'A kulcs jó, és a modell válaszol: gpt-4.1-mini.',
      });
    },
    reach: async (visit) => {
      await visit.page.getByText(word(visit.language, 'settings.advanced')).click();
      await button(visit, 'settings.test.ai').click();
      await visit.page.getByText(': gpt-4.1-mini.').waitFor();
    },
  },
  {
    ...at('/connections'),
    name: 'settings-connections',
    prepare: async (visit) => {
      await change(visit, {
        google_credentials: {
          ...stored,
          value: '********',
          account: 'survey-reader@clinic-survey-2026.iam.gserviceaccount.com',
        },
        trello_api_key: { ...stored, value: '********' },
        trello_token: {
          ...stored,
          isSet: false,
          problem: {
            code: 'setting_unreadable',
            message:
              'Az itt tárolt titkos érték nem olvasható: megsérült, vagy más titkosító kulccsal készült. Mentse el újra.',
          },
        },
      });
      await answer(visit, '**/api/admin/settings/test/sheets', {
        ok: false,
        code: 'sheet_not_shared',
        message:
          'A táblázat nincs megosztva velünk. A Google Táblázatokban ossza meg megtekintőként ezzel a címmel: survey-reader@clinic-survey-2026.iam.gserviceaccount.com, majd próbálja újra.',
      });
    },
    reach: async (visit) => {
      await button(visit, 'settings.test.sheets').click();
      await visit.page.getByText('survey-reader@clinic-survey-2026.iam.gserviceaccount.com, ').waitFor();
    },
  },
  {
    ...settings,
    name: 'settings-logo',
    prepare: async (visit) => {
      await withPictures(visit);
      await change(visit, { organisation_logo: { ...stored, value: logo.split('/').at(-1) } });
    },
    reach: refusedPicture,
  },
  {
    ...at('/privacy'),
    name: 'settings-retention-question',
    prepare: (visit) => answer(visit, '**/api/admin/settings/retention-impact*', { evaluations: 1234 }),
    reach: async (visit) => {
      const months = field(visit, 'settings.field.retention-months');
      await months.fill('24');
      await months.press('Enter');
      await visit.page.getByText(word(visit.language, 'settings.retention.ok')).waitFor();
    },
  },
];
