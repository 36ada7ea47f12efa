import { expect, type Page } from '@playwright/test';
import { MAILGUN_KEY } from '../../backend/test/fakes/mailgun-server.ts';
import { TRELLO_KEY, TRELLO_TOKEN } from '../../backend/test/fakes/trello-server.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn, test, type SettingsPlace } from './settings-server.ts';

async function open(page: Page, place: SettingsPlace, language: 'hu' | 'en'): Promise<void> {
  await openSignedIn(page, place, '/admin/settings', language);
  await expect(page).toHaveURL(/\/settings$/);
}

/** Goes to a page of the settings. */
const turnTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

const fieldOf = (page: Page, label: string) =>
  page.locator('[data-setting]').filter({ has: page.getByLabel(label, { exact: true }) });

/** Fills a field in and saves the page. */
async function save(page: Page, label: string, value: string): Promise<void> {
  const button = page.getByRole('button', { name: /^(Mentés|Save)$/ });
  await page.getByLabel(label, { exact: true }).fill(value);
  await button.click();
  await expect(button).toBeDisabled();
}

test('addresses and keys are set, tried out and dropped with another address', async ({ page, settings }) => {
  await open(page, settings, 'hu');
  await save(page, 'A kérdőív hivatkozása', '  https://forms.gle/Abc123  ');
  await expect(fieldOf(page, 'A kérdőív hivatkozása').getByText('Beállítva')).toBeVisible();
  const landing = await page.request.get('/api/landing/settings');
  expect(await landing.json()).toMatchObject({ questionnaireUrl: 'https://forms.gle/Abc123' });

  await turnTo(page, 'Szövegek és AI');
  await save(page, 'Az AI-szolgáltató címe', settings.ai.baseUrl);
  await save(page, 'AI-kulcs', 'wrong-key');
  await expect(page.getByLabel('AI-kulcs', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('AI-kulcs', { exact: true })).toHaveAttribute('placeholder', '********');
  await page.getByRole('button', { name: 'AI kipróbálása' }).click();
  await expect(page.getByText('elutasította a kulcsot', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await save(page, 'AI-kulcs', 'good-key');
  await page.getByRole('button', { name: 'AI kipróbálása' }).click();
  await expect(page.getByText('A kulcs jó, és a modell válaszol', { exact: false })).toBeVisible();

  await page.getByLabel('Az AI-szolgáltató címe', { exact: true }).fill('https://other.example/v1');
  await page.getByLabel('Az AI-szolgáltató címe', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Mentés és a titok törlése' }).click();
  await expect(page.getByText('Az új cím miatt töröltük, adja meg újra: AI-kulcs')).toBeVisible();
  await expect(fieldOf(page, 'AI-kulcs').getByText('Nincs beállítva')).toBeVisible();

  await page.getByLabel('Modell', { exact: true }).fill('másik modell');
  await page.getByRole('link', { name: 'Kérdőívek' }).click();
  await page.getByRole('button', { name: 'Mégse' }).click();
  await page.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect(fieldOf(page, 'Modell').getByRole('alert')).toContainText('modellnév');
  await page.getByRole('link', { name: 'Kérdőívek' }).click();
  await page.getByRole('button', { name: 'Módosítások elvetése' }).click();
  await expect(page).toHaveURL(/\/questionnaires$/);
});

test('in English: the mail service and Trello, with a list to choose', async ({ page, settings }) => {
  await open(page, settings, 'en');
  await turnTo(page, 'Sending mail');
  await save(page, 'Sender', 'Clinic <info@clinic.example>');
  await save(page, 'Sending domain', 'mg.clinic.example');
  await save(page, 'Key of the mail service', MAILGUN_KEY);
  settings.mailgun.domains.set('mg.clinic.example', { state: 'unverified', type: 'custom' });
  await page.getByRole('button', { name: 'Test sending', exact: true }).click();
  await expect(page.getByText('is not verified yet', { exact: false }).first()).toBeVisible();
  settings.mailgun.domains.set('mg.clinic.example', { state: 'active', type: 'custom' });
  await page.getByRole('button', { name: 'Test sending', exact: true }).click();
  await expect(page.getByText('is verified, and the sender is suitable', { exact: false })).toBeVisible();

  await turnTo(page, 'Connections');
  await save(page, 'Trello key', TRELLO_KEY);
  await save(page, 'Trello token', TRELLO_TOKEN);
  const lists = page.getByLabel('Trello list', { exact: true });
  await expect(lists).toBeEnabled();
  await lists.click();
  await page.getByText('Folyamatban').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Clear: Trello list' })).toBeVisible();
  await page.getByRole('button', { name: 'Test Trello' }).click();
  await expect(page.getByText('New cards go to this list: “Folyamatban”.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Folyamatban')).toBeVisible();
  await page.getByRole('button', { name: 'Clear: Trello token' }).click();
  await page.getByRole('button', { name: 'Clear the setting' }).click();
  await expect(fieldOf(page, 'Trello token').getByText('Not set')).toBeVisible();
});
