import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { ApiServer } from '../../../../testing/api-server.ts';
import {
  makeAnswer,
  makeConfiguration,
  makeImpact,
  makeQuestion,
  makeReview,
  makeSection,
} from '../../../testing/make-configuration.ts';
import { questionPane, questionRow, saveAll } from '../../../testing/question-pane.ts';
import { answerUsually, renderScreen } from '../../../testing/render-admin.tsx';
import { type Finding } from '../completeness/completeness.api.ts';
import { draftsOf } from '../questions/question-drafts.ts';
// Compiled here, not while a test waits for what is shown.
import '../questions/questions-part.tsx';

const api = new ApiServer();
const person = userEvent.setup();
const save = 'PUT /api/admin/question/11';
const effect = 'POST /api/admin/question/11/impact';
const three = [
  makeAnswer({ id: 1, label: 'Igen', points: 8 }),
  makeAnswer({ id: 2, position: 2, label: 'Részben', points: 3, meaningDraft: 'Elindultak az úton.' }),
  makeAnswer({ id: 3, position: 3, label: 'Nem' }),
];
const { rescored, staleTexts, verifiedBack, exact, examples } = makeImpact({ rescored: 12 });
let question = makeQuestion();

beforeEach(() => {
  api.reset();
  answerUsually(api);
  sessionStorage.clear();
  draftsOf(1, 7).discard([11]);
  question = makeQuestion();
  api.on('GET /api/admin/configuration', () => ({ body: makeConfiguration([makeSection()]) }));
  api.on('GET /api/admin/questions', () => ({ body: [question] }));
  api.on('GET /api/admin/welcome-texts', () => ({ body: { greeting: null, content: null, tips: null } }));
  api.on('GET /api/admin/integration-status', () => ({ body: [] }));
  api.on('GET /api/admin/analytics/answers', () => ({ body: [counted({ 1: 5, 2: 12, 3: 0 })] }));
  api.on(effect, () => ({
    body: { rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true, examples: [] },
  }));
  api.on(save, ({ body }) => ({ body: asStored(body as Schemas['ChangeQuestionRequest']) }));
});

function counted(counts: Record<number, number>): Schemas['AnswerSharesResponse'] {
  const options = three.map(({ id, label, points }) => ({
    id,
    label,
    points,
    n: counts[id] ?? 0,
    percentage: 0,
  }));
  const { questionId, questionText, sectionId, sectionName } = question;
  return {
    ...{ id: 11, questionId, questionText, sectionId, sectionName },
    ...{ severalChosen: false, answered: 17, unknown: 0, options },
  };
}

/** The question as the server keeps it after a save. */
function asStored({ kind, options = [] }: Schemas['ChangeQuestionRequest']) {
  const points = Math.max(0, ...options.map((one) => one.points ?? 0));
  question = makeQuestion({
    kind: kind ?? question.kind,
    pointValue: points || question.pointValue,
    scoredByOptions: points > 0,
    options: options.map((one, index) => {
      const before = question.options.find(({ id }) => id === one.id);
      return makeAnswer({ ...before, id: 500 + index, ...one, position: index + 1 });
    }),
  });
  return question;
}

async function openEditor(): Promise<HTMLElement> {
  await renderScreen(api, '/config/questions');
  return questionPane(11);
}
const labels = (row: HTMLElement) =>
  within(row)
    .getAllByLabelText<HTMLTextAreaElement>(/^Válasz – /)
    .map(({ value }) => value);
const ledNowhere = { leadsTo: null, prepares: false };
const more = (row: HTMLElement, number: number) =>
  person.click(within(row).getByRole('button', { name: new RegExp(`^További mezők: ${number}\\. válasz`) }));
const sent = () => api.callsOf(save).at(-1)?.body as Schemas['ChangeQuestionRequest'];
const fieldOf = (row: HTMLElement, name: string, number: number) =>
  within(row).getByLabelText(new RegExp(`^${name} – ${number}\\. válasz`));

it('takes answers in by keyboard alone, tells what they are worth, and saves them with their effect told', async () => {
  api.on(effect, () => ({ body: { rescored, staleTexts, verifiedBack, exact, examples } }));
  const row = await openEditor();
  within(row)
    .getByRole('button', { name: /Válasz hozzáadása/ })
    .focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(row, 'Válasz', 1)));
  await person.keyboard('Mindig{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(row, 'Válasz', 2)));
  await person.keyboard('Soha');
  await person.type(fieldOf(row, 'Pont', 1), '{Backspace}6');
  expect((await questionRow(11)).textContent).toContain('Pont: 6');
  expect(within(row).queryByLabelText(/^Helyes válasz – /)).toBeNull();
  await person.keyboard('{Control>}{Enter}{/Control}');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('12');
  expect(api.callsOf(effect)[0]?.body).toEqual({
    options: [
      {
        label: 'Mindig',
        points: 6,
        exclusive: false,
        notApplicable: false,
        from: null,
        meaning: null,
        advice: null,
        ...ledNowhere,
        aliases: [],
      },
      {
        label: 'Soha',
        points: 0,
        exclusive: false,
        notApplicable: false,
        from: null,
        meaning: null,
        advice: null,
        ...ledNowhere,
        aliases: [],
      },
    ],
  });
  expect(api.callsOf(save)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Mentés' }));
  expect(await within(row).findByText('Mentve')).toBeDefined();
  expect(sent()).toEqual(api.callsOf(effect)[0]?.body);
  expect(labels(row)).toEqual(['Mindig', 'Soha']);
});

it('begins with a usual set in the questionnaire’s language, worth what the question is worth', async () => {
  const row = await openEditor();
  await person.click(within(row).getByRole('button', { name: /^Igen \/ Részben \/ Nem/ }));
  expect(labels(row)).toEqual(['Igen', 'Részben', 'Nem']);
  expect((await questionRow(11)).textContent).toContain('Pont: 5');
  await person.click(within(row).getByRole('button', { name: /^Elvetés/ }));
  expect(within(row).getByText(/^Ehhez a kérdéshez még nincsenek megadott válaszok/)).toBeDefined();
});

it('asks neither where an answer leads nor what it means where the question does not apply', async () => {
  question = makeQuestion({
    options: [
      { ...three[0]!, meaning: 'Van.' },
      makeAnswer({ id: 2, position: 2, label: 'Nálunk nincs', notApplicable: true, meaning: null }),
    ],
    scoredByOptions: true,
  });
  const row = await openEditor();
  expect(within(row).queryByRole('combobox', { name: /^Hová vezet/ })).toBeNull();
  expect(within(row).getByText('„Nem vonatkozik ránk”')).toBeDefined();
  expect((await questionRow(11)).textContent).not.toContain('hiányzó');
});

it('moves answers by buttons and keys, and the focus follows', async () => {
  question = makeQuestion({ options: three, scoredByOptions: true, pointValue: 8 });
  const row = await openEditor();
  await more(row, 3);
  const up = within(row).getByRole('button', { name: /^Feljebb: 3\. válasz/ });
  await person.click(up);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Feljebb: 2\. válasz/),
  );
  expect(labels(row)).toEqual(['Igen', 'Nem', 'Részben']);
  await person.click(fieldOf(row, 'Válasz', 2));
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(labels(row)).toEqual(['Nem', 'Igen', 'Részben']);
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(row, 'Válasz', 1)));
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await within(row).findByText('Mentve')).toBeDefined();
  expect(sent()).toEqual({ options: [3, 1, 2].map((id) => ({ id, label: three[id - 1]!.label })) });
});

it('says how many responses hold an answer that goes, and takes it back', async () => {
  question = makeQuestion({ options: three, scoredByOptions: true, pointValue: 8 });
  const row = await openEditor();
  await more(row, 2);
  await person.click(within(row).getByRole('button', { name: /^Válasz törlése: 2\. válasz/ }));
  expect(await within(row).findByText(/12 kitöltésben szerepel/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(row, 'Válasz', 2)));
  await person.click(within(row).getByRole('button', { name: 'Visszaállítás: Részben' }));
  expect(labels(row)).toEqual(['Igen', 'Részben', 'Nem']);
  expect(within(row).queryByText('Nincs mentve')).toBeNull();
  await more(row, 2);
  await person.click(within(row).getByRole('button', { name: /^Válasz törlése: 2\. válasz/ }));
  await saveAll(person);
  await waitFor(() => expect(sent()?.removedOptionIds).toEqual([2]));
});

it('keeps what is wrong from the server, and says where', async () => {
  question = makeQuestion({ options: three, scoredByOptions: true, pointValue: 8 });
  const row = await openEditor();
  await person.clear(fieldOf(row, 'Válasz', 3));
  await person.type(fieldOf(row, 'Válasz', 3), 'IGEN');
  await person.clear(fieldOf(row, 'Pont', 2));
  await person.type(fieldOf(row, 'Pont', 2), '-2');
  expect(within(row).getAllByText('Ilyen válasz már van.')).toHaveLength(2);
  expect(within(row).getByText(/egész szám kell/)).toBeDefined();
  await saveAll(person);
  expect((await within(row).findByRole('alert')).textContent).toContain('Előbb javítsa ki');
  expect(api.callsOf(save)).toEqual([]);
});

it('uses a proposal of the AI nowhere until it is taken over and saved', async () => {
  question = makeQuestion({ options: three, scoredByOptions: true, pointValue: 8 });
  const row = await openEditor();
  expect(within(row).getByText('Elindultak az úton.')).toBeDefined();
  await person.click(within(row).getByRole('button', { name: /^Átvétel/ }));
  const meaning = fieldOf(row, 'Jelentés', 2);
  await waitFor(() => expect(document.activeElement).toBe(meaning));
  await person.type(meaning, ' Szépen.');
  await saveAll(person);
  await waitFor(() => expect(sent()?.options?.[1]?.meaning).toBe('Elindultak az úton. Szépen.'));
});

it('shows what somebody else has stored meanwhile, deletes none of it, and saves on the second go', async () => {
  question = makeQuestion({ options: three, scoredByOptions: true, pointValue: 8 });
  const row = await openEditor();
  await person.type(fieldOf(row, 'Válasz', 1), ', mindig');
  question = { ...question, options: [...three, makeAnswer({ id: 4, position: 4, label: 'Nem tudom' })] };
  await saveAll(person);
  expect((await within(row).findByRole('alert')).textContent).toContain('Nem tudom (0)');
  expect(labels(row)).toEqual(['Igen, mindig', 'Részben', 'Nem', 'Nem tudom']);
  expect(api.callsOf(save)).toEqual([]);
  await saveAll(person);
  expect(await within(row).findByText('Mentve')).toBeDefined();
  expect(sent().options?.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('keeps what was typed when the server says that the answers have changed', async () => {
  question = makeQuestion({ options: three, scoredByOptions: true, pointValue: 8 });
  const row = await openEditor();
  api.on(save, () => {
    question = { ...question, options: [...three, makeAnswer({ id: 4, position: 4, label: 'Nem tudom' })] };
    const message = 'A kérdés válaszai közben megváltoztak.';
    return { status: 409, body: { statusCode: 409, code: 'options_have_changed', message } };
  });
  await person.type(fieldOf(row, 'Válasz', 1), ', mindig');
  await saveAll(person);
  expect((await within(row).findByRole('alert')).textContent).toContain('közben megváltoztak');
  expect(labels(row)).toEqual(['Igen, mindig', 'Részben', 'Nem', 'Nem tudom']);
});

it('moves an answer where it is dropped', async () => {
  question = makeQuestion({ options: three, scoredByOptions: true, pointValue: 8 });
  const row = await openEditor();
  const entries = within(row).getAllByRole('listitem');
  const dataTransfer = { setData: () => undefined, setDragImage: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(entries[0]!.querySelector('[draggable=true]')!, { dataTransfer });
  fireEvent.dragOver(entries[2]!, { dataTransfer, clientY: 5 });
  fireEvent.drop(entries[2]!, { dataTransfer, clientY: 5 });
  expect(labels(row)).toEqual(['Részben', 'Nem', 'Igen']);
});

it('shows under a text what is odd in it', async () => {
  question = makeQuestion({ options: [makeAnswer({ id: 1, meaning: 'Te jól csinálod.' })] });
  const finding: Finding = {
    field: 'meaning',
    rule: 'informal',
    sectionId: 1,
    questionId: 11,
    optionId: 1,
    start: 0,
    end: 2,
    text: 'Te',
    message: 'Ez tegezés.',
  };
  api.on('GET /api/admin/configuration-review', () => ({ body: makeReview({}, [finding]) }));
  const row = await openEditor();
  expect(await within(row).findByText('Ez tegezés.')).toBeDefined();
});

it('says where a step leads with the points it promises, or that it only prepares, by keyboard', async () => {
  question = makeQuestion({ options: three, pointValue: 8, scoredByOptions: true });
  const row = await openEditor();
  const target = fieldOf(row, 'Hová vezet', 3);
  expect(
    within(target)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Részben (+3) – a következő jobb', 'Igen (+8)', 'Részben (+3)']);
  await person.selectOptions(target, 'Igen (+8)');
  fieldOf(row, 'Csak előkészít', 3).focus();
  await person.keyboard(' ');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await within(row).findByText('Mentve');
  expect(sent().options?.[2]).toEqual({ id: 3, label: 'Nem', leadsTo: 'Igen', prepares: true });
  expect(within(row).queryByLabelText(/^Csak előkészít – 1\. válasz/)).toBeNull();
  await person.clear(fieldOf(row, 'Pont', 1));
  await person.type(fieldOf(row, 'Pont', 1), '0');
  expect(within(row).getByText('Ez a válasz nem hoz több pontot. Válasszon többet érőt.')).toBeDefined();
});

it('leads by Enter and arrows from meaning to meaning, and on to the next question', async () => {
  const next = makeQuestion({ id: 12, options: [makeAnswer({ id: 4, label: 'Igen' })] });
  question = makeQuestion({ options: three, pointValue: 8, scoredByOptions: true });
  api.on('GET /api/admin/questions', () => ({ body: [question, next] }));
  const row = await openEditor();
  await person.click(fieldOf(row, 'Jelentés', 1));
  await person.keyboard('Van.{Enter}');
  expect(document.activeElement).toBe(fieldOf(row, 'Jelentés', 2));
  await person.keyboard('{ArrowUp}{ArrowRight}');
  expect(document.activeElement).toBe(fieldOf(row, 'Jelentés', 1));
  await person.keyboard('{End}{ArrowRight}{ArrowLeft}{End}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement?.id).toBe('answer-12-4-meaning'));
  expect(window.location.search).toBe('?question=12');
  await person.keyboard('Ott is.{Home}{ArrowUp}');
  await waitFor(() => expect(document.activeElement?.id).toBe('answer-11-3-meaning'));
  expect((await questionRow(11)).textContent).toContain('2 hiányzó jelentés');
  expect((await questionRow(12)).textContent).not.toContain('hiányzó');
});

it('fills the answers with cells of a spreadsheet, and pastes other text as it is', async () => {
  question = makeQuestion({ options: three, pointValue: 8, scoredByOptions: true });
  const row = await openEditor();
  const cells = (text: string) => ({
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
  });
  expect(fireEvent.paste(fieldOf(row, 'Jelentés', 2), cells('Szokásos szöveg.'))).toBe(true);
  expect(
    fireEvent.paste(fieldOf(row, 'Jelentés', 2), cells('Fele megvan.\tFejezzék be.\nNincs.\tKezdjék el.')),
  ).toBe(false);
  expect(['Jelentés', 'Tanács'].map((name) => fieldOf(row, name, 3))).toMatchObject([
    { value: 'Nincs.' },
    { value: 'Kezdjék el.' },
  ]);
  fireEvent.paste(fieldOf(row, 'Válasz', 3), cells('Nem\t0\nNem tudjuk\t0'));
  expect(labels(row)).toEqual(['Igen', 'Részben', 'Nem', 'Nem tudjuk']);
  await person.click(fieldOf(row, 'Jelentés', 1));
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()?.options?.[2]).toMatchObject({ id: 3, meaning: 'Nincs.' }));
});
