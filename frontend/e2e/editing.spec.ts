import { expect, test } from '@playwright/test';
import { expectAccessible, expectWholeAccessible } from './accessible.ts';
import { signedInRequest } from './sign-in.ts';
import { clientsOf, openDashboardWith, openPanel, rowOf, textOf } from './workspace.ts';

const summary = 'Összefoglaló értékelés';

test('two tabs that edit the same text end in a choice, and nothing is lost', async ({ page, context }) => {
  const [email] = clientsOf('utkozes', 1) as [string];
  await openDashboardWith(page, [email], { search: email });
  const mine = await openPanel(page, email);
  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = other.getByRole('region', { name: /^Szövegek szerkesztése/ });

  // Typed before the other saves: afterwards this tab may have heard of it, and would write on the newer text.
  await textOf(mine, summary).fill('Az ezen a lapon írt összefoglaló.');
  await textOf(theirs, summary).fill('A másik lapon írt összefoglaló.');
  await theirs.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect(theirs.getByText('Minden módosítás mentve')).toBeVisible();
  await mine.getByRole('button', { name: 'Mentés', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Melyik változat maradjon?' });
  await expect(question.getByText('Az ezen a lapon írt összefoglaló.')).toBeVisible();
  await expect(question.getByText('A másik lapon írt összefoglaló.')).toBeVisible();
  await expect(question.getByText(/Ön \(admin@example\.com\)/)).toBeVisible();
  await question.getByRole('button', { name: 'Később döntök' }).click();
  await page.reload();
  await mine.getByRole('button', { name: 'Változatok összevetése' }).click();
  await question.getByRole('radio', { name: 'A mentett szöveg' }).check();
  await question.getByRole('button', { name: 'A választottak megtartása' }).click();
  await expect(textOf(mine, summary)).toHaveValue('A másik lapon írt összefoglaló.');

  await textOf(mine, 'Motivációs üzenet').fill('Csak így tovább!');
  await textOf(theirs, summary).fill('Még egyszer átírva a másik lapon.');
  await theirs.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect(theirs.getByText('Minden módosítás mentve')).toBeVisible();
  await mine.getByRole('button', { name: 'Mentés', exact: true }).click();
  await expect(mine.getByText('Minden módosítás mentve')).toBeVisible();
  await expect(textOf(mine, summary)).toHaveValue('Még egyszer átírva a másik lapon.');
  await expect(question).toHaveCount(0);
});

test('unsaved texts survive a reload and are given up only on purpose', async ({ page }) => {
  const [email] = clientsOf('megorzes', 1) as [string];
  await openDashboardWith(page, [email], { search: email });
  const panel = await openPanel(page, email);
  const original = await textOf(panel, summary).inputValue();
  await textOf(panel, summary).fill('Félkész gondolat');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(panel.getByText('Visszahoztuk a korábban nem mentett módosításait.')).toBeVisible();
  await expect(textOf(panel, summary)).toHaveValue('Félkész gondolat');

  await panel.getByRole('button', { name: 'Mégse' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Mégse' }).click();
  await expect(textOf(panel, summary)).toHaveValue('Félkész gondolat');
  await panel.getByRole('button', { name: 'Mégse' }).click();
  await question.getByRole('button', { name: 'Módosítások elvetése' }).click();
  await expect(panel).toHaveCount(0);
  await openPanel(page, email);
  await expect(textOf(panel, summary)).toHaveValue(original);
});

test('a finding is waived with a reason, then the work goes on to the next and to the client', async ({
  page,
}) => {
  const emails = clientsOf('jelzes', 2) as [string, string];
  await openDashboardWith(page, emails, { search: 'jelzes' });
  const panel = await openPanel(page, emails[0]);
  const text = await textOf(panel, summary).inputValue();
  await textOf(panel, summary).fill(`${text} A rendelőben a Klinikor programot használják.`);
  await panel.getByRole('button', { name: /^Jóváhagyás olvas/ }).click();
  const finding = panel.getByRole('list', { name: 'Az ellenőrzés jelzései' }).getByRole('listitem');
  await expect(finding).toContainText('Klinikor');
  await finding.getByRole('button', { name: 'Elfogadás indoklással' }).click();
  await finding.getByRole('radio', { name: 'Saját szavakkal' }).check();
  await finding.getByRole('textbox').fill('A rendelő programja, az ügyféltől tudjuk.');
  await finding.getByRole('button', { name: 'Elfogadás', exact: true }).click();
  await expect(finding).toContainText('Elfogadva: A rendelő programja, az ügyféltől tudjuk.');
  await panel.getByRole('button', { name: /^(Mentés és j|J)óváhagyás/ }).click();
  const first = rowOf(page, emails[0]);
  await expect(first.getByText('Jóváhagyva')).toBeVisible();
  await expect(panel).toHaveCount(0);

  await openPanel(page, emails[0]);
  await expect(finding).toContainText('Elfogadva: A rendelő programja, az ügyféltől tudjuk.');
  await panel.getByRole('button', { name: 'Bezárás' }).last().click();
  await expect(panel).toHaveCount(0);

  await first.getByRole('button', { name: /^Küldés/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Küldés' }).click();
  await expect(first.getByText('Elküldve')).toBeVisible();
  await expect(first.getByRole('button', { name: /^Küldés/ })).toHaveCount(0);
  expect(await sendAgain(emails[0])).toMatchObject({ status: 409, code: 'evaluation_not_sendable' });
});

test('what is read part by part is told as read, and what is approved in bulk as checked', async ({
  page,
  context,
}) => {
  const emails = clientsOf('olvasas', 2) as [string, string];
  await openDashboardWith(page, emails, { search: 'olvasas' });
  const panel = await openPanel(page, emails[0]);
  // So high that the texts of a section are on the screen together.
  await page.setViewportSize({ width: 1440, height: 3000 });
  const approve = panel.getByRole('button', { name: /^Jóváhagyás olvas/ });
  await expect(approve).toHaveText('Jóváhagyás olvasatlanul');
  const text = await textOf(panel, summary).inputValue();
  await textOf(panel, summary).fill(`${text} Ezt a mondatot kézzel tettük hozzá.`);
  await panel.getByRole('button', { name: 'Mentés', exact: true }).click();
  const shown = await context.newPage();
  await shown.goto(`/evaluations/${new URL(page.url()).searchParams.get('edit')}`);
  const byHand = shown.getByRole('button', { name: 'Ezt a mondatot kézzel tettük hozzá.' });
  await expect(byHand).toHaveCSS('text-decoration-line', 'underline');
  await byHand.click();
  await expect(shown.getByText('Kézzel írta: Ön (admin@example.com); nem épül válaszra')).toBeVisible();
  await shown.locator('[data-text] [role=button]').first().focus();
  await shown.keyboard.press('Enter');
  const answers = shown.getByRole('list', { name: 'Válaszok, amelyekre a mondat épül' });
  await expect(answers.getByRole('button').first()).toContainText(/\d+\/\d+ pont/);
  await expectWholeAccessible(shown);
  await shown.close();

  const next = panel.getByRole('button', { name: /^Következő olvasatlan/ });
  while ((await next.count()) > 0) {
    const read = /\d+/.exec(await panel.getByText(/^Elolvasva: /).innerText())![0];
    await next.click();
    await expect(panel.getByText(`Elolvasva: ${read}/`)).toHaveCount(0);
  }
  await expect(approve).toHaveText('Jóváhagyás olvasottként');
  await expectAccessible(page);
  await approve.click();
  await expect(page.getByText(/„munkatársunk elolvasta és jóváhagyta”/).first()).toBeVisible();
  await expect(panel).toHaveCount(0);

  await rowOf(page, emails[1]).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Jóváhagyás (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jóváhagyás' }).click();
  await expect(rowOf(page, emails[1]).getByText('Jóváhagyva')).toBeVisible();

  await page.goto(`${await pageOf(emails[0])}?s=1`);
  await expect(page.getByText(/munkatársunk elolvasta és jóváhagyta/).first()).toBeVisible();
  await page.goto(`${await pageOf(emails[1])}?s=1`);
  await expect(page.getByText(/program ellenőrizte/).first()).toBeVisible();
  await expect(page.getByText(/elolvasta/)).toHaveCount(0);
});

/** The address of a client's page. */
async function pageOf(email: string): Promise<string> {
  const request = await signedInRequest();
  const found = await request.get(`/api/admin/evaluations?fields=summary&search=${email}`);
  const [{ hashedUrl }] = (await found.json()) as [{ hashedUrl: string }];
  await request.dispose();
  return `/evaluation/${hashedUrl}`;
}

/** What the server says to a caller who sends what has been sent; the screen offers no button for it. */
async function sendAgain(email: string): Promise<{ status: number; code: string }> {
  const request = await signedInRequest();
  const found = await request.get(`/api/admin/evaluations?fields=summary&search=${email}`);
  const [{ id }] = (await found.json()) as [{ id: string }];
  const answer = await request.post(`/api/admin/evaluation/${id}/send`);
  const { code } = (await answer.json()) as { code: string };
  await request.dispose();
  return { status: answer.status(), code };
}
