import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../testing/api-server.ts';
import { answerUsually, renderScreen } from '../testing/render-admin.tsx';

const api = new ApiServer();
beforeEach(() => {
  api.reset();
  answerUsually(api);
});

const open = async (name: boolean, contact: boolean) => {
  const unset = { encrypted: false, value: null, source: 'none', standard: null, updatedAt: null, account: null, problem: null } as const;
  const settings = [
    { ...unset, key: 'organisation_name', isSet: name },
    { ...unset, key: 'landing_contact_email', isSet: contact },
  ];
  api.on('GET /api/admin/settings', () => ({ body: settings }));
  await renderScreen(api);
  await screen.findByRole('heading', { level: 1 });
};
const title = 'Nincs megadva, ki áll az értékelések mögött';

it('asks for the name and the contact that are missing, and leads to the settings', async () => {
  await open(false, false);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(/^A szervezet neve hiányzik/)).toBeVisible();
  expect(screen.getByText(/^A kapcsolattartó e-mail-címe hiányzik/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Megadás a beállításokban' })).toHaveAttribute('href', '/settings');
});

it('asks for what is missing alone', async () => {
  await open(true, false);
  expect(await screen.findByText(/^A kapcsolattartó e-mail-címe hiányzik/)).toBeVisible();
  expect(screen.queryByText(/^A szervezet neve hiányzik/)).toBeNull();
});

it('asks for nothing where all is set', async () => {
  await open(true, true);
  await screen.findByText('Minta Rendelő');
  expect(api.callsOf('GET /api/admin/settings')).not.toEqual([]);
  expect(screen.queryByText(title)).toBeNull();
});
