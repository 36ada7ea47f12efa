import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../shared/api/api-error.ts';
import { applyOverlay, startTexts } from '../shared/texts/i18n.ts';
import { ApiServer } from '../testing/api-server.ts';
import { ids, makeForm } from '../testing/make-form.ts';
import { readArrival } from './arrival.ts';
import { begin, FormPage } from './form-page.tsx';
import { type FirstAnswer, type Submission } from './form.api.ts';
import { loadFormTexts } from './texts.ts';

const submitted = {
  submittedAt: '2026-01-02T10:00:00Z',
  confirmAddress: true,
  isMailable: true,
  goesOut: true,
  due: 'Saturday 3 January at 11:00 (Central European Time)',
  score: null,
};
let server: ApiServer;

/** Opens the page as its entry does, once the questionnaire has been read. */
async function open(first: FirstAnswer = makeForm(), address = '/q/survey') {
  window.history.replaceState(null, '', address);
  await startTexts({ face: 'public', language: 'en', load: loadFormTexts });
  return render(<FormPage first={first} slug="survey" />);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });
const question = (name: RegExp) => within(screen.getByRole('group', { name }));

/** Answers what has to be answered, and goes on to the list of answers. */
async function fillIn() {
  await press('Start');
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  await press('Next');
  await heading(/Data/);
  await press('Next');
  await heading('Check your answers');
}

async function fillInContact() {
  await press('Continue to sending');
  await userEvent.type(await screen.findByLabelText('Name'), 'Anna Kis');
  await userEvent.type(screen.getByLabelText('Name of the clinic'), 'Clinic');
  await userEvent.type(screen.getByLabelText('E-mail address'), 'anna@clinic.com');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

beforeEach(() => {
  server = new ApiServer().serve();
  server.on('POST /api/forms/survey/visits', () => ({ body: { success: true } }));
  server.on('PUT /api/forms/survey/draft/answers', () => ({
    body: { version: 'v1', counter: 1, newer: [], dropped: [] },
  }));
  server.on('POST /api/forms/survey/draft/submit', () => ({ body: submitted }));
});

describe('filling in', () => {
  it('asks only what the answers so far ask for, and keeps what was typed while it is hidden', async () => {
    const form = makeForm();
    const [first, second] = form.sections;
    const [booking, ...others] = first!.questions;
    const when = { question: booking!.id, chose: 'any', options: [1] };
    const sections = [
      { ...first!, questions: [booking!, ...others.map((one) => ({ ...one, shownIf: when }))] },
      { ...second!, shownIf: when },
    ];
    await open({ ...form, sections });
    await press('Start');
    const hidden = others[0]!.text;
    expect(screen.queryByRole('group', { name: new RegExp(hidden.slice(0, 12)) })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    const shown = within(await screen.findByRole('group', { name: new RegExp(hidden.slice(0, 12)) }));
    await userEvent.click(shown.getAllByRole('checkbox')[0]!);
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByRole('group', { name: new RegExp(hidden.slice(0, 12)) })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    const again = within(await screen.findByRole('group', { name: new RegExp(hidden.slice(0, 12)) }));
    expect(again.getAllByRole('checkbox')[0]).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await press('Next');
    await heading('Check your answers');
    const notice = screen.getByText(/no longer apply to you/).parentElement!;
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([hidden]);
    await press(/^Change: Can patients book online/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    await press('Back to your answers');
    await heading('Check your answers');
    expect(screen.queryByText(/no longer apply to you/)).toBeNull();
  });

  it('leads through one section a page, says where one is and moves the focus', async () => {
    await open(makeForm({ intro: 'We ask how clinics work.' }));
    expect(await heading('Digital survey')).toBeVisible();
    const length = screen.getByText(/12 minutes \(4 questions\)/);
    const start = screen.getByRole('button', { name: 'Start' });
    const words = screen.getByText('We ask how clinics work.');
    // Who asks, how long it takes and the way in come first.
    const after = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(length.compareDocumentPosition(start) & after).toBe(after);
    expect(start.compareDocumentPosition(words) & after).toBe(after);
    await press('Start');
    const first = await heading(/Section 1 of 2/);
    expect(first).toHaveFocus();
    expect(document.title).toBe('Section 1 of 2: Appointments – Digital survey');
    window.history.back();
    expect(await heading('Digital survey')).toBeVisible();
    window.history.forward();
    expect(await heading(/Appointments/)).toHaveFocus();
  });

  it('is answered by keys: a number chooses, Enter leads to the next question and on', async () => {
    await open();
    await press('Start');
    const first = await screen.findByRole('radio', { name: 'Yes' });
    first.focus();
    await userEvent.keyboard('2');
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
    await userEvent.keyboard('{Control>}1{/Control}9');
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    await userEvent.keyboard('1{Enter}');
    expect(await heading(/Section 2 of 2/)).toHaveFocus();
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('1{Enter}2');
    expect(screen.getByRole('textbox')).toHaveValue('1\n2');
  });

  it('shows an answer that does not apply below the steps of a scale, and goes through all of them by keys', async () => {
    const form = makeForm();
    const [first, ...others] = form.sections;
    const often = ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'];
    const options = [...often, 'We have no patients'].map((label, at) => ({
      id: at + 1,
      label,
      exclusive: at === 5,
      ...(at === 5 ? { notApplicable: true } : {}),
    }));
    const scale = { ...first!.questions[0]!, options, kind: 'single' as const, scale: true };
    await open({ ...form, sections: [{ ...first!, questions: [scale] }, ...others] });
    await press('Start');
    const radios = await screen.findAllByRole('radio');
    expect(radios.map((one) => one.closest('label')!.textContent)).toEqual([...often, 'We have no patients']);
    const rowOf = (at: number) => radios[at]!.closest('label')!.parentElement!;
    expect(often.map((_label, at) => rowOf(at))).toEqual(often.map(() => rowOf(0)));
    expect(rowOf(5)).not.toBe(rowOf(0));
    expect(within(rowOf(5)).getByText('or')).toBeVisible();
    expect(within(rowOf(0)).queryByText('or')).toBeNull();
    radios[0]!.focus();
    await userEvent.keyboard('46');
    expect(radios[5]).toBeChecked();
    expect(radios[5]).toHaveFocus();
  });

  it('names what is missing when moving on, and loses nothing', async () => {
    await open();
    await press('Start');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'SMS' }));
    await press('Next');
    const summary = screen.getByRole('group', { name: 'Some answers need your attention' });
    expect(summary).toHaveFocus();
    expect(document.title).toMatch(/^Error: /);
    expect(question(/book online/).getByText('Please choose an answer.')).toBeVisible();
    await userEvent.click(within(summary).getByRole('button'));
    expect(screen.getByRole('group', { name: /book online/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(document.title).not.toMatch(/^Error: /);
    expect(screen.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
    await press('Next');
    expect(await heading(/Section 2 of 2/)).toBeVisible();
  });

  it('unticks the others for an option that stands alone, and lets an answer be taken back', async () => {
    await open();
    await press('Start');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Mail' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }));
    expect(screen.getByRole('checkbox', { name: 'Mail' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await press('Clear the answer');
    expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  });

  it('goes on where it was left after a reload, and where the answers stand in a new window', async () => {
    const page = await open();
    await fillIn();
    await press('Back');
    await userEvent.type(await screen.findByLabelText('Anything else?'), 'Thanks');
    page.unmount();
    server.on('POST /api/forms/survey/draft/read', () => ({ status: 503 }));
    const again = await open();
    expect(await heading(/Section 2 of 2/)).toBeVisible();
    expect(screen.getByLabelText('Anything else?')).toHaveValue('Thanks');
    await press('Back');
    await heading(/Section 1 of 2/);
    again.unmount();
    // As a reload does, which keeps the entry of the history.
    render(<FormPage first={makeForm()} slug="survey" />);
    expect(await heading(/Section 1 of 2/)).toBeVisible();
  });
});

describe('the list of answers', () => {
  it('names what is unanswered, and leads to a question and straight back', async () => {
    await open();
    await fillIn();
    expect(screen.getByText(/3 questions have not been answered/)).toBeVisible();
    expect(screen.getAllByText('Not answered')).toHaveLength(3);
    await press(/^Change/);
    expect(screen.getByRole('group', { name: /book online/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await press('Back to your answers');
    await heading('Check your answers');
    expect(screen.getByText('No')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Change/ })).toHaveFocus();
  });

  it('does not lead on while a required answer is missing', async () => {
    await open();
    await fillIn();
    await press(/^Change/);
    await press('Clear the answer');
    window.history.back();
    await press('Continue to sending');
    const summary = screen.getByRole('group', { name: 'Some answers need your attention' });
    await userEvent.click(within(summary).getByRole('button', { name: /book online/ }));
    expect(question(/book online/).getByText('Please choose an answer.')).toBeVisible();
  });
});

describe('sending in', () => {
  it('sends all answers once, thanks, and forgets them', async () => {
    await open(makeForm(), '/q/survey?source=fair');
    await fillIn();
    await fillInContact();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send your answers' }));
    expect(await heading('Thank you, we have received your answers')).toHaveFocus();
    expect(screen.getByText(/We are sending an e-mail to anna@clinic.com/)).toBeVisible();
    const calls = server.callsOf('POST /api/forms/survey/draft/submit');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      answers: [{ questionId: ids.booking, options: [1] }],
      clientName: 'Anna Kis',
      clientEmail: 'anna@clinic.com',
      consentId: 3,
      source: 'fair',
    });
    expect(JSON.stringify(localStorage)).not.toMatch(/Anna|options/);
  });

  it('says what is wrong at its place before anything is sent', async () => {
    await open();
    await fillIn();
    await press('Continue to sending');
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'anna@clinic');
    await press('Send your answers');
    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/does not look like/);
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(
      /need your consent/,
    );
    const summary = screen.getByRole('group', { name: 'Some answers need your attention' });
    expect(within(summary).getAllByRole('button')).toHaveLength(4);
    expect(server.callsOf('POST /api/forms/survey/draft/submit')).toEqual([]);
  });

  it('shows a new wording of the consent and asks again', async () => {
    await open();
    await fillIn();
    await fillInContact();
    server.on('POST /api/forms/survey/draft/submit', () => ({
      status: 409,
      body: { statusCode: 409, code: 'consent_changed', message: 'Changed.' },
    }));
    server.on('GET /api/forms/survey', () => ({
      status: 200,
      body: makeForm({ version: 'v2', consent: { id: 4, text: 'We keep them for a year.' } }),
    }));
    await press('Send your answers');
    expect(await screen.findByText('We keep them for a year.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
    expect(screen.getByLabelText('Name')).toHaveValue('Anna Kis');
    server.on('POST /api/forms/survey/draft/submit', () => ({ body: submitted }));
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await press('Send your answers');
    await heading(/Thank you/);
    const sent = server.callsOf('POST /api/forms/survey/draft/submit').at(-1)?.body as Submission;
    expect(sent.consentId).toBe(4);
  });

  it('keeps everything when the server cannot be reached, and makes one response of a second try', async () => {
    await open();
    await fillIn();
    await fillInContact();
    server.on('POST /api/forms/survey/draft/submit', () => ({ status: 502 }));
    await press('Send your answers');
    expect(await screen.findByText(/could not be reached just now/)).toBeVisible();
    server.on('POST /api/forms/survey/draft/submit', () => ({ body: submitted }));
    await press('Send your answers');
    await heading(/Thank you/);
    const calls = server.callsOf('POST /api/forms/survey/draft/submit');
    expect(new Set(calls.map(({ body }) => (body as Submission).draft)).size).toBe(1);
  });

  it('shows the score where that is shown at once', async () => {
    const score = {
      totalScore: 12,
      maxScore: 20,
      percentage: 60,
      sections: [{ name: 'Appointments', percentage: 40 }],
    };
    server.on('POST /api/forms/survey/draft/submit', () => ({
      body: { ...submitted, confirmAddress: false, score },
    }));
    await open();
    await fillIn();
    await fillInContact();
    await press('Send your answers');
    expect(await screen.findByText('60%')).toBeVisible();
    expect(screen.getByText('12 of 20 points')).toBeVisible();
    expect(screen.queryByText(/We are sending an e-mail/)).toBeNull();
  });

  it.each([
    [false, /^At the latest: Saturday 3 January at 11:00/],
    [true, /^If you confirm it now, at the latest: Saturday 3 January at 11:00/],
  ])(
    'says by when, and whom to ask if nothing comes (to be confirmed: %s)',
    async (confirmAddress, promise) => {
      server.on('POST /api/forms/survey/draft/submit', () => ({ body: { ...submitted, confirmAddress } }));
      await open({ ...makeForm(), contactEmail: 'info@clinic.example' });
      await fillIn();
      await fillInContact();
      await press('Send your answers');
      expect(await screen.findByText(promise)).toBeVisible();
      expect(screen.getByText(/^If you do not hear from us.*info@clinic\.example$/)).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('says so where the address is not mailed to', async () => {
    server.on('POST /api/forms/survey/draft/submit', () => ({
      body: { ...submitted, confirmAddress: false, isMailable: false, due: '' },
    }));
    await open();
    await fillIn();
    await fillInContact();
    await press('Send your answers');
    expect(await screen.findByText(/We cannot send e-mails to this address/)).toBeVisible();
    expect(screen.queryByText(/and then e-mail it|latest/)).toBeNull();
  });

  it('is refused in the server’s words, and sent again without what nobody can see', async () => {
    const submit = 'POST /api/forms/survey/draft/submit';
    const words = 'A field that is not visible was filled in. Please send it again.';
    server.on(submit, ({ body }) =>
      (body as Submission).website === undefined
        ? { body: submitted }
        : { status: 429, body: { statusCode: 429, code: 'looks_automatic', message: words } },
    );
    await open();
    await fillIn();
    await fillInContact();
    // As a password manager does.
    document.querySelector<HTMLInputElement>('#website')!.value = 'https://clinic.example';
    await press('Send your answers');
    expect(await screen.findByText(words)).toBeVisible();
    await press('Send your answers');
    expect(await heading(/Thank you/)).toBeVisible();
    expect((server.callsOf(submit)[0]!.body as Submission).openMs).toBeGreaterThan(0);
  });

  it('says after how long to try again where there were too many calls', async () => {
    server.on('POST /api/forms/survey/draft/submit', () => ({
      status: 429,
      body: { statusCode: 429, code: 'too_many_requests', message: 'Too many.' },
    }));
    await open();
    await fillIn();
    await fillInContact();
    await press('Send your answers');
    expect(await screen.findByText(/in about 1 minute\)/)).toBeVisible();
  });

  it('promises no e-mail where none can go out', async () => {
    server.on('POST /api/forms/survey/draft/submit', () => ({ body: { ...submitted, goesOut: false } }));
    await open();
    await fillIn();
    await fillInContact();
    await press('Send your answers');
    expect(await screen.findByText(/get in touch with you at/)).toBeVisible();
    expect(screen.queryByText(/and then e-mail it/)).toBeNull();
  });

  it('is remembered, and can be done again', async () => {
    const page = await open();
    await fillIn();
    await fillInContact();
    await press('Send your answers');
    await heading(/Thank you/);
    page.unmount();
    await open();
    expect(await heading('You have already sent in your answers')).toBeVisible();
    await press('Fill in again');
    await press('Start');
    expect(await screen.findByRole('radio', { name: 'Yes' })).not.toBeChecked();
  });
});

it('shows what was begun before it came up at once, without a word of waiting', async () => {
  const page = await open();
  page.unmount();
  const form = makeForm();
  const begun = await begin(form, readArrival(window.location));
  render(<FormPage begun={begun} first={form} slug="survey" />);
  expect(screen.getByRole('heading', { level: 1, name: form.name })).toBeVisible();
  await fillIn();
  expect(await begin({ ...form, state: 'closed' }, readArrival(window.location))).toBeNull();
});

describe('continuing later', () => {
  const continueLater = 'POST /api/forms/survey/draft/continue-later';

  it('sends what waits first, then has the link mailed', async () => {
    server.on(continueLater, () => ({ body: { mailed: true } }));
    await open();
    await press('Start');
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    await press('Continue later');
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'anna@clinic.com');
    await press('Send me the link');
    expect(await screen.findByText(/on its way to anna@clinic.com/, { selector: 'p' })).toBeVisible();
    const routes = server.calls.map(({ route }) => route);
    expect(routes.indexOf('PUT /api/forms/survey/draft/answers')).toBeLessThan(routes.indexOf(continueLater));
    expect(server.callsOf('POST /api/forms/survey/draft/submit')).toEqual([]);
  });

  it('shows the link where no mail can go out', async () => {
    server.on(continueLater, () => ({ body: { mailed: false } }));
    await open();
    await press('Start');
    await press('Continue later');
    await userEvent.type(await screen.findByLabelText('E-mail address'), 'anna@clinic.com');
    await press('Send me the link');
    expect(await screen.findByLabelText('Your personal link')).toHaveValue(
      `${window.location.origin}/q/survey#continue=${(server.callsOf(continueLater)[0]!.body as Submission).draft}`,
    );
  });
});

describe('a questionnaire that cannot be filled in', () => {
  it.each([
    [
      'not yet',
      makeForm({ state: 'not-yet', opensAt: '2027-03-01T08:00:00Z', sections: [] }),
      /opens on.*2027/,
    ],
    ['closed', makeForm({ state: 'closed', closedText: 'Until spring.', sections: [] }), /Until spring/],
    ['empty', makeForm({ state: 'empty', sections: [] }), /no questions/],
    ['unknown', new ApiError(404, 'x', { code: 'form_unknown' }), /whole link/],
    ['no address of ours', new ApiError(400, 'x', { code: 'validation_failed' }), /whole link/],
    ['no connection', new ApiError(0, 'away'), /internet connection and try/],
    ['a failure of ours', new ApiError(503, 'away'), /on our side/],
  ])('says so: %s', async (_name, first, words) => {
    await open(first);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('can be tried again when it could not be read', async () => {
    await open(new ApiError(0, 'away'));
    server.on('GET /api/forms/survey', () => ({ status: 200, body: makeForm() }));
    await press('Try again');
    expect(await heading('Digital survey')).toBeVisible();
  });
});

it('speaks with the wordings of the questionnaire', async () => {
  await open(new ApiError(0, 'away'));
  const wordings = { 'form.intro.start': 'Let us begin' };
  server.on('GET /api/forms/survey', () => ({ status: 200, body: makeForm({ wordings }) }));
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Let us begin' })).toBeVisible();
  act(() => applyOverlay('en', 'questionnaire', {}));
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
});

describe('a mailed link', () => {
  it.each([
    ['confirm', '?mail=confirm'],
    ['continue', '?mail=continue'],
    ['invitation', '?mail=invitation'],
    ['confirm', '#confirm=only-some'],
    ['continue', '#continue=only-some'],
  ])('that has lost its end says so: %s by %s', async (kind, rest) => {
    const { search, hash } = new URL(rest, 'http://localhost');
    expect(await begin(makeForm(), readArrival({ search, hash }))).toBeNull();
    await open(makeForm(), `/q/survey${rest}`);
    expect(await heading('The link is incomplete')).toBeVisible();
    expect(screen.queryAllByRole('button')).toHaveLength(kind === 'confirm' ? 0 : 1);
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['#confirm=1a-2b-3c-4d.5e-6f-7g-8h', '1a-2b-3c-4d.5e-6f-7g-8h'],
    ['#confirm=1a-2b-3c-4d.5e-6f-7g-8h.', '1a-2b-3c-4d.5e-6f-7g-8h'],
    ['#confirm=1a-2b-3c-4d.5e-6f-7g-8h%3E)', '1a-2b-3c-4d.5e-6f-7g-8h'],
    ['#confirm%3D1a-2b-3c-4d.5e-6f-7g-8h', '1a-2b-3c-4d.5e-6f-7g-8h'],
  ])('is read as it was mailed: %s', (hash, token) => {
    expect(readArrival({ search: '?mail=confirm', hash })).toMatchObject({ confirm: token, lost: null });
  });
});

describe('confirming an address', () => {
  const confirm = 'POST /api/forms/survey/confirm-address';

  it('waits for a press, then says that it is done', async () => {
    server.on(confirm, () => ({ body: { success: true } }));
    await open(
      makeForm({ state: 'closed', sections: [] }),
      '/q/survey?mail=confirm#confirm=the-token-of-the-receipt',
    );
    expect(server.callsOf(confirm)).toEqual([]);
    await press('Yes, this is my address');
    expect(await screen.findByText(/your address is confirmed/, { selector: 'main p' })).toBeVisible();
    expect(server.callsOf(confirm)[0]?.body).toEqual({ token: 'the-token-of-the-receipt' });
    await waitFor(() => expect(window.location.href).toMatch(/\/q\/survey$/));
  });

  it('says when the link has expired, and can be tried again when the server is away', async () => {
    server.on(confirm, () => ({ status: 503 }));
    await open(makeForm(), '/q/survey#confirm=the-token-of-the-receipt');
    await press('Yes, this is my address');
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
    server.on(confirm, () => ({
      status: 404,
      body: { statusCode: 404, code: 'link_expired', message: 'Gone.' },
    }));
    await press('Yes, this is my address');
    expect(await screen.findByText(/no longer valid/, { selector: 'main p' })).toBeVisible();
  });
});
