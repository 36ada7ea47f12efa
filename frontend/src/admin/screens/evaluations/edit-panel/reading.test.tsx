import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeRow } from '../../../testing/make.ts';
import {
  makeEvaluation,
  makeEvidence,
  makeFinding,
  makeOpened,
  makePage,
} from '../../../testing/make-evaluation.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type Evaluation, type ShownPart, type WaiverReason } from './edit.api.ts';

const api = new ApiServer();
const person = userEvent.setup();
const one = '/api/admin/evaluation/e1';
const person1 = { by: 'person', author: 1, at: '2026-11-20T11:00:00Z' } as const;

/** Everything that is mounted is on the screen. */
class EverythingVisible {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

beforeAll(async () => {
  await import('./edit-panel.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  api.reset();
  answerUsually(api);
  const row = makeRow({ status: 'generated', generatedAt: '2026-11-20T10:00:00Z', version: 2 });
  api.on('GET /api/admin/evaluations', () => ({ body: [row], headers: { 'X-Total-Count': '1' } }));
  api.on('GET /api/admin/admins', () => ({ body: [{ id: 5, email: 'masik@example.com' }] }));
  api.on(`GET ${one}/preview`, () => ({ body: makePage() }));
  api.on(`GET ${one}/checks`, () => ({ body: { findings: [], reasons: [] } }));
  api.on(`GET ${one}/evidence`, () => ({ body: makeEvidence() }));
  api.on(`GET ${one}/opened`, () => ({ body: makeOpened() }));
});

async function open(patch: Partial<Evaluation> = {}): Promise<void> {
  api.on(`GET ${one}`, () => ({ body: makeEvaluation(patch) }));
  await renderScreen(api, '/dashboard?edit=e1');
  await screen.findByRole('textbox', { name: 'Összefoglaló értékelés' });
}

const sentencesOf = (name: string) => screen.findByRole('list', { name: `Mire épülnek a mondatok? ${name}` });

describe('evidence', () => {
  it('leads from a sentence to its answers, and from an answer to its sentences', async () => {
    await open();
    const summary = within(await sentencesOf('Összefoglaló értékelés'));
    summary.getByRole('button', { name: 'Erősség · 1 válaszra épül' }).focus();
    await person.keyboard('{Enter}');
    const answers = within(summary.getByRole('list', { name: 'Válaszok, amelyekre a mondat épül' }));
    const answer = answers.getByRole('button', { name: /Telefonon egész nap lehet foglalni/ });
    expect(answer.textContent).toContain('4/4 pont');
    await person.click(answer);
    const section = await sentencesOf('A szakasz értékelése');
    expect(within(section).getByText('A kiválasztott válaszra épül')).toBeDefined();
    await person.click(answers.getByRole('button', { name: 'Időpontok – 1. erősség, 1. mondat' }));
    const strength = within(await sentencesOf('1. erősség')).getByRole('button', {
      name: /^Erősség · 1 válaszra épül/,
    });
    await waitFor(() => expect(document.activeElement).toBe(strength));
  });

  it('shows a sentence by hand underlined with its writer, and says where nothing is known', async () => {
    await open();
    const list = await sentencesOf('Motivációs üzenet');
    expect(within(list).getByText('Csak így tovább!').tagName).toBe('U');
    expect(list.textContent).toContain('Kézzel írta: Ön (admin@example.com); nem épül válaszra');
    await person.click(screen.getByRole('button', { name: 'Következő' }));
    expect(screen.getByText('Ennél a szövegnél nem ismert, mely válaszokra épül.')).toBeDefined();
  });

  it('says that it is of the saved text, and what has changed since', async () => {
    const { texts, ...rest } = makeEvidence();
    const stale = texts.map((text) => ({
      ...text,
      sentences: text.sentences.map((sentence) => ({ ...sentence, isStale: text.field === 'summary' })),
    }));
    api.on(`GET ${one}/evidence`, () => ({ body: { ...rest, texts: stale } }));
    await open();
    expect(
      await screen.findAllByText('Megváltozott egy válasz, tipp vagy termék, amelyre épül.'),
    ).toHaveLength(1);
    await person.type(screen.getByRole('textbox', { name: 'Összefoglaló értékelés' }), '!');
    expect(screen.getByText(/Ezek a mentett szöveg mondatai/)).toBeDefined();
  });
});

describe('what was opened', () => {
  it('is reported part by part as it is shown, and then approved as read', async () => {
    vi.stubGlobal('IntersectionObserver', EverythingVisible);
    const opened = new Set<string>();
    api.on(`GET ${one}/opened`, () => ({ body: makeOpened(...opened) }));
    api.on(`POST ${one}/opened`, ({ body }) => {
      for (const { part, seconds } of (body as { parts: ShownPart[] }).parts)
        if (seconds > 0) opened.add(part);
      return { body: makeOpened(...opened) };
    });
    api.on(`POST ${one}/verify`, () => ({
      body: makeEvaluation({ status: 'verified', approval: { by: 'person', adminId: 1, at: person1.at } }),
    }));
    await open();
    expect(await screen.findByText('Elolvasva: 2/3')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Jóváhagyás olvasatlanul' })).toBeDefined();
    expect(screen.getByText(/Még egy rész vár elolvasásra\..*„program ellenőrizte”.*dicséret/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Következő olvasatlan: Adatvédelem' }));
    expect(await screen.findByText('Elolvasva: 3/3')).toBeDefined();
    const versions = api
      .callsOf(`POST ${one}/opened`)
      .map(({ body }) => (body as { version: number }).version);
    expect(new Set(versions)).toEqual(new Set([2]));
    await person.click(screen.getByRole('button', { name: 'Jóváhagyás olvasottként' }));
    await waitFor(() =>
      expect(api.callsOf(`POST ${one}/verify`)[0]?.body).toEqual({ version: 2, waivers: [] }),
    );
    expect((await screen.findAllByText(/„munkatársunk elolvasta és jóváhagyta”/)).length).toBeGreaterThan(0);
  });

  it('is reported again when the server could not be reached', async () => {
    vi.stubGlobal('IntersectionObserver', EverythingVisible);
    let isUp = false;
    const opened = new Set<string>();
    api.on(`POST ${one}/opened`, ({ body }) => {
      if (!isUp) {
        isUp = true;
        return { status: 502, body: {} };
      }
      for (const { part, seconds } of (body as { parts: ShownPart[] }).parts)
        if (seconds > 0) opened.add(part);
      return { body: makeOpened(...opened) };
    });
    await open();
    // What was refused, too: a report that is still to come would be counted by the next test.
    expect(await screen.findByText('Elolvasva: 2/3')).toBeDefined();
  });

  it('is not reported while it is out of the window', async () => {
    await open();
    expect(await screen.findByText('Elolvasva: 0/3')).toBeDefined();
    expect(api.callsOf(`POST ${one}/opened`)).toEqual([]);
  });
});

it('says what changed and who did it when another version was to be approved', async () => {
  const current = makeEvaluation({ version: 4 });
  current.generatedTexts!.summary = 'A kolléga szövege.';
  current.textOrigins.summary = { ...person1, author: 5, version: 4 };
  api.on(`POST ${one}/verify`, () => {
    api.on(`GET ${one}`, () => ({ body: current }));
    const { version, generatedTexts, textOrigins, trelloCardId, status } = current;
    const details = {
      current: { version, generatedTexts, textOrigins, trelloCardId, status },
      changed: ['summary'],
    };
    return {
      status: 409,
      body: { statusCode: 409, code: 'evaluation_changed', message: 'Megváltozott.', details },
    };
  });
  await open();
  await person.click(screen.getByRole('button', { name: 'Jóváhagyás olvasatlanul' }));
  const notice = (await screen.findByText('Közben megváltozott, ezért nem hagytuk jóvá')).closest(
    '[role="alert"]',
  )!;
  expect(notice.textContent).toMatch(/Összefoglaló értékelés \(masik@example\.com/);
  const summary = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Összefoglaló értékelés' });
  expect(summary.value).toBe('A kolléga szövege.');
  api.on(`POST ${one}/verify`, () => ({ body: makeEvaluation({ status: 'verified', version: 5 }) }));
  await person.click(screen.getByRole('button', { name: 'Jóváhagyás olvasatlanul' }));
  await waitFor(() => expect(api.callsOf(`POST ${one}/verify`).at(-1)?.body).toMatchObject({ version: 4 }));
});

it('does not approve what a colleague saved while the own change was being saved', async () => {
  const colleagues = makeEvaluation({ version: 4 });
  colleagues.generatedTexts!.motivationalMessage = 'A kolléga szövege.';
  colleagues.textOrigins.motivationalMessage = { ...person1, author: 5, version: 4 };
  api.on(`PUT ${one}`, ({ body }) => {
    const { version, generatedTexts } = body as { version: number; generatedTexts: { summary: string } };
    if (version === 4) {
      const texts = { ...colleagues.generatedTexts!, ...generatedTexts };
      return { body: { ...colleagues, version: 5, generatedTexts: texts } };
    }
    const details = { current: colleagues, changed: ['motivationalMessage'] };
    return { status: 409, body: { statusCode: 409, code: 'evaluation_changed', message: '', details } };
  });
  await open();
  await person.type(screen.getByRole('textbox', { name: 'Összefoglaló értékelés' }), '!');
  await person.click(screen.getByRole('button', { name: 'Mentés és jóváhagyás olvasatlanul' }));
  expect(await screen.findByText('Közben megváltozott, ezért nem hagytuk jóvá')).toBeDefined();
  expect(api.callsOf(`PUT ${one}`)).toHaveLength(2);
  expect(api.callsOf(`POST ${one}/verify`)).toEqual([]);
});

it('tells that edits wait, how the texts were approved, and who marked them as sent', async () => {
  await open({
    status: 'sent',
    hasSnapshot: true,
    editedSinceApproval: true,
    approval: { by: 'automatic', adminId: 5, at: person1.at },
    markedStatus: { status: 'sent', adminId: 5, at: person1.at },
  });
  expect(screen.getByText(/^Program ellenőrizte/)).toBeDefined();
  expect(screen.getByText(/Az ügyfél még a jóváhagyott szövegeket látja/)).toBeDefined();
  expect(screen.getByText('Elküldöttnek jelölve')).toBeDefined();
  expect(await screen.findByText(/Elküldöttnek jelölte: masik@example\.com/)).toBeDefined();
  api.on(`POST ${one}/verify`, () => ({ body: makeEvaluation({ status: 'sent', version: 3 }) }));
  await person.click(screen.getByRole('button', { name: 'Közzététel olvasatlanul' }));
  await waitFor(() => expect(api.callsOf(`POST ${one}/verify`)).toHaveLength(1));
});

describe('a finding', () => {
  const reasons: WaiverReason[] = [{ code: 'checked_and_true', text: 'Utánanéztem: így igaz.' }];

  it('is accepted with a ready reason, or with own words that say something', async () => {
    const finding = makeFinding({ start: 0, end: 2, text: 'Az' });
    api.on(`GET ${one}/checks`, () => ({ body: { findings: [finding], reasons } }));
    await open();
    const accept = async () =>
      person.click(await screen.findByRole('button', { name: 'Elfogadás indoklással' }));
    await accept();
    await person.click(screen.getByRole('radio', { name: 'Saját szavakkal' }));
    await person.type(screen.getByRole('textbox', { name: 'Saját szavakkal' }), '...{Enter}');
    expect(
      screen.getByText('Írja le legalább két értelmes szóval, tíz betűvel, miért maradhat így.'),
    ).toBeDefined();
    await person.click(screen.getByRole('radio', { name: 'Utánanéztem: így igaz.' }));
    await person.click(screen.getByRole('button', { name: 'Elfogadás' }));
    expect(screen.getByText(/Elfogadva: Utánanéztem: így igaz\./)).toBeDefined();
    api.on(`POST ${one}/verify`, () => ({ body: makeEvaluation({ status: 'verified', version: 3 }) }));
    await person.click(screen.getByRole('button', { name: 'Jóváhagyás olvasatlanul' }));
    await waitFor(() =>
      expect(api.callsOf(`POST ${one}/verify`)[0]?.body).toEqual({
        version: 2,
        waivers: [{ finding: 'f1', reason: 'checked_and_true' }],
      }),
    );
  });

  it('in a tip leads to where tips are mended', async () => {
    const finding = makeFinding({
      field: 'tips.11',
      rule: 'link',
      text: 'https://example.com',
      start: 0,
      end: 19,
    });
    api.on(`GET ${one}/checks`, () => ({ body: { findings: [finding], reasons } }));
    await open();
    expect(await screen.findByText(/Tipp ehhez a kérdéshez: Van telefonos foglalás\?/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Javítás a kérdőív beállításaiban' });
    expect(link.getAttribute('href')).toBe('/config#question-11-relatedTip');
  });

  it.each([
    ['products.p1', '/config#question-11-productDescription'],
    ['products.gone', '/config'],
    ['descriptions.1', '/config#section-1-description'],
    ['welcome.tips', '/config#welcome-tips'],
    ['wordings.landing.title', '/ui-texts?search=landing.title'],
  ])('in %s leads to the field', async (field, address) => {
    const evidence = makeEvidence();
    const product = makePage().products[0]!.name;
    api.on(`GET ${one}/evidence`, () => ({
      body: { ...evidence, facts: evidence.facts.map((fact) => ({ ...fact, product })) },
    }));
    const finding = makeFinding({ field, rule: 'link', text: 'https://example.com', start: 0, end: 19 });
    api.on(`GET ${one}/checks`, () => ({ body: { findings: [finding], reasons } }));
    await open();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Javítás/ }).getAttribute('href')).toBe(address),
    );
  });
});
