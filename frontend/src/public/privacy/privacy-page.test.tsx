import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/api-server.ts';
import { openPublic } from '../../testing/render-public.tsx';

const settings = (contactEmail: string | null) => ({
  'GET /api/landing/settings': () => ({
    body: {
      questionnaireUrl: 'https://forms.example.com/form',
      contactEmail,
      privacyUrl: '/privacy',
      digitalSolutionsUrl: 'https://example.com/solutions',
      consultationUrl: 'https://example.com/consultation',
    },
  }),
});

describe('privacy notice', () => {
  it.each([
    ['hu', 'Adatkezelési tájékoztató'],
    ['en', 'Privacy notice'],
    ['ro', 'Politica de confidențialitate'],
  ] as const)('speaks %s and names whom to write to', async (language, title) => {
    serveApi(settings('kapcsolat@klinika.hu'));
    await openPublic('/privacy', language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'kapcsolat@klinika.hu' })).toHaveAttribute(
      'href',
      'mailto:kapcsolat%40klinika.hu',
    );
    expect(document.title).toContain(title);
  });

  it('names the address of the result where no other is set, and also when the settings cannot be had', async () => {
    serveApi({});
    await openPublic('/privacy/', 'en');
    expect(await screen.findByText(/write to the address your evaluation came from/)).toBeVisible();
  });
});
