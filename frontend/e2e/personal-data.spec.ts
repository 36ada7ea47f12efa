import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { formButton, heading, hungarianForm, startForm, store, type Question } from './online-form.ts';
import { letterTo } from './outbox.ts';
import { enterBackOffice, signedInRequest } from './sign-in.ts';
import { word } from './words.ts';

const email = 'torolj@adataim.example';
const say = (key: string) => word('hu', key);

test('whoever asks is found by address, may be mailed to again, and what was begun is erased', async ({
  page,
  browser,
}) => {
  const form = await hungarianForm();
  const [question] = form.sections[0]!.questions as [Question];
  await startForm(page, form);
  await store(page, question, 1);
  await formButton(page, 'form.section.later').click();
  await page.locator('#later-email').fill(email);
  await formButton(page, 'form.later.send').click();
  const link = /http:\/\/localhost:\d+\/q\/[\w-]+(?:\?mail=\w+)?#\w+=[\w.-]+/.exec(
    await letterTo('continue', email),
  )![0];

  const request = await signedInRequest();
  const invited = await request.post(`/api/admin/invitations?questionnaireId=${form.questionnaireId}`, {
    data: {
      invitations: [{ clientEmail: email, clientName: 'Törlő Tamás', clinicName: 'Elfelejtett Rendelő' }],
    },
  });
  await expect(invited).toBeOK();
  const optOut = /List-Unsubscribe:\s+<(http[^>]+)>/.exec(await letterTo('invitation', email))![1]!;
  await expect(await request.post(optOut, { form: { 'List-Unsubscribe': 'One-Click' } })).toBeOK();
  await request.dispose();

  const context = await browser.newContext();
  const admin = await context.newPage();
  await enterBackOffice(admin, 'hu');
  await admin.goto('/personal-data');
  await admin.getByLabel(say('personal-data.find.label')).fill(email);
  await admin.keyboard.press('Enter');
  await expect(admin.getByText(/^A címzett leiratkozott/)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: say('personal-data.lift.ok') }).click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: say('personal-data.lift.ok') })
    .click();
  await expect(admin.getByText(/^A címzett leiratkozott/)).toHaveCount(0);

  const draft = admin.getByRole('row').filter({ hasText: 'Félbehagyott kitöltés (1 válasz)' });
  await draft.getByRole('button', { name: /^Végleges törlés/ }).click();
  const field = admin.getByRole('dialog').getByLabel(/^Írja be/);
  await field.fill((await draft.getByRole('rowheader').innerText()).split('\n')[0]!);
  await field.press('Enter');
  await expect(draft).toHaveCount(0);
  const invitation = admin.getByRole('row').filter({ hasText: 'Törlő Tamás' });
  await expect(invitation.first()).toBeVisible();
  await context.close();

  const device = await browser.newContext();
  const stranger = await device.newPage();
  await stranger.goto(link);
  await expect(heading(stranger)).toBeVisible();
  await expect(stranger.locator(`[id^="question-${question.questionId}-"]:checked`)).toHaveCount(0);
  await device.close();
});
