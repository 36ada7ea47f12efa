import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiServer } from '../../../../testing/api-server.ts';
import { makeJob, makeRow } from '../../../testing/make.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type Evaluation } from './edit.api.ts';
import {
  makeEvaluation,
  makeEvidence,
  makeFinding,
  makeOpened,
  makePage,
} from '../../../testing/make-evaluation.ts';

const api = new ApiServer();
const person = userEvent.setup();
const one = '/api/admin/evaluation/e1';

beforeAll(async () => {
  // Loaded when a row is opened; here before a test waits for it.
  await import('./edit-panel.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  api.reset();
  answerUsually(api);
  const row = makeRow({ status: 'generated', generatedAt: '2026-11-20T10:00:00Z', version: 2 });
  api.on('GET /api/admin/evaluations', () => ({ body: [row], headers: { 'X-Total-Count': '1' } }));
  answerEvaluation();
  api.on(`GET ${one}/preview`, () => ({ body: makePage() }));
  api.on(`GET ${one}/checks`, () => ({ body: { findings: [], reasons: [] } }));
  api.on(`GET ${one}/evidence`, () => ({ body: makeEvidence() }));
  api.on(`GET ${one}/opened`, () => ({ body: makeOpened() }));
});

function answerEvaluation(patch: Partial<Evaluation> = {}): Evaluation {
  const evaluation = makeEvaluation(patch);
  api.on(`GET ${one}`, () => ({ body: evaluation }));
  return evaluation;
}

function withSummary(summary: string, version: number): Evaluation {
  const evaluation = makeEvaluation({ version });
  return { ...evaluation, generatedTexts: { ...evaluation.generatedTexts!, summary } };
}

const summary = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Összefoglaló értékelés' });
const open = async () => {
  await renderScreen(api, '/dashboard?edit=e1');
  return summary();
};

describe('the edit panel', () => {
  it('shows texts with their origins, the section and why it has its score', async () => {
    expect((await open()).value).toBe('Az eredmény jó.');
    expect(screen.getByText(/Mesterséges intelligencia írta ·/)).toBeDefined();
    expect(screen.getByText(/Beépített szövegíró ·/)).toBeDefined();
    expect(
      screen.getByText(/Mesterséges intelligencia írta, szerkesztette: Ön \(admin@example.com\)/),
    ).toBeDefined();
    expect(screen.getByText(/zárolva/)).toBeDefined();
    expect(screen.getByText('1/2')).toBeDefined();
    const why = await screen.findByRole('complementary', { name: 'Miért ennyi a pontszám?' });
    expect(await within(why).findByText('Van online foglalás?')).toBeDefined();
    const more = within(why).getByRole('link', { name: /További információ.*Időpontfoglaló/ });
    expect(more.getAttribute('href')).toBe('https://example.com/naptar');
    await person.click(screen.getByRole('button', { name: 'Következő' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'A szakasz értékelése' }).value).toBe(
      'Az adatok rendben.',
    );
  });

  it('saves only what was changed, on its version', async () => {
    const field = await open();
    await person.type(field, ' Bővebben.');
    expect(screen.getByText('Nincs mentve: 1')).toBeDefined();
    api.on(`PUT ${one}`, () => ({ body: withSummary('Az eredmény jó. Bővebben.', 3) }));
    await person.click(screen.getByRole('button', { name: 'Mentés' }));
    expect(await screen.findByText('Minden módosítás mentve')).toBeDefined();
    expect(api.callsOf(`PUT ${one}`)[0]?.body).toEqual({
      generatedTexts: { summary: 'Az eredmény jó. Bővebben.' },
      version: 2,
      waivers: [],
    });
  });

  it('sends once what is on its way, however often its keys are pressed', async () => {
    await person.type(await open(), '!');
    api.on(`PUT ${one}`, () => ({ body: withSummary('Az eredmény jó.!', 3) }));
    const { fetch } = globalThis;
    let arrive = () => undefined as void;
    const way = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (init?.method === 'PUT') await way;
      return fetch(address, init);
    });
    await person.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Jóváhagyás olvasatlanul' })).toBeDisabled(),
    );
    await person.keyboard('{Control>}s{/Control}');
    arrive();
    expect(await screen.findByText('Minden módosítás mentve')).toBeDefined();
    expect(api.callsOf(`PUT ${one}`)).toHaveLength(1);
  });

  it('sends no text that is longer than can be stored, and leads to it', async () => {
    const field = await open();
    fireEvent.change(field, { target: { value: 'Jó. '.repeat(1251) } });
    await person.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(api.callsOf(`PUT ${one}`)).toEqual([]);
  });

  it('asks before changes are lost', async () => {
    await person.type(await open(), '!');
    await person.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: /Elveti a nem mentett/ });
    await person.click(within(question).getByRole('button', { name: 'Mégse' }));
    expect((await summary()).value).toBe('Az eredmény jó.!');
    expect(sessionStorage.getItem('evaluationDraft:e1')).toContain('Az eredmény jó.!');
    await person.click(screen.getByRole('button', { name: 'Mégse' }));
    const again = await screen.findByRole('dialog', { name: /Elveti a nem mentett/ });
    await person.click(within(again).getByRole('button', { name: 'Módosítások elvetése' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Összefoglaló értékelés' })).toBeNull());
    expect(sessionStorage.getItem('evaluationDraft:e1')).toBeNull();
  });

  it('brings unsaved changes back after a reload, and says so', async () => {
    await person.type(await open(), '!');
    cleanup();
    expect((await open()).value).toBe('Az eredmény jó.!');
    expect(screen.getByText('Visszahoztuk a korábban nem mentett módosításait.')).toBeDefined();
  });

  it('asks before another screen is opened', async () => {
    await person.type(await open(), '!');
    await person.click(screen.getByRole('link', { name: 'Kovács Anna' }));
    expect(await screen.findByRole('dialog', { name: /Elveti a nem mentett/ })).toBeDefined();
  });

  it('shows both texts when somebody else saved the same one first', async () => {
    await person.type(await open(), '!');
    const { version, generatedTexts, textOrigins } = withSummary('Más szöveg.', 5);
    api.on(`PUT ${one}`, () => ({
      status: 409,
      body: {
        statusCode: 409,
        code: 'evaluation_changed',
        message: 'Közben módosult.',
        details: {
          current: { version, generatedTexts, textOrigins, trelloCardId: null, status: 'generated' },
        },
      },
    }));
    await person.click(screen.getByRole('button', { name: 'Mentés' }));
    const dialog = await screen.findByRole('dialog', { name: 'Melyik változat maradjon?' });
    expect(within(dialog).getByText('Az eredmény jó.!')).toBeDefined();
    expect(within(dialog).getByText('Más szöveg.')).toBeDefined();
    // Saved again on the newer version, it would have gone over the other one's text.
    expect(api.callsOf(`PUT ${one}`)).toHaveLength(1);
    await person.click(within(dialog).getByRole('button', { name: 'Később döntök' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Mentés' }));
    const again = within(await screen.findByRole('dialog', { name: 'Melyik változat maradjon?' }));
    await person.click(again.getByRole('radio', { name: 'A mentett szöveg' }));
    await person.click(again.getByRole('button', { name: 'A választottak megtartása' }));
    await waitFor(async () => expect((await summary()).value).toBe('Más szöveg.'));
    expect(api.callsOf(`PUT ${one}`)).toHaveLength(1);
  });

  it('saves again on the newer version when only something else was changed', async () => {
    await person.type(await open(), '!');
    const { generatedTexts, textOrigins } = makeEvaluation();
    const current = { version: 6, generatedTexts, textOrigins, trelloCardId: 'T-1', status: 'generated' };
    api.on(`PUT ${one}`, ({ body }) =>
      (body as { version: number }).version === 6
        ? { body: withSummary('Az eredmény jó.!', 7) }
        : {
            status: 409,
            body: { statusCode: 409, code: 'evaluation_changed', message: '', details: { current } },
          },
    );
    await person.click(screen.getByRole('button', { name: 'Mentés' }));
    expect(await screen.findByText('Minden módosítás mentve')).toBeDefined();
    expect(api.callsOf(`PUT ${one}`)).toHaveLength(2);
  });
});

describe('regenerating one text', () => {
  const job = (patch = {}) => makeJob({ id: 'part', kind: 'regenerate-part', ...patch });

  it('takes an untouched field, and one click brings the previous text back', async () => {
    await open();
    api.on(`POST ${one}/regenerate-summary`, () => ({ status: 202, body: job() }));
    api.on('GET /api/admin/jobs', () => ({ body: [job({ state: 'done' })] }));
    api.on(`GET ${one}`, () => ({ body: withSummary('Új szöveg.', 3) }));
    await person.click(screen.getByRole('button', { name: 'Újragenerálás: Összefoglaló értékelés' }));
    await waitFor(async () => expect((await summary()).value).toBe('Új szöveg.'));
    await person.click(await screen.findByRole('button', { name: 'Előző szöveg visszahozása' }));
    expect((await summary()).value).toBe('Az eredmény jó.');
  });

  it('is offered, not written over, when somebody types meanwhile', async () => {
    const field = await open();
    let done = false;
    api.on(`POST ${one}/regenerate-summary`, () => ({ status: 202, body: job() }));
    api.on('GET /api/admin/jobs', () => ({ body: [job(done ? { state: 'done' } : {})] }));
    await person.click(screen.getByRole('button', { name: 'Újragenerálás: Összefoglaló értékelés' }));
    expect(await screen.findByText(/Új szöveg készül/)).toBeDefined();
    await person.type(field, ' Írom.');
    api.on(`GET ${one}`, () => ({ body: withSummary('Új szöveg.', 3) }));
    done = true;
    expect(await screen.findByText(/Az Önét nem írtuk felül/)).toBeDefined();
    expect(field.value).toBe('Az eredmény jó. Írom.');
    await person.click(screen.getByRole('button', { name: 'Az új szöveg átvétele' }));
    expect(field.value).toBe('Új szöveg.');
  });

  it('says at the field why it did not work', async () => {
    await open();
    api.on(`POST ${one}/regenerate-summary`, () => ({
      status: 422,
      body: { statusCode: 422, code: 'no_text_generated', message: 'Nem készült szöveg.' },
    }));
    await person.click(screen.getByRole('button', { name: 'Újragenerálás: Összefoglaló értékelés' }));
    expect(await screen.findByText(/Nem sikerült új szöveget készíteni: Nem készült szöveg\./)).toBeDefined();
  });
});

it('verifies once every finding has a reason', async () => {
  const finding = makeFinding({ start: 0, end: 2, text: 'Az' });
  api.on(`GET ${one}/checks`, () => ({ body: { findings: [finding], reasons: [] } }));
  api.on(`POST ${one}/verify`, ({ body }) =>
    (body as { waivers: unknown[] }).waivers.length === 0
      ? {
          status: 409,
          body: { statusCode: 409, code: 'checks_failed', message: 'Egy gond van.', details: [finding] },
        }
      : { body: makeEvaluation({ status: 'verified', version: 3 }) },
  );
  await open();
  const verify = () => person.click(screen.getByRole('button', { name: 'Jóváhagyás olvasatlanul' }));
  expect(await screen.findByText('Döntésre váró jelzések: 1')).toBeDefined();
  await verify();
  expect((await screen.findAllByText('Egy gond van.')).length).toBeGreaterThan(0);
  await person.click(screen.getByRole('button', { name: 'Elfogadás indoklással' }));
  await person.type(screen.getByRole('textbox', { name: 'Saját szavakkal' }), 'Így mondják mindig.{Enter}');
  expect(await screen.findByText('Elfogadva: Így mondják mindig.')).toBeDefined();
  await verify();
  await waitFor(() =>
    expect(api.callsOf(`POST ${one}/verify`).at(-1)?.body).toEqual({
      version: 2,
      waivers: [{ finding: 'f1', reason: 'Így mondják mindig.' }],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Összefoglaló értékelés' })).toBeNull());
});

it('names unreadable answers together, in a line each, and takes one reason for all of them', async () => {
  const findings = Array.from({ length: 10 }, (_, at) =>
    makeFinding({
      id: `u${at}`,
      rule: 'unreadable_answer',
      field: `answers.${at + 1}`,
      start: 0,
      end: 0,
      text: `Attól függ ${at}`,
    }),
  );
  api.on(`GET ${one}/checks`, () => ({ body: { findings, reasons: [] } }));
  await open();
  expect(await screen.findByText(/^10 válasz nem egyezik/)).toBeDefined();
  expect(screen.getAllByText(/^Attól függ \d$/, { selector: 'mark' })).toHaveLength(10);
  const mend = screen.getByRole('link', { name: 'Besorolás az ismeretlen válaszok között' });
  expect(mend.getAttribute('href')).toBe('/config#unknown-answers');
  await person.click(screen.getByRole('button', { name: 'Elfogadás indoklással' }));
  await person.type(
    screen.getByRole('textbox', { name: 'Saját szavakkal' }),
    'Telefonon egyeztettük.{Enter}',
  );
  expect(await screen.findAllByText('Elfogadva: Telefonon egyeztettük.')).toHaveLength(10);
  expect(screen.queryByText(/^10 válasz nem egyezik/)).toBeNull();
});

it('shows the words that the second reader doubts, and the answer', async () => {
  const message = 'Ellentmond egy válasznak: „Soha”';
  const finding = makeFinding({ rule: 'second_reader', start: 3, end: 14, text: 'eredmény jó', message });
  api.on(`GET ${one}/checks`, () => ({ body: { findings: [finding], reasons: [] } }));
  await open();
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByText('eredmény jó', { selector: 'mark' })).toBeDefined();
});

it('says why it could not be loaded, and tries again', async () => {
  api.on(`GET ${one}`, () => ({
    status: 500,
    body: { statusCode: 500, code: 'internal', message: 'Elromlott.' },
  }));
  await renderScreen(api, '/dashboard?edit=e1');
  expect(await screen.findByText('Elromlott.')).toBeDefined();
  answerEvaluation();
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  expect((await summary()).value).toBe('Az eredmény jó.');
});
