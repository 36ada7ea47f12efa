import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { type OnlineForm } from '../../kit/online-form/online-form.api.ts';
import { makeMissingPlace, makeReview } from '../../testing/make-configuration.ts';
import { makeOnlineForm } from '../../testing/make-online-form.ts';
import { answerUsually, renderScreen } from '../../testing/render-admin.tsx';
import { leadOf } from './collect.api.ts';
import { draftKey } from './draft-key.ts';
import { toLocal, toMoment } from './local-moment.ts';

const api = new ApiServer();
const person = userEvent.setup();
const read = 'GET /api/admin/online-form';
const save = 'PATCH /api/admin/online-form';
const url = 'https://felmeres.pelda.hu/q/felmeres';
let form: OnlineForm;

beforeEach(() => {
  sessionStorage.clear();
  api.reset();
  answerUsually(api);
  form = makeOnlineForm({ url });
  api.on(read, () => ({ body: form }));
  api.on(save, ({ body }) => {
    const changes = body as Partial<OnlineForm>;
    form = { ...form, ...changes };
    if (changes.isOpen !== undefined) form.state = changes.isOpen ? 'open' : 'closed';
    return { body: form };
  });
  api.on('GET /api/admin/online-form/qr-code', () => ({ status: 200, body: {} }));
  api.on('GET /api/landing/settings', () => ({
    status: 200,
    body: { questionnaireUrl: 'https://forms.pelda.hu/x', placeholders: [] },
  }));
});

const open = async () => {
  await renderScreen(api, '/collect');
  await screen.findByRole('heading', { name: 'Kitölthető most?' });
};
const sent = () => api.callsOf(save).map(({ body }) => body);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Mentés' });
/** Opens a row of the settings. */
const unfold = (row: string) => person.click(screen.getByText(row));

it('opens and closes with one click while nobody is filling it in', async () => {
  await open();
  const flip = screen.getByRole('switch', { name: 'Nem fogad válaszokat' });
  await person.click(flip);
  await screen.findByText(/^Bárki kitöltheti/);
  expect(sent()).toEqual([{ isOpen: true }]);
  // What stood below before it was open is no longer so.
  await waitFor(() => expect(api.callsOf('GET /api/landing/settings').length).toBeGreaterThan(1));
  await waitFor(() => expect(api.callsOf('GET /api/admin/invitations/summary').length).toBeGreaterThan(1));
  await person.click(screen.getByRole('switch', { name: 'Fogad válaszokat' }));
  await screen.findByText(/^Zárva van/);
  expect(sent()).toHaveLength(2);
});

it('says how many are filling it in before it closes', async () => {
  Object.assign(form, { isOpen: true, state: 'open', underWay: 2 });
  await open();
  await person.click(screen.getByRole('switch', { name: 'Fogad válaszokat' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('kitöltések száma: 2');
  await person.click(within(question).getByRole('button', { name: 'Lezárás' }));
  await waitFor(() => expect(sent()).toEqual([{ isOpen: false }]));
});

it('hands out the link, the preview and the code to embed', async () => {
  await open();
  expect(screen.getByLabelText('Hivatkozás a kitöltéshez')).toHaveProperty('value', url);
  expect(screen.getByRole('link', { name: /Előnézet rendelőként/ })).toHaveAttribute(
    'href',
    '/q/felmeres?preview=1',
  );
  await unfold('Beágyazás más webhelyre');
  expect(screen.getByLabelText('Beágyazó kód')).toHaveProperty(
    'value',
    '<div data-digital-maturity="felmeres"></div><script src="https://felmeres.pelda.hu/embed.js" async></script>',
  );
  expect(await screen.findByText(/külső űrlaphoz vezet/)).toBeDefined();
  await person.type(screen.getByLabelText('Forrás (nem kötelező)'), 'őszi hírlevél');
  await waitFor(() =>
    expect(screen.getByLabelText('Hivatkozás a kitöltéshez')).toHaveProperty(
      'value',
      `${url}?source=%C5%91szi+h%C3%ADrlev%C3%A9l`,
    ),
  );
});

it('saves all of it at once, and only what was changed', async () => {
  await open();
  expect(saveButton().disabled).toBe(true);
  await unfold('Beküldés után');
  await person.click(screen.getByRole('switch', { name: 'Pontszám azonnal' }));
  await unfold('Bevezető');
  await person.type(screen.getByLabelText('Ki kérdez, és miért?'), '  Mi. ');
  expect(screen.getAllByText('(Nincs mentve)')).toHaveLength(2);
  await person.click(saveButton());
  await waitFor(() => expect(sent()).toEqual([{ showScore: true, intro: 'Mi.' }]));
  await waitFor(() => expect(saveButton().disabled).toBe(true));
  expect(screen.queryByText('(Nincs mentve)')).toBeNull();
});

it('says in a row what is set, and opens the row in which something waits to be saved', async () => {
  Object.assign(form, { reminderDays: [7, 14], intro: null });
  sessionStorage.setItem(draftKey(form.questionnaireId), JSON.stringify({ intro: 'Mi kérdezzük.' }));
  await open();
  expect(screen.getByText('7, 14 nap múlva')).toBeDefined();
  expect(screen.queryByLabelText('Hány nap múlva?')).toBeNull();
  expect(screen.getByLabelText('Ki kérdez, és miért?')).toHaveProperty('value', 'Mi kérdezzük.');
});

it('keeps what was typed where it is refused, and says why', async () => {
  api.on(save, () => ({
    status: 409,
    body: { statusCode: 409, code: 'slug_taken', message: 'Ez a cím már foglalt: „masik”.' },
  }));
  await open();
  await unfold('Saját cím');
  const slug = screen.getByLabelText('A hivatkozás vége');
  await person.clear(slug);
  await person.type(slug, 'Ő');
  expect(screen.getAllByText(/^3–60 karakter/)[0]).toBeDefined();
  expect(saveButton().disabled).toBe(true);
  await person.clear(slug);
  await person.type(slug, 'Masik');
  await person.click(saveButton());
  await waitFor(() => expect(sent()).toEqual([{ slug: 'masik' }]));
  expect((await screen.findAllByText('Ez a cím már foglalt: „masik”.')).length).toBeGreaterThan(0);
  expect(slug).toHaveProperty('value', 'Masik');
});

it('does not send dates that end before they begin, and none where they are empty', async () => {
  form.opensAt = '2026-11-23T08:00:00.000Z';
  await open();
  await unfold('Időpontok');
  const closes = screen.getByLabelText('Lezárás');
  await person.type(closes, '2026-01-01T08:00');
  expect(screen.getAllByText('A lezárás időpontja a nyitás után legyen.')[0]).toBeDefined();
  expect(saveButton().disabled).toBe(true);
  await person.clear(closes);
  await person.clear(screen.getByLabelText('Nyitás'));
  await person.click(saveButton());
  await waitFor(() => expect(sent()).toEqual([{ opensAt: null }]));
});

it('leads to the questions where there are none, and to the mail service where it is missing', async () => {
  Object.assign(form, { questions: 0, isOpen: true, state: 'empty', mailsGoOut: false });
  await open();
  expect(screen.getByRole('link', { name: 'Kérdések felvétele' })).toHaveAttribute('href', '/config');
  expect(screen.getByRole('link', { name: 'Levelezés beállítása' })).toHaveAttribute(
    'href',
    '/settings#mailgun_api_key',
  );
});

it('cannot be opened before clinics learn who asks; one that is open stays so and says it', async () => {
  Object.assign(form, { isOpen: false, state: 'closed', hasOrganisation: false });
  await open();
  expect(screen.getByRole('switch', { name: /ogad válaszokat/ })).toBeDisabled();
  expect(screen.getByText(/csak ezek után nyitható meg/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Szervezet megadása' })).toHaveAttribute(
    'href',
    '/settings#organisation_name',
  );
  cleanup();
  Object.assign(form, { isOpen: true, state: 'open' });
  await open();
  expect(screen.getByRole('switch', { name: /ogad válaszokat/ })).toBeEnabled();
  expect(screen.getByText(/nyitva van, de nincs megadva/)).toBeVisible();
});

it('knows a moment on the reader’s clock and back', () => {
  expect(toLocal(null)).toBe('');
  expect(toMoment('')).toBeNull();
  expect(toMoment(toLocal('2026-07-01T10:30:00.000Z'))).toBe('2026-07-01T10:30:00.000Z');
});

it.each([
  ['here', '/q/felmeres', []],
  ['here', 'https://felmeres.pelda.hu/q/regi', []],
  ['other', '/q/masik', []],
  ['external', 'https://forms.pelda.hu/q/felmeres', []],
  ['external', 'https://felmeres.pelda.hu/mas', []],
  ['nowhere', 'https://docs.google.com/forms/', ['questionnaireUrl']],
])('knows that the landing page leads %s by %s', (lead, questionnaireUrl, placeholders) =>
  expect(leadOf({ questionnaireUrl, placeholders }, { url, slug: 'felmeres', formerSlugs: ['regi'] })).toBe(
    lead,
  ),
);

it('takes two days of reminders in their order, or none', async () => {
  await open();
  await unfold('Emlékeztetők');
  const days = screen.getByRole('textbox', { name: 'Hány nap múlva?' });
  for (const wrong of ['14, 7', '0', '7, 14, 21', '91', 'hét']) {
    await person.clear(days);
    await person.type(days, wrong);
    expect(saveButton().disabled).toBe(true);
  }
  expect(screen.getAllByText(/növekvő sorrendben/)[0]).toBeDefined();
  await person.clear(days);
  await person.type(days, '3, 10');
  await person.click(saveButton());
  await waitFor(() => expect(sent()).toEqual([{ reminderDays: [3, 10] }]));
});

it('says what results will be like before it opens while answers have no meaning', async () => {
  const places = [101, 102].map((optionId) => makeMissingPlace({ field: 'meaning', optionId }));
  api.on('GET /api/admin/configuration-review', () => ({ body: makeReview({ meanings: places }) }));
  await open();
  const flip = screen.getByRole('switch', { name: 'Nem fogad válaszokat' });
  await person.click(flip);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('2 válasznak még nincs jelentése');
  expect(sent()).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Megnyitás így is' }));
  await waitFor(() => expect(sent()).toEqual([{ isOpen: true }]));
  await person.click(await screen.findByRole('switch', { name: 'Fogad válaszokat' }));
  await person.click(await screen.findByRole('switch', { name: 'Nem fogad válaszokat' }));
  await person.click(await screen.findByRole('button', { name: 'Jelentések megírása' }));
  await waitFor(() => expect(window.location.hash).toBe('#answer-11-101-meaning'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(2);
});
