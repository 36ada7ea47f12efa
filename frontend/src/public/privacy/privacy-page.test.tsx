import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Schemas } from '../../shared/api/operations.ts';
import { serveApi } from '../../testing/api-server.ts';
import { openPublic } from '../../testing/render-public.tsx';

const nobody = { name: null, address: null, phone: null, email: null };

const settings = (
  patch: Partial<Schemas['OrganisationResponse']>,
  retentionMonths: number | null = null,
) => ({
  'GET /api/landing/settings': () => ({
    body: {
      questionnaireUrl: 'https://forms.example.com/form',
      questionnaires: [],
      contactEmail: patch.email ?? null,
      organisation: { ...nobody, ...patch },
      privacyUrl: '/privacy',
      digitalSolutionsUrl: 'https://example.com/solutions',
      consultationUrl: 'https://example.com/consultation',
      retentionMonths,
      placeholders: [],
    },
  }),
});

describe('privacy notice', () => {
  it.each([
    ['hu', 'Adatkezelési tájékoztató'],
    ['en', 'Privacy notice'],
    ['ro', 'Politica de confidențialitate'],
  ] as const)('speaks %s and names whom to write to', async (language, title) => {
    serveApi(settings({ email: 'kapcsolat@klinika.hu' }));
    await openPublic('/privacy', language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'kapcsolat@klinika.hu' })).toHaveAttribute(
      'href',
      'mailto:kapcsolat%40klinika.hu',
    );
    expect(document.title).toContain(title);
  });

  it.each([
    ['hu', 24, /a kitöltéstől számított 24 hónap elteltéig/],
    ['en', 1, /until 1 month after the questionnaire was sent in/],
    ['ro', 24, /timp de 24 de luni de la trimiterea/],
    ['en', null, /until you ask us to erase it, or until the operator deletes it\./],
  ] as const)(
    'says in %s for how long data are kept, as the operator has set it: %s',
    async (language, months, said) => {
      serveApi(settings({}, months));
      await openPublic('/privacy', language);
      expect(await screen.findByText(said)).toBeVisible();
    },
  );

  it.each([
    ['hu', /fényképe szerepel azokon az értékeléseken.*a PDF-ben is/, /címe minden címzettnél ugyanaz/],
    ['en', /photo appear on evaluations.*in the PDF/, /same address for every recipient/],
    ['ro', /fotografia acestuia apar pe evaluările.*în PDF/, /aceeași adresă pentru toți destinatarii/],
  ] as const)(
    'says in %s where the expert is shown, and what a logo tells',
    async (language, expert, logo) => {
      serveApi(settings({}));
      await openPublic('/privacy', language);
      expect(await screen.findByText(expert)).toBeVisible();
      expect(await screen.findByText(logo)).toBeVisible();
    },
  );

  it.each([
    ['hu', /az utolsó módosítás után 30 nappal töröljük/, /nem kell süti.*localStorage/, /leiratkozhat/],
    ['en', /erased 30 days after you last changed them/, /No cookie is needed.*localStorage/, /opt out/],
    ['ro', /la 30 de zile după ultima modificare/, /nu este nevoie de cookie.*localStorage/, /dezabonare/],
  ] as const)(
    'says in %s what becomes of answers that are typed in here, and of invitations',
    async (language, ...said) => {
      serveApi(settings({}));
      await openPublic('/privacy', language);
      for (const words of said) expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it.each([
    ['hu', /Az adatkezelő neve Minta Kft\.<img src=x>;/, /itt érhetik el az adatkezelőt/],
    ['en', /The controller is Minta Kft\.<img src=x>, which/, /please contact the controller/],
    ['ro', /Operatorul datelor este Minta Kft\.<img src=x>, care/, /vă puteți adresa operatorului/],
  ] as const)('names the controller in %s, as text', async (language, named, reached) => {
    const name = 'Minta Kft.<img src=x>';
    serveApi(settings({ name, address: '1051 Budapest', phone: '+36 (1) 234/5678' }));
    await openPublic('/privacy', language);
    expect(await screen.findByText(named)).toBeVisible();
    expect(screen.getByText(reached)).toBeVisible();
    expect(screen.getByText('1051 Budapest')).toBeVisible();
    expect(screen.getByRole('link', { name: '+36 (1) 234/5678' })).toHaveAttribute('href', 'tel:+3612345678');
  });

  it('tells nobody to write to a mail’s sender where no contact is set, and also when the settings cannot be had', async () => {
    serveApi({});
    await openPublic('/privacy/', 'en');
    expect(await screen.findByText(/contact the organisation that invited you/)).toBeVisible();
    expect(await screen.findByText(/until the retention period set by the operator ends/)).toBeVisible();
  });
});
