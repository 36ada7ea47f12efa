import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';
import { type Setting } from './settings.api.ts';
import { settingsParts, type SettingKey } from './shown-settings.ts';

// So many inputs are slow without a browser, on a busy machine above all.
vi.setConfig({ testTimeout: 120_000 });

const api = new ApiServer();
let settings: Setting[];
const person = userEvent.setup();
const list = 'GET /api/admin/settings';
const save = 'POST /api/admin/settings';

const secrets = ['openai_api_key', 'mailgun_api_key', 'google_credentials', 'trello_api_key', 'trello_token'];

function make(key: SettingKey, patch: Partial<Setting> = {}): Setting {
  return {
    key,
    encrypted: secrets.includes(key),
    value: null,
    isSet: false,
    source: 'none',
    standard: null,
    updatedAt: null,
    account: null,
    problem: null,
    ...patch,
  };
}
const stored = { isSet: true, source: 'database', updatedAt: '2026-11-20T10:00:00.000Z' } as const;

function put(key: SettingKey, patch: Partial<Setting>): void {
  settings = settings.map((setting) => (setting.key === key ? make(key, patch) : setting));
}

beforeEach(() => {
  api.reset();
  answerUsually(api);
  settings = settingsParts.flatMap(({ cards }) =>
    cards.flatMap(({ fields }) => fields.map(({ key }) => make(key))),
  );
  put('mail_attach_pdf', { value: 'false', standard: 'false' });
  put('mailgun_host', { value: 'api.mailgun.net', standard: 'api.mailgun.net' });
  put('openai_base_url', { value: 'https://api.openai.com/v1', standard: 'https://api.openai.com/v1' });
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on(list, () => ({ body: settings }));
  api.on(save, ({ body }) => {
    const { key, value } = body as { key: SettingKey; value: string };
    put(key, { ...stored, value: secrets.includes(key) ? '********' : value });
    return { body: { ...settings.find((one) => one.key === key), cleared: [] } };
  });
});

const open = async (address = '/settings', render = renderScreen) => {
  await render(api, address);
  await screen.findByRole('button', { name: 'Mentés' });
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Typing key by key is slow on a page of so many inputs. */
const fill = async (input: HTMLElement, text: string) => {
  await person.click(input);
  await person.paste(text);
};
const fieldOf = (label: string) =>
  within(screen.getByLabelText(label).closest<HTMLElement>('[data-setting]')!);

it('saves one field: modified, trimmed, saved', async () => {
  await open();
  const input = screen.getByLabelText<HTMLInputElement>('A kérdőív hivatkozása');
  expect(button('Mentés').disabled).toBe(true);
  await fill(input, '  https://forms.gle/abc ');
  expect(fieldOf('A kérdőív hivatkozása').getByText('Nem mentett módosítás')).toBeDefined();
  await person.click(button('Mentés'));
  expect(await screen.findByText('Beállítások mentve')).toBeDefined();
  expect(api.callsOf(save)[0]?.body).toEqual({
    key: 'landing_questionnaire_url',
    value: 'https://forms.gle/abc',
  });
  await waitFor(() => expect(button('Mentés').disabled).toBe(true));
  expect(input.value).toBe('https://forms.gle/abc');
  expect(fieldOf('A kérdőív hivatkozása').getByText('Beállítva')).toBeDefined();
});

it('empties a secret’s field after saving and shows only the mask', async () => {
  await open('/settings/texts');
  const input = screen.getByLabelText<HTMLInputElement>('AI-kulcs');
  expect(input.type).toBe('password');
  await fill(input, 'sk-very-secret');
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Beállítások mentve')).toBeDefined();
  await waitFor(() => expect(input.value).toBe(''));
  expect(input.placeholder).toBe('********');
  expect(screen.queryByDisplayValue('sk-very-secret')).toBeNull();
});

it('lets one go on from the built-in wording of a consent', async () => {
  put('consent_text_en', { value: 'I agree.', standard: 'I agree.' });
  await open('/settings/privacy');
  const input = screen.getByLabelText<HTMLTextAreaElement>('Hozzájárulás angolul');
  expect(input.value).toBe('I agree.');
  await fill(input, ' To this.');
  await person.click(button('Mentés'));
  await waitFor(() =>
    expect(api.callsOf(save)[0]?.body).toEqual({ key: 'consent_text_en', value: 'I agree. To this.' }),
  );
});

it('names the field whose value is missing, and sends nothing', async () => {
  put('openai_model', { ...stored, value: 'gpt-4.1' });
  await open('/settings/texts');
  const input = screen.getByLabelText('Modell');
  await person.clear(input);
  await person.type(input, '  ');
  await person.click(button('Mentés'));
  expect(await fieldOf('Modell').findByText('Adjon meg értéket ehhez: Modell.')).toBeDefined();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(api.callsOf(save)).toEqual([]);
});

it('takes the model of a second reader, and says what it does, costs and is sent', async () => {
  await open('/settings/texts');
  const label = 'Második olvasó modellje';
  expect(
    fieldOf(label).getByText(/ellentmondást.*további hívással.*nevét és e-mail-címét nem/),
  ).toBeDefined();
  await fill(screen.getByLabelText(label), 'gpt-4.1');
  await person.click(button('Mentés'));
  expect(await screen.findByText('Beállítások mentve')).toBeDefined();
  expect(api.callsOf(save)[0]?.body).toEqual({ key: 'ai_second_reader_model', value: 'gpt-4.1' });
});

it('shows the server’s reason at the field and keeps what was typed', async () => {
  api.on(save, () => ({
    status: 400,
    body: { code: 'setting_not_email', message: 'Ez nem érvényes e-mail-cím.' },
  }));
  await open();
  const input = screen.getByLabelText<HTMLInputElement>('Kapcsolattartó e-mail-címe');
  await person.type(input, 'anna{Enter}');
  expect(await fieldOf('Kapcsolattartó e-mail-címe').findByText('Ez nem érvényes e-mail-cím.')).toBeDefined();
  expect(screen.getByText('Nem sikerült menteni a beállításokat.')).toBeDefined();
  expect(input.value).toBe('anna');
});

it('asks before another address drops the stored key, and says afterwards what went', async () => {
  put('openai_api_key', { ...stored, value: '********' });
  api.on(save, () => ({
    body: {
      ...make('openai_base_url', { ...stored, value: 'https://other.example/v1' }),
      cleared: ['openai_api_key'],
    },
  }));
  await open('/settings/texts');
  await fill(screen.getByLabelText('Az AI-szolgáltató címe'), 'https://other.example/v1');
  await person.keyboard('{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Mégse' }));
  expect(api.callsOf(save)).toEqual([]);
  await person.click(button('Mentés'));
  await person.click(await screen.findByRole('button', { name: 'Mentés és a titok törlése' }));
  expect(await screen.findByText('Az új cím miatt töröltük, adja meg újra: AI-kulcs')).toBeDefined();
});

it('says which stored secret cannot be read, and whom Google’s files have to be shared with', async () => {
  put('trello_token', {
    ...stored,
    isSet: false,
    problem: { code: 'setting_unreadable', message: 'Mentse el újra.' },
  });
  put('google_credentials', { ...stored, value: '********', account: 'reader@survey.example' });
  await open('/settings/connections');
  expect(fieldOf('Trello-token').getByText('Mentse el újra.')).toBeDefined();
  expect(fieldOf('Trello-token').getByText('Nem olvasható')).toBeDefined();
  expect(screen.getByText('reader@survey.example')).toBeDefined();
});

it('tries a service out and says in place what is wrong', async () => {
  api.on('POST /api/admin/settings/test/sheets', () => ({
    body: { ok: false, code: 'sheet_not_shared', message: 'Ossza meg ezzel: reader@survey.example' },
  }));
  await open('/settings/connections');
  await person.click(screen.getByText('Táblázat kipróbálása'));
  expect(await screen.findByText('Ossza meg ezzel: reader@survey.example')).toBeDefined();
});

it('clears a setting after a question', async () => {
  put('landing_privacy_url', { ...stored, value: '/privacy' });
  api.on('DELETE /api/admin/settings/landing_privacy_url', () => {
    put('landing_privacy_url', {});
    return { body: { ...make('landing_privacy_url'), cleared: [], success: true } };
  });
  await open();
  await person.click(button('Törlés: Az adatkezelési tájékoztató hivatkozása'));
  await person.click(await screen.findByRole('button', { name: 'Beállítás törlése' }));
  expect(await screen.findByText('Beállítás törölve')).toBeDefined();
  await waitFor(() =>
    expect(fieldOf('Az adatkezelési tájékoztató hivatkozása').getByText('Nincs beállítva')).toBeDefined(),
  );
});

it('offers the lists of the Trello account', async () => {
  put('trello_api_key', { ...stored, value: '********' });
  put('trello_token', { ...stored, value: '********' });
  const lists = [{ id: '0'.repeat(24), name: 'Új értékelések' }];
  api.on('GET /api/admin/settings/trello-lists', () => ({ body: [{ id: 'b', name: 'Felmérések', lists }] }));
  await open('/settings/connections');
  const choice = screen.getByLabelText('Trello-lista');
  await waitFor(() => expect((choice as HTMLInputElement).disabled).toBe(false));
  await person.click(choice);
  await person.click(await screen.findByText('Új értékelések'));
  await person.click(button('Mentés'));
  expect(await screen.findByText('Beállítások mentve')).toBeDefined();
  expect(api.callsOf(save)[0]?.body).toEqual({ key: 'trello_list_id', value: '0'.repeat(24) });
});

it('asks before unsaved changes are left behind', async () => {
  await open('/settings/texts', renderAdmin);
  await person.type(screen.getByLabelText('Modell'), 'gpt-5');
  await person.click(screen.getByRole('link', { name: 'Kérdőívek' }));
  expect(await screen.findByText('A nem mentett módosítások elvesznek.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Mégse' }));
  expect(screen.getByLabelText<HTMLInputElement>('Modell').value).toBe('gpt-5');
  await person.clear(screen.getByLabelText('Modell'));
});

it('says when the settings cannot be loaded, and tries again', async () => {
  api.on(list, () => ({ status: 503, body: { code: 'unavailable', message: 'Most nem érhető el.' } }));
  await renderScreen(api, '/settings');
  expect(await screen.findByText('A beállításokat nem sikerült betölteni')).toBeDefined();
  api.on(list, () => ({ body: settings }));
  await person.click(screen.getAllByRole('button', { name: 'Újra' })[0]!);
  expect(await screen.findByRole('heading', { name: 'Kezdőlap' })).toBeDefined();
});

it('says how many evaluations another time of keeping would anonymise, and saves only after a yes', async () => {
  api.on('GET /api/admin/settings/retention-impact', ({ query }) => ({
    body: { evaluations: query.get('months') === '24' ? 1234 : 0 },
  }));
  await open('/settings/privacy');
  const label = 'Személyes adatok megőrzése (hónap)';
  await fill(screen.getByLabelText(label), '24');
  await person.click(button('Mentés'));
  const dialog = await screen.findByRole('dialog', { name: /24 hónapig őrizzük meg/ });
  expect(within(dialog).getByText(/1234 értékelésből/)).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Mégse' }));
  expect(api.callsOf(save)).toEqual([]);
  await person.click(button('Mentés'));
  const again = await screen.findByRole('dialog', { name: /24 hónapig őrizzük meg/ });
  await person.click(within(again).getByRole('button', { name: 'Megőrzési idő mentése' }));
  expect(await screen.findByText('Beállítások mentve')).toBeDefined();
  expect(api.callsOf(save)[0]?.body).toEqual({ key: 'retention_months', value: '24' });
});

it('does not save a time of keeping whose consequence is not known', async () => {
  api.on('GET /api/admin/settings/retention-impact', () => ({
    status: 503,
    body: { message: 'Most nem megy.' },
  }));
  await open('/settings/privacy');
  const label = 'Személyes adatok megőrzése (hónap)';
  await fill(screen.getByLabelText(label), '24');
  await person.click(button('Mentés'));
  expect(await screen.findByText('Nem sikerült megállapítani, hány értékelést érintene')).toBeDefined();
  expect(api.callsOf(save)).toEqual([]);
});

it('saves a page as a whole, the address before its key, and keeps what was refused', async () => {
  put('openai_api_key', { ...stored, value: '********' });
  const others = api.callsOf(save).length;
  api.on(save, ({ body }) => {
    const { key, value } = body as { key: SettingKey; value: string };
    if (key === 'openai_model') return { status: 400, body: { code: 'x', message: 'Ez nem modellnév.' } };
    put(key, { ...stored, value });
    return { body: { ...settings.find((one) => one.key === key), cleared: [] } };
  });
  await open('/settings/texts');
  await fill(screen.getByLabelText('AI-kulcs'), 'sk-new');
  await fill(screen.getByLabelText('Az AI-szolgáltató címe'), 'https://other.example/v1');
  await fill(screen.getByLabelText('Modell'), 'két szó');
  await person.click(button('Mentés'));
  expect(await fieldOf('Modell').findByText('Ez nem modellnév.')).toBeDefined();
  const keys = api
    .callsOf(save)
    .slice(others)
    .map(({ body }) => (body as { key: string }).key);
  expect(keys).toEqual(['openai_base_url', 'openai_api_key', 'openai_model']);
  expect(screen.getByLabelText<HTMLInputElement>('Modell').value).toBe('két szó');
  expect(fieldOf('AI-kulcs').queryByText('Nem mentett módosítás')).toBeNull();
});

it.each([
  ['/settings#mailgun_domain', 'Küldő tartomány', '/settings/mail'],
  // Folded away until somebody goes there.
  ['/settings#ai_price_prompt', 'Kérdés egymillió tokenjének ára', '/settings/texts'],
])('goes to the page and the field that %s names', async (address, label, path) => {
  await renderScreen(api, address);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  expect(screen.getByLabelText(label).closest('details')?.open ?? true).toBe(true);
  expect(window.location.pathname).toBe(path);
});

it('leads from a page that there is not to the first', async () => {
  await open('/settings/unheard-of');
  expect(screen.getByRole('heading', { name: 'Kezdőlap' })).toBeDefined();
  expect(window.location.pathname).toBe('/settings');
});

it('gives up what was typed on a page', async () => {
  await open('/settings/texts');
  const input = screen.getByLabelText<HTMLInputElement>('Modell');
  await fill(input, 'gpt-5');
  await person.click(button('Elvetés'));
  expect(input.value).toBe('');
  expect(button('Mentés').disabled).toBe(true);
});
