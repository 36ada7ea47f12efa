import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { approveTexts, findRow, sendToClient } from './main-job.ts';
import {
  answerByKeyboard,
  formButton,
  heading,
  hungarianForm,
  linkIn,
  responseOf,
  submit,
  tabTo,
  type OnlineForm,
} from './online-form.ts';
import { letterTo } from './outbox.ts';
import { sharedPlace } from './place.ts';
import { signedInRequest } from './sign-in.ts';
import { openDashboard } from './workspace.ts';
import { word } from './words.ts';

let form: OnlineForm;
test.beforeAll(async () => {
  form = await hungarianForm();
});

test.describe.serial('a clinic that fills the questionnaire in', () => {
  const email = 'billentyuzet@urlap.example';

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('gets from the landing page to the thanks with the keyboard alone', async ({ page }) => {
      const given: Record<string, string> = {};
      await page.goto('/');
      await tabTo(page, page.locator('a[href^="/q/"]').first());
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${form.path}`);
      await tabTo(page, formButton(page, 'form.intro.start'));
      await page.keyboard.press('Enter');
      for (const { name, questions } of form.sections) {
        await expect(heading(page)).toContainText(name);
        await expect(heading(page)).toBeFocused();
        for (const [place, question] of questions.entries()) {
          const index = place % question.options.length;
          await answerByKeyboard(page, question, index);
          given[question.questionId] = question.options[index]!.label;
        }
        await tabTo(page, formButton(page, 'form.section.next'));
        await page.keyboard.press('Enter');
      }
      await expect(heading(page)).toHaveText(word('hu', 'form.review.title'));
      await expect(heading(page)).toBeFocused();
      await expect(page.getByText(word('hu', 'form.review.complete'))).toBeVisible();
      await tabTo(page, formButton(page, 'form.review.next'));
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeFocused();
      const contact = { clientName: 'Kis Anna', clinicName: 'Billentyű Rendelő', clientEmail: email };
      for (const [field, text] of Object.entries(contact)) {
        await tabTo(page, page.locator(`[id="send-${field}"]`));
        await page.keyboard.type(text);
      }
      await tabTo(page, page.locator('[id="send-consent"]'));
      await page.keyboard.press('Space');
      await tabTo(page, formButton(page, 'form.send.submit'));
      await submit(page, () => page.keyboard.press('Enter'));
      await expect(heading(page)).toBeFocused();
      await expectAccessible(page);

      const response = await responseOf(form, email);
      expect(response).toMatchObject({ ...contact, responseOrigin: 'online', addressCheck: 'awaited' });
      expect(response.rawResponses).toEqual(given);
    });
  });

  test('gets its evaluation once the address is confirmed', async ({ page, browser }) => {
    const { id } = await responseOf(form, email);
    const request = await signedInRequest();
    await openDashboard(page);
    const row = await findRow(page, email);
    await approveTexts(row);
    const refused = await request.post(`/api/admin/evaluation/${id}/send`);
    expect(await refused.json()).toMatchObject({ statusCode: 409, code: 'address_unconfirmed' });
    await request.dispose();

    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(linkIn(await letterTo('confirm', email)));
    await formButton(visitor, 'form.confirm.yes').click();
    await expect(visitor.getByText(word('hu', 'form.confirm.done')).first()).toBeVisible();
    await context.close();
    expect((await responseOf(form, email)).addressCheck).toBe('confirmed');
    await page.getByRole('button', { name: 'Frissítés' }).click();
    await sendToClient(page, browser, sharedPlace(), { email, clinicName: 'Billentyű Rendelő' });
  });
});
