import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Schemas } from '../../shared/api/operations.ts';
import { languages } from '../../shared/texts/languages.ts';
import { serveApi } from '../../testing/api-server.ts';
import { openPublic } from '../../testing/render-public.tsx';

const settings = {
  questionnaireUrl: 'https://forms.example.com/form',
  questionnaires: [] as Schemas['QuestionnairePath'][],
  contactEmail: null,
  organisation: { name: null, address: null, phone: null, email: null } as Schemas['OrganisationResponse'],
  privacyUrl: '/privacy',
  digitalSolutionsUrl: 'https://example.com/solutions',
  consultationUrl: 'javascript:alert(1)',
  retentionMonths: null,
  placeholders: [] as string[],
};

describe('landing page', () => {
  beforeEach(() => void serveApi({ 'GET /api/landing/settings': () => ({ body: settings }) }));

  it('invites to the questionnaire in a new tab and follows only safe links', async () => {
    await openPublic('/');
    const links = await screen.findAllByRole('link', { name: /Kitöltöm a kérdőívet.*új lapon/ });
    expect(links).toHaveLength(2);
    expect(links[0]).toHaveAttribute('href', settings.questionnaireUrl);
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Adatkezelési tájékoztató' })).toHaveAttribute(
      'href',
      '/privacy?lang=hu',
    );
    expect(screen.queryByRole('link', { name: /Konzultáció foglalása/ })).toBeNull();
  });

  it('says who is behind it, as far as the settings do', async () => {
    const organisation = {
      name: 'Minta Kft.',
      address: '1051 Budapest',
      phone: null,
      email: 'info@minta.hu',
    };
    serveApi({ 'GET /api/landing/settings': () => ({ body: { ...settings, organisation } }) });
    const { container } = await openPublic('/');
    expect(await screen.findByText(/^Minta Kft\. készíti és küldi/)).toBeVisible();
    expect(container.querySelector('address')).toHaveTextContent(/^1051 Budapest ?info@minta\.hu$/);
    expect(screen.getByRole('link', { name: 'info@minta.hu' })).toHaveAttribute(
      'href',
      'mailto:info%40minta.hu',
    );
  });

  const forms = [
    { language: 'hu' as const, path: '/q/klinikak' },
    { language: 'en' as const, path: '/q/clinics' },
  ];
  it.each([
    ['en', '/q/clinics', null],
    ['ro', '/q/klinikak', 'Chestionarul este în limba maghiară.'],
  ] as const)(
    'leads to the online form of the language %s in the same tab, or says which it is',
    async (language, path, note) => {
      serveApi({
        'GET /api/landing/settings': () => ({
          body: { ...settings, questionnaireUrl: '/q/klinikak', questionnaires: forms },
        }),
      });
      await openPublic('/', language);
      const links = () => screen.getAllByRole('link', { name: /^(Start the|Completez) / });
      await waitFor(() => expect(links().map((link) => link.getAttribute('href'))).toEqual([path, path]));
      expect(links()[0]).not.toHaveAttribute('target');
      const notes = screen.queryAllByText(/^Chestionarul este în|^The questionnaire is in/);
      expect(notes.map((found) => found.textContent)).toEqual(note === null ? [] : [note, note]);
    },
  );

  it.each(languages)('shows of the sample what the demo really says (%s)', (language) => {
    const read = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8');
    const demo = read(`../../../../backend/src/seed/content/${language}.json`);
    const texts = JSON.parse(read(`../texts/${language}.json`)) as Record<string, string>;
    expect(demo).toContain(texts['landing.sample.finding']);
    // The report says a step as part of its sentence.
    expect(demo.toLowerCase()).toContain(texts['landing.sample.step']!.slice(0, -1).toLowerCase());
  });

  it('leads nowhere while no address is set, and says so', async () => {
    const placeholders = ['questionnaireUrl', 'digitalSolutionsUrl', 'consultationUrl'];
    serveApi({ 'GET /api/landing/settings': () => ({ body: { ...settings, placeholders } }) });
    await openPublic('/');
    const note = 'A kérdőív még nem nyílt meg. Kérjük, nézzenek vissza később!';
    expect(await screen.findAllByText(note)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Újra' })).toBeNull();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((address) => address.startsWith('http'))).toEqual([]);
  });

  it('says that the questionnaire cannot be reached, and tries again', async () => {
    let works = false;
    serveApi({
      'GET /api/landing/settings': () =>
        works
          ? { body: settings }
          : { status: 500, body: { statusCode: 500, code: 'internal_error', message: 'x' } },
    });
    await openPublic('/', 'en');
    expect(await screen.findAllByText('The link to the questionnaire could not be loaded.')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy?lang=en');
    works = true;
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(await screen.findAllByRole('link', { name: /Start the questionnaire.*new tab/ })).toHaveLength(2);
    expect(screen.queryByText('The link to the questionnaire could not be loaded.')).toBeNull();
  });

  it('changes its language, its address and the way to sign in', async () => {
    await openPublic('/');
    await userEvent.selectOptions(await screen.findByLabelText('Nyelv'), 'Română');
    await waitFor(() => expect(document.documentElement.lang).toBe('ro'));
    expect(screen.getByRole('link', { name: 'Autentificare' })).toHaveAttribute(
      'href',
      '/admin/login?lang=ro',
    );
    expect(window.location.search).toBe('?lang=ro');
    expect(localStorage.getItem('publicLanguage')).toBe('ro');
  });

  it('answers four questions, one at a time', async () => {
    const { container } = await openPublic('/', 'en');
    await screen.findByText('Is it really free?');
    const items = [...container.querySelectorAll('details')];
    expect(items).toHaveLength(4);
    expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']));
  });

  it('says 404 for an unknown address', async () => {
    await openPublic('/nowhere');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('404 Page Not Found'));
  });
});
