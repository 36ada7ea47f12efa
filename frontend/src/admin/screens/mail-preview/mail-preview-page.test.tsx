import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';
import { type MailPreview } from './mail-preview.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const preview = 'GET /api/admin/mail-preview';
const evaluation = '0f8fad5b-d9cb-469f-a165-70867728950e';

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on(preview, ({ query }) => ({
    body: makeMail({
      kind: query.get('kind') as MailPreview['kind'],
      language: query.get('language') as MailPreview['language'],
      subject: `Tárgy ${String(query.get('kind'))} ${String(query.get('language'))}`,
    }),
  }));
});

function makeMail(patch: Partial<MailPreview> = {}): MailPreview {
  return {
    kind: 'result',
    language: 'hu',
    from: 'Klinika <no-reply@example.com>',
    to: ['anna@korutifogaszat.hu'],
    subject: 'Elkészült',
    text: 'Tisztelt <b>Anna</b>!\n\nElkészült.',
    html: '<p>Elkészült</p><script>document.title = "x"</script>',
    texts: [
      {
        key: 'email.result.subject',
        text: 'Kész, {nev}',
        isOwn: true,
        isRefused: false,
        missing: ['clinicName'],
        unknown: ['nev'],
      },
      {
        key: 'email.result.title',
        text: 'Elkészült',
        isOwn: false,
        isRefused: true,
        missing: [],
        unknown: [],
      },
    ],
    ...patch,
  };
}

it('shows both forms of a mail, and says what is wrong with an own text', async () => {
  await renderScreen(api, '/mail-preview');
  const frame = await screen.findByTitle('Formázott levél: Tárgy result hu');
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(frame.getAttribute('srcdoc')).toContain('<p>Elkészült</p>');
  expect(screen.getByText('Klinika <no-reply@example.com>')).toBeDefined();
  await person.click(screen.getByRole('checkbox', { name: 'Sötét' }));
  expect(frame.style.colorScheme).toBe('dark');
  await person.click(screen.getByRole('radio', { name: 'Egyszerű szöveg' }));
  expect(screen.getByRole('region', { name: 'Az egyszerű szöveg egésze' }).textContent).toContain(
    'Tisztelt <b>Anna</b>!',
  );
  const own = within(screen.getByText('Kész, {nev}').closest('li')!);
  expect(own.getByText('saját szöveg')).toBeDefined();
  expect(own.getByText('Az eredeti szövegben szerepel, ebből hiányzik: {clinicName}')).toBeDefined();
  expect(own.getByText('Ezt nem tudjuk kitölteni, így jelenik meg a levélben: {nev}')).toBeDefined();
  const refused = within(screen.getByText('Elkészült', { selector: 'li p' }).closest('li')!);
  expect(refused.getByText(/Saját szövegét nem használjuk/)).toBeDefined();
  expect(screen.getByText('Mintaadatokkal')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Próbalevél küldése/ })).toBeNull();
});

it('rewords a text of the mail, and shows the mail anew', async () => {
  const row = {
    ...{
      context: 'email' as const,
      key: 'email.result.title',
      place: 'mail-result' as const,
      part: 'email.result',
      placeholders: [],
      isBuiltIn: true,
      missing: [],
    },
    languages: [
      {
        language: 'ro' as const,
        builtIn: 'Gata',
        global: { id: 5, value: 'E gata' },
        own: null,
      },
    ],
  };
  api.on('GET /api/admin/ui-texts/catalogue', () => ({ body: [row], headers: { 'X-Total-Count': '1' } }));
  api.on('PATCH /api/admin/ui-texts/5', () => ({ body: {} }));
  await renderScreen(api, '/mail-preview?kind=result&language=ro');
  await person.click(await screen.findByRole('button', { name: 'Átírás: email.result.title' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Saját szöveg');
  expect(field.value).toBe('E gata');
  const asked = api.callsOf('GET /api/admin/ui-texts/catalogue').at(-1)!.query;
  expect([asked.get('search'), asked.get('questionnaireId')]).toEqual(['email.result.title', '7']);
  const before = api.callsOf(preview).length;
  await person.clear(field);
  await person.type(field, 'A sosit');
  await person.click(within(dialog).getByRole('button', { name: 'Mentés' }));
  await waitFor(() =>
    expect(api.callsOf('PATCH /api/admin/ui-texts/5')[0]?.body).toEqual({ value: 'A sosit' }),
  );
  await waitFor(() => expect(api.callsOf(preview).length).toBeGreaterThan(before));
});

it('changes mail and language, and remembers them in the address', async () => {
  await renderScreen(api, '/mail-preview');
  await screen.findByTitle('Formázott levél: Tárgy result hu');
  await person.click(screen.getByRole('button', { name: 'Ajánlatkérés' }));
  await screen.findByTitle('Formázott levél: Tárgy offer hu');
  await person.click(screen.getByRole('radio', { name: 'Română' }));
  await screen.findByTitle('Formázott levél: Tárgy offer ro');
  expect(window.location.search).toBe('?kind=offer&language=ro');
});

it('sends the result of an evaluation to the person who looks at it', async () => {
  api.on(`POST /api/admin/evaluation/${evaluation}/send-test`, () => ({ body: { success: true } }));
  await renderScreen(api, `/mail-preview?evaluation=${evaluation}`);
  await screen.findByTitle('Formázott levél: Tárgy result hu');
  expect(api.callsOf(preview).at(-1)?.query.get('evaluationId')).toBe(evaluation);
  await person.click(screen.getByRole('button', { name: 'Próbalevél küldése magamnak' }));
  expect(await screen.findByText('A levelezőszolgáltatás átvette a próbalevelet')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Mintaadatok használata' }));
  expect(await screen.findByText('Mintaadatokkal')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Próbalevél küldése/ })).toBeNull();
});

it('does not call a test sent that was only saved', async () => {
  api.on('GET /api/admin/mail-way', () => ({ body: { way: 'outbox' as const } }));
  api.on(`POST /api/admin/evaluation/${evaluation}/send-test`, () => ({ body: { success: true } }));
  await renderAdmin(api, `/admin/mail-preview?evaluation=${evaluation}`);
  expect(await screen.findByText(/^A levelek nem mennek el/)).toBeDefined();
  await person.click(await screen.findByRole('button', { name: 'Próbalevél küldése magamnak' }));
  const saved = await screen.findByText('A levél a kimenő mappába került, nem ment el');
  // Not as something that worked: the letter has not gone out.
  expect(saved.closest('[data-tone]')).toHaveAttribute('data-tone', 'warn');
});

it('says when a mail cannot be shown, and tries again', async () => {
  api.on(preview, () => ({ status: 404, body: { code: 'not_found', message: 'Nincs ilyen.' } }));
  await renderScreen(api, `/mail-preview?evaluation=${evaluation}`);
  expect(await screen.findByText('A levél előnézetét nem sikerült betölteni')).toBeDefined();
  expect(screen.getByText('Nincs ilyen.')).toBeDefined();
  api.on(preview, () => ({ body: makeMail() }));
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await screen.findByTitle('Formázott levél: Elkészült')).toBeDefined();
});
