import type { Schemas } from '../src/shared/api/operations.ts';
import { languages } from '../src/shared/texts/languages.ts';
import { ask, definition, refuse, saving, submission } from './form-sample.ts';
import { answer, button, fail, type State, type Visit } from './state.ts';
import { word } from './words.ts';

type Definition = Schemas['FormResponse'];
const continuing = '**/api/forms/*/draft/continue-later';
const confirmation = '**/api/forms/*/confirm-address';
const stranger = 'nobody@example.org';

const form: Omit<State, 'name'> = {
  route: '/q/:slug',
  languages,
  address: (visit) => visit.form,
  prepare: (visit) => ask(visit),
};
const closed = (name: string, change: Partial<Definition>): State => ({
  ...form,
  name,
  prepare: (visit) => ask(visit, { ...change, sections: [] }),
  // The page as the server sends it has the heading already.
  reach: ({ page, language }) =>
    page.getByRole('link', { name: new RegExp(`^${word(language, 'form.frame.privacy')}`) }).waitFor(),
});
const toConfirm: Omit<State, 'name'> = {
  ...form,
  address: (visit) => `${visit.form}#confirm=a-sample-of-a-token-of-mails`,
};

/** The states of the page on which a questionnaire is filled in. */
export const formStates: readonly State[] = [
  { ...form, name: 'form-intro' },
  { ...form, name: 'form-section', reach: answerSome },
  {
    ...form,
    name: 'form-errors',
    reach: async (visit) => {
      await start(visit);
      await next(visit);
      await visit.page.locator('#error-summary').waitFor();
    },
  },
  {
    ...form,
    name: 'form-offline',
    prepare: async (visit) => {
      await ask(visit);
      await fail(visit, saving);
    },
    reach: async (visit) => {
      await answerSome(visit);
      await visit.page
        .getByText(word(visit.language, 'form.saving.offline'), { exact: true })
        .first()
        .waitFor();
    },
  },
  {
    ...form,
    name: 'form-replaced',
    prepare: async (visit) => {
      await ask(visit);
      await visit.page.route(saving, (route) => {
        const { answers } = route.request().postDataJSON() as Schemas['SaveAnswersRequest'];
        const newer = answers.map((given) => ({ ...given, options: [2], counter: given.counter + 1 }));
        return route.fulfill({ json: { version: 'sample', counter: 9, newer, dropped: [] } });
      });
    },
    reach: async (visit) => {
      await start(visit);
      // Not `check`, which looks whether it is still chosen once the server has answered.
      await visit.page.getByRole('radio').first().click();
      await visit.page.getByText(word(visit.language, 'form.notice.replaced'), { exact: true }).waitFor();
    },
  },
  { ...form, name: 'form-review', reach: review },
  { ...form, name: 'form-send', reach: send },
  {
    ...form,
    name: 'form-send-errors',
    reach: async (visit) => {
      await send(visit);
      await visit.page.locator('#send-clientEmail').fill('anna@');
      await button(visit, 'form.send.submit').click();
      await visit.page.locator('#consent-error').waitFor();
    },
  },
  {
    ...form,
    name: 'form-send-failed',
    prepare: async (visit) => {
      await ask(visit);
      await fail(visit, submission);
    },
    reach: async (visit) => {
      await submit(visit);
      await visit.page.getByText(word(visit.language, 'form.error.network'), { exact: true }).waitFor();
    },
  },
  { ...form, name: 'form-thank-you', reach: thanks },
  {
    ...form,
    name: 'form-sent-in',
    reach: async (visit) => {
      await thanks(visit);
      await visit.page.reload();
      await visit.page.getByRole('heading', { name: word(visit.language, 'form.sent-in.title') }).waitFor();
    },
  },
  {
    ...form,
    name: 'form-later',
    reach: async (visit) => {
      await answerSome(visit);
      await button(visit, 'form.section.later').click();
      await button(visit, 'form.later.send').click();
      await visit.page
        .getByText(word(visit.language, 'form.send.clientEmail-missing'), { exact: true })
        .waitFor();
    },
  },
  ...[true, false].map((mailed) => ({
    ...form,
    name: mailed ? 'form-later-mailed' : 'form-later-link',
    prepare: async (visit: Visit) => {
      await ask(visit);
      await answer(visit, continuing, { mailed });
    },
    reach: async (visit: Visit) => {
      await answerSome(visit);
      await button(visit, 'form.section.later').click();
      await visit.page.locator('#later-email').fill(stranger);
      await button(visit, 'form.later.send').click();
      await visit.page.locator('#later-email').waitFor({ state: 'detached' });
    },
  })),
  closed('form-closed', { state: 'closed', closedText: 'Köszönjük az érdeklődést.\n\nPélda Egyesület' }),
  closed('form-not-yet', { state: 'not-yet', opensAt: '2036-01-01T07:00:00Z' }),
  closed('form-empty', { state: 'empty', contactEmail: 'kerdes@pelda.example' }),
  {
    ...form,
    name: 'form-closed-meanwhile',
    prepare: async (visit) => {
      await ask(visit);
      await refuse(visit, saving, 409, 'form_not_open');
    },
    reach: async (visit) => {
      await start(visit);
      // Not `check`, which looks whether it is still chosen once the server has answered.
      await visit.page.getByRole('radio').first().click();
      await visit.page.getByText(word(visit.language, 'form.closed.kept'), { exact: true }).waitFor();
    },
  },
  {
    ...form,
    name: 'form-unknown',
    address: () => '/q/nobody-knows-this-form',
    prepare: async () => undefined,
  },
  { ...form, name: 'form-unavailable', prepare: (visit) => fail(visit, definition) },
  {
    ...form,
    name: 'form-preview',
    address: (visit) => `${visit.form}?preview=1`,
    prepare: async () => undefined,
  },
  { ...toConfirm, name: 'form-confirm' },
  {
    ...toConfirm,
    name: 'form-confirmed',
    prepare: async (visit) => {
      await ask(visit);
      await answer(visit, confirmation, { success: true });
    },
    reach: (visit) => confirm(visit, 'done'),
  },
  {
    ...toConfirm,
    name: 'form-confirm-expired',
    prepare: async (visit) => {
      await ask(visit);
      await refuse(visit, confirmation, 404, 'link_expired');
    },
    reach: (visit) => confirm(visit, 'expired'),
  },
];

const start = (visit: Visit) => button(visit, 'form.intro.start').click();
const next = (visit: Visit) => button(visit, 'form.section.next').click();

async function answerSome(visit: Visit): Promise<void> {
  await start(visit);
  await visit.page.getByRole('radio').first().check();
  await visit.page.getByRole('checkbox').first().check();
  await visit.page.getByRole('textbox').fill('Lorem ipsum dolor sit amet.');
}

async function review(visit: Visit): Promise<void> {
  await answerSome(visit);
  await next(visit);
  await visit.page.getByRole('textbox').waitFor({ state: 'detached' });
  await next(visit);
  await button(visit, 'form.review.next').waitFor();
}

async function send(visit: Visit): Promise<void> {
  await review(visit);
  await button(visit, 'form.review.next').click();
}

async function submit(visit: Visit): Promise<void> {
  await send(visit);
  await visit.page.locator('#send-clientName').fill('Kis Anna');
  await visit.page.locator('#send-clinicName').fill('Példa Rendelő');
  await visit.page.locator('#send-clientEmail').fill(stranger);
  await visit.page.locator('#send-consent').check();
  await button(visit, 'form.send.submit').click();
}

async function thanks(visit: Visit): Promise<void> {
  await submit(visit);
  await visit.page.getByRole('heading', { name: word(visit.language, 'form.done.title') }).waitFor();
}

async function confirm(visit: Visit, outcome: 'done' | 'expired'): Promise<void> {
  await button(visit, 'form.confirm.yes').click();
  await visit.page
    .getByText(word(visit.language, `form.confirm.${outcome}`), { exact: true })
    .last()
    .waitFor();
}
