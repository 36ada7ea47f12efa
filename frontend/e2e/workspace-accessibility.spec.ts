import { test } from '@playwright/test';
import { expectAccessibleInAllWidths } from './accessible.ts';
import { clientsOf, generate, openDashboard, openPanel, textOf, uploadResponses } from './workspace.ts';

test('the dashboard, its dialogs and the job tray are accessible in every width', async ({ page }) => {
  test.slow();
  await openDashboard(page, 'a');
  await expectAccessibleInAllWidths(page);
  const openers = ['Válaszok feltöltése', 'Összes újragenerálása', 'Összes törlése'];
  for (const opener of openers) {
    await page.getByRole('button', { name: opener }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mégse' }).waitFor();
    await expectAccessibleInAllWidths(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Mégse' }).click();
  }
  await page.getByRole('button', { name: 'Feladatok' }).click();
  await page.getByText('Háttérfeladatok').waitFor();
  await expectAccessibleInAllWidths(page);
});

test('the edit panel and its findings are accessible in every width', async ({ page }) => {
  test.slow();
  const [email] = clientsOf('elerheto', 1) as [string];
  await openDashboard(page, email);
  await uploadResponses(page, [email]);
  await generate(page, [email]);
  const panel = await openPanel(page, email);
  await textOf(panel, 'Összefoglaló értékelés').fill('Az eredményük 1987 pont.');
  await panel.getByRole('button', { name: 'Mentés és jóváhagyás' }).click();
  await panel.getByRole('button', { name: 'Elfogadás indoklással' }).first().click();
  await expectAccessibleInAllWidths(page);
});
