import { expect, test } from '@playwright/test';
import {
  expectSaving,
  formButton,
  goOn,
  hungarianForm,
  optionOf,
  responseOf,
  sendIn,
  startForm,
  store,
  type Question,
  chosen,
} from './online-form.ts';
import { startOwnServer } from './own-server.ts';

test('filling in goes on while the server is killed and started again', async ({ page, playwright }) => {
  const server = await startOwnServer(playwright, {});
  try {
    const own = await hungarianForm(server);
    const email = 'osszeomlas@urlap.example';
    const [first, second, third] = own.sections[0]!.questions as [Question, Question, Question];
    const [later] = own.sections[1]!.questions as [Question];
    await startForm(page, { ...own, path: `${server.url}${own.path}` });
    await store(page, first, 1);
    await server.kill();
    await optionOf(page, second, 0).check();
    await expectSaving(page, 'offline');
    await goOn(page, own, 0, 1);
    await optionOf(page, later, 1).check();
    await server.start();
    await page.reload();
    await expectSaving(page, 'saved');
    await formButton(page, 'form.section.back').click();
    await expect(optionOf(page, first, 1)).toBeChecked();
    await expect(optionOf(page, second, 0)).toBeChecked();
    await store(page, third, 0);
    await goOn(page, own, 0, own.sections.length);
    await sendIn(page, email);
    const given = chosen([first, 1], [second, 0], [third, 0], [later, 1]);
    expect((await responseOf(own, email, server)).rawResponses).toEqual(given);
  } finally {
    await server.stop();
  }
});
