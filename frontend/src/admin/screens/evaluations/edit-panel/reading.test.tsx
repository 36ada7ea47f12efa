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
import { answerUsually, renderAdmin, renderScreen } from '../../../testing/render-admin.tsx';
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
  await import('../page/evaluation-screen.tsx');
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

/** The page of the evaluation, where texts are read. */
async function read(patch: Partial<Evaluation> = {}): Promise<void> {
  api.on(`GET ${one}`, () => ({ body: makeEvaluation(patch) }));
  api.on(`GET ${one}/assignee`, () => ({ body: { adminIds: [1] } }));
  for (const list of ['timeline', 'notes', 'versions']) api.on(`GET ${one}/${list}`, () => ({ body: [] }));
  await renderAdmin(api, '/evaluations/e1');
  await screen.findByRole('button', { name: 'Az eredmény jó.' });
}

const summary = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Összefoglaló értékelés' });

describe('evidence', () => {
  it('leads from a sentence to its answers, and from an answer to its sentences', async () => {
    await read();
    const sentence = screen.getByRole('button', { name: 'Az eredmény jó.' });
    sentence.focus();
    await person.keyboard('{Enter}');
    expect(sentence.getAttribute('aria-expanded')).toBe('true');
    const answers = within(screen.getByRole('list', { name: 'Válaszok, amelyekre a mondat épül' }));
    const answer = answers.getByRole('button', { name: /Telefonon egész nap lehet foglalni/ });
    expect(answer.textContent).toContain('4/4 pont');
    await person.click(answer);
    const strength = screen.getByRole('button', { name: /^Gyors *\(A kiválasztott válaszra épül\)/ });
    await person.click(answers.getByRole('button', { name: 'Időpontok – 1. erősség, 1. mondat' }));
    await waitFor(() => expect(document.activeElement).toBe(strength));
    await person.click(sentence);
    expect(screen.queryByRole('list', { name: 'Válaszok, amelyekre a mondat épül' })).toBeNull();
  });

  it('tells who wrote a sentence by hand, and where nothing is known', async () => {
    await read();
    await person.click(screen.getByRole('button', { name: 'Csak így tovább!' }));
    expect(screen.getByText('Kézzel írta: Ön (admin@example.com); nem épül válaszra')).toBeDefined();
    expect(screen.getByText('Ennél a szövegnél nem ismert, mely válaszokra épül.')).toBeDefined();
  });

  it('says what has changed since a sentence was written', async () => {
    const { texts, ...rest } = makeEvidence();
    const stale = texts.map((text) => ({
      ...text,
      sentences: text.sentences.map((sentence) => ({ ...sentence, isStale: text.field === 'summary' })),
    }));
    api.on(`GET ${one}/evidence`, () => ({ body: { ...rest, texts: stale } }));
    await read();
    await person.click(screen.getByRole('button', { name: 'Az eredmény jó.' }));
    expect(screen.getByText('Megváltozott egy válasz, tipp vagy termék, amelyre épül.')).toBeDefined();
  });
});

describe('a text that is read', () => {
  it('opens to be edited, and closes again when it is left as it was', async () => {
    await read();
    expect(screen.queryByRole('textbox', { name: 'Összefoglaló értékelés' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Szerkesztés: Összefoglaló értékelés' }));
    const field = await summary();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByRole('button', { name: 'Újragenerálás: Összefoglaló értékelés' })).toBeDefined();
    await person.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Az eredmény jó.' });
    await person.keyboard('e');
    await person.type(await summary(), ' Bővebben.');
    await person.keyboard('{Escape}');
    expect((await summary()).value).toBe('Az eredmény jó. Bővebben.');
    expect(screen.getByText('Nincs mentve: 1')).toBeDefined();
  });

  it('is not shown where it is empty, and can be added', async () => {
    await read();
    expect(screen.queryByText('2. erősség')).toBeNull();
    await person.click(screen.getAllByRole('button', { name: 'Hozzáadás: 2. erősség' })[0]!);
    const field = await screen.findByRole('textbox', { name: '2. erősség' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('says at one place alone that it could not be saved', async () => {
    await read();
    const away = () => ({
      status: 503,
      body: { statusCode: 503, code: 'unavailable', message: 'Elérhetetlen.' },
    });
    await person.keyboard('e');
    await person.type(await summary(), '!');
    for (const part of ['checks', 'evidence']) api.on(`GET ${one}/${part}`, away);
    api.on(`PUT ${one}`, away);
    await person.click(screen.getByRole('button', { name: 'Mentés' }));
    expect(await screen.findAllByText('Elérhetetlen.')).toHaveLength(1);
    expect(screen.queryByText('Az ellenőrzés jelzéseit nem sikerült betölteni')).toBeNull();
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
  await person.click(screen.getByRole('button', { name: 'Jóváhagyás olvasatlanul' }));
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
