import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeRow } from '../../../testing/make.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';

type SettingKey = Schemas['SettingResponse']['key'];

const api = new ApiServer();
beforeEach(() => {
  api.reset();
  answerUsually(api);
});

const setting = (key: SettingKey, isSet: boolean) =>
  ({
    key,
    isSet,
    encrypted: false,
    value: null,
    source: 'none',
    standard: null,
    updatedAt: null,
    account: null,
    problem: null,
  }) as const;

const open = async (name: boolean, contact: boolean, address: string | null = null) => {
  const settings = [
    setting('organisation_name', name),
    { ...setting('landing_contact_email', contact), value: address },
  ];
  api.on('GET /api/admin/settings', () => ({ body: settings }));
  await renderScreen(api);
  await screen.findByRole('heading', { level: 1 });
};
const title = 'Nincs megadva, ki áll az értékelések mögött';

it('asks for the name and the contact that are missing, and leads to the settings', async () => {
  await open(false, false);
  expect(await screen.findByText(title)).toBeVisible();
  await userEvent.click(screen.getByText(title));
  expect(screen.getByText(/^A szervezet neve hiányzik/)).toBeVisible();
  expect(screen.getByText(/^A kapcsolattartó e-mail-címe hiányzik/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Megadás' })).toHaveAttribute('href', '/settings');
});

it('asks for what is missing alone', async () => {
  await open(true, false);
  expect(await screen.findByText(/^A kapcsolattartó e-mail-címe hiányzik/)).toBeInTheDocument();
  expect(screen.queryByText(/^A szervezet neve hiányzik/)).toBeNull();
});

it('says that the sample organisation is still there', async () => {
  await open(true, true, 'info@minta.example');
  expect(await screen.findByText('Még a minta szervezet neve látszik')).toBeVisible();
});

it('asks for nothing where all is set', async () => {
  await open(true, true);
  await waitFor(() => expect(api.callsOf('GET /api/admin/settings')).not.toEqual([]));
  await screen.findAllByText(makeRow().clinicName);
  expect(screen.queryByText(title)).toBeNull();
});
