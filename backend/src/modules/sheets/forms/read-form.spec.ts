import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPageOf } from '../../../../test/fakes/google-form-page.js';
import { recordedForm } from '../../../../test/make/google-form.js';
import { formId, FormUnreadable, type ReadForm } from './form.js';
import { readApiForm } from './read-api-form.js';
import { readFormPage } from './read-form-page.js';

const recordedPage = () =>
  readFileSync(join(import.meta.dirname, '../../../../test/fixtures/google-form-public.html'), 'utf8');

/** What both ways of reading can know. */
const withoutGrading = ({ sections }: ReadForm) =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, points: 0, correctAnswer: null })),
  }));

const pageWith = (data: unknown, before = '') =>
  `<html><script>${before}</script><script>var FB_PUBLIC_LOAD_DATA_ = ${JSON.stringify(data)};</script></html>`;
const apiForm = (items: unknown[], info: object = { title: 'Űrlap' }) =>
  readApiForm({ formId: 'x', info, items });

describe('a form read through the API', () => {
  it('is its sections and questions with points and correct answers; grid rows are questions', () => {
    const { sections, notes } = readApiForm(recordedForm());
    expect(
      sections.map(({ name, externalId, description, questions }) => [
        name,
        externalId,
        description,
        questions.length,
      ]),
    ).toEqual([
      ['Digitális érettség felmérése – magánrendelők és klinikák', 'start', null, 2],
      ['Online jelenlét', '2b7e1510', 'Weboldal, időpontfoglalás, csatornák.', 4],
      ['Betegkommunikáció és automatizálás', '4d8f2a20', null, 3],
      ['Adatkezelés és mesterséges intelligencia', '6a9b3c30', 'Biztonság, mentések, AI-eszközök.', 3],
    ]);
    const questions = sections.flatMap((section) => section.questions);
    expect(questions.map(({ points }) => points).reduce((a, b) => a + b)).toBe(44);
    expect(questions[4]).toEqual({
      externalId: '3c4d5e03',
      text: 'Milyen csatornákon érik el Önöket online?',
      number: 7,
      points: 4,
      correctAnswer: 'Google Cégprofil, Facebook',
      kind: 'multiple',
      required: false,
      options: ['Google Cégprofil', 'Facebook', 'Instagram'],
      answerNote: null,
    });
    expect(questions.filter(({ required }) => required)).toHaveLength(9);
    expect(
      questions.slice(7, 9).map(({ text, points, correctAnswer }) => [text, points, correctAnswer]),
    ).toEqual([
      ['Mennyire jellemző az Önök rendelőjére? [Digitális beleegyező nyilatkozat]', 3, 'Mindig'],
      ['Mennyire jellemző az Önök rendelőjére? [Online fizetés]', 3, 'Mindig'],
    ]);
    expect(notes).toEqual([]);
    expect(questions.map(({ kind, options }) => [kind, options.join(' | ')])).toEqual([
      ['text', ''],
      ['text', ''],
      ['single', 'Igen | Nem'],
      ['single', 'Igen, valós időben | Csak kérést küldhetnek | Nem'],
      ['multiple', 'Google Cégprofil | Facebook | Instagram'],
      ['single', '1 | 2 | 3 | 4 | 5'],
      ['single', 'Igen | Nem'],
      ['single', 'Soha | Néha | Mindig'],
      ['single', 'Soha | Néha | Mindig'],
      ['single', 'Igen | Nem | Nem tudom'],
      ['single', 'Igen | Nem'],
      ['text', ''],
    ]);
  });

  it('has each label once, without blanks and odd steps; a kind nobody knows has none', () => {
    const asked = (question: object) => ({ title: 'Van?', questionItem: { question } });
    const values = ['Igen', ' IGEN ', '', '\u200b', undefined, 'x'.repeat(501), 7];
    const options = values.map((value) => ({ value }));
    const { sections } = apiForm([
      asked({ choiceQuestion: { type: 'DROP_DOWN', options } }),
      asked({ choiceQuestion: { type: 'CHECKBOX', options: 'none' } }),
      asked({ scaleQuestion: { high: 3 } }),
      asked({ scaleQuestion: { low: 2, high: 1e9 } }),
      asked({ scaleQuestion: { low: 5, high: 1 } }),
      asked({ dateQuestion: {} }),
      asked({ novelQuestion: {} }),
    ]);
    expect(sections[0]!.questions.map((question) => [question.kind, question.options])).toEqual([
      ['single', ['Igen', 'x'.repeat(500)]],
      ['multiple', []],
      ['single', ['0', '1', '2', '3']],
      ['single', []],
      ['single', []],
      ['text', []],
      [null, []],
    ]);
  });

  it('takes the first of several answers of which any one is right, and tells of the others', () => {
    const grading = { pointValue: 2, correctAnswers: { answers: [{ value: 'Igen' }, { value: 'Részben' }] } };
    const { sections } = apiForm([
      {
        itemId: '1',
        title: 'Van?',
        questionItem: { question: { questionId: '2', grading, textQuestion: {} } },
      },
    ]);
    expect(sections[0]!.questions[0]).toMatchObject({
      correctAnswer: 'Igen',
      points: 2,
      answerNote: {
        code: 'form_other_answers',
        params: { question: 'Van?', kept: 'Igen', others: 'Részben' },
      },
    });
  });

  it('reads forms without items, titles, ids or known kinds', () => {
    expect(readApiForm({ formId: 'x' }).sections).toMatchObject([{ name: null, questions: [] }]);
    const { sections } = apiForm([
      { questionItem: { question: { questionId: '7', novelQuestion: {} } } },
      { itemId: 'zz', title: ' \u200b ', pageBreakItem: {} },
      { itemId: '3', title: '  Két\r\nsor ', questionItem: { question: {} } },
      { itemId: '4', novelItem: {} },
    ]);
    expect(sections).toMatchObject([
      { questions: [{ externalId: '7', text: null, number: 1, points: 0, correctAnswer: null }] },
      {
        name: null,
        externalId: null,
        number: 2,
        questions: [{ externalId: null, text: 'Két\nsor', number: 3 }],
      },
    ]);
  });

  it('bounds texts, points and answers, and counts an id once', () => {
    const asked = (questionId: string, grading: object) => ({
      title: 'k'.repeat(1200),
      questionItem: { question: { questionId, grading, textQuestion: {} } },
    });
    const { sections, notes } = apiForm([
      asked('1', { pointValue: 1e12, correctAnswers: { answers: [{ value: 'x'.repeat(3000) }] } }),
      asked('01', { pointValue: -3 }),
      asked('2', { pointValue: 'sok', correctAnswers: 'nem lista' }),
    ]);
    expect(sections[0]!.questions).toMatchObject([
      { externalId: '1', points: 100_000, correctAnswer: null, answerNote: { code: 'form_answer_too_long' } },
      { externalId: null, points: 0, correctAnswer: null },
      { externalId: '2', points: 0, correctAnswer: null },
    ]);
    expect(sections[0]!.questions[0]!.text).toHaveLength(1000);
    expect(notes.map(({ code }) => code)).toEqual(['form_text_cut', 'form_text_cut', 'form_text_cut']);
  });

  it.each([
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{ formId: 1 }],
    [{ formId: 'x', items: {} }],
    [{ formId: 'x', items: [1] }],
  ])('is refused where it is none: %j', (answer) =>
    expect(() => readApiForm(answer)).toThrow(FormUnreadable),
  );
});

describe('a form read from its public page', () => {
  it('is the same but for points and answers, with the same ids', () => {
    const page = readFormPage(recordedPage());
    expect(page.sections).toEqual(withoutGrading(readApiForm(recordedForm())));
    expect(page.source).toBe('page');
    expect(readFormPage(publicPageOf(recordedForm()))).toEqual(page);
  });

  it('finds its data among look-alikes and brackets in texts', () => {
    const form = recordedForm();
    form.info.title = 'Vége ]; és "FB_PUBLIC_LOAD_DATA_ = [" \\ </script>';
    expect(readFormPage(publicPageOf(form)).sections[0]!.name).toBe(form.info.title);
    const data = [
      null,
      [null, [[1, 'Kérdés', null, 0, [[2, null, 0]]]], null, null, null, null, null, null, 'Cím'],
    ];
    const before = `var a = "FB_PUBLIC_LOAD_DATA_"; var FB_PUBLIC_LOAD_DATA_ = ["never closed`;
    expect(readFormPage(pageWith(data, before)).sections[0]).toMatchObject({
      name: 'Cím',
      questions: [{ text: 'Kérdés' }],
    });
  });

  it('takes a question of an unknown kind for a plain one, and says so', () => {
    const items = [
      [1, 'Értékelje!', null, 18, [[2, null, 0]]],
      [3, 'Valami új', null, 99, null],
    ];
    const { sections, notes } = readFormPage(pageWith([null, [null, items]]));
    expect(sections[0]!.questions).toMatchObject([{ text: 'Értékelje!', externalId: '2' }]);
    expect(notes).toEqual([{ code: 'form_kind_unknown', params: { question: 'Értékelje!' } }]);
  });

  it.each([
    ['a page without the data', '<html>Sign in</html>'],
    ['data of another shape', pageWith([null, 'x'])],
    ['items that are no list', pageWith([null, [null, 'x']])],
    ['an item without a kind', pageWith([null, [null, [[1, 'Kérdés']]]])],
    ['a question without an entry', pageWith([null, [null, [[1, 'Kérdés', null, 2, null]]]])],
    ['data that never end', 'var FB_PUBLIC_LOAD_DATA_ = [null,["'],
    ['data that are no JSON', 'var FB_PUBLIC_LOAD_DATA_ = [null,[undefined]];'],
    ['the name over and over', 'FB_PUBLIC_LOAD_DATA_ = ["'.repeat(10_000)],
  ])('is refused: %s', (_what, html) => expect(() => readFormPage(html)).toThrow(FormUnreadable));

  it.each([
    ['never closed', '['.repeat(5_000_000)],
    ['closed', '['.repeat(5_000_000) + ']'.repeat(5_000_000)],
    ['in an item', `[null,[null,[[1,"A",null,2,[[2,${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}]]]]]]`],
  ])('is refused however deep its lists are: %s', (_what, data) => {
    expect(() => readFormPage(`var FB_PUBLIC_LOAD_DATA_ = ${data};`)).toThrow(FormUnreadable);
  });
});

describe('an id of a form', () => {
  it('is the same in decimal and in hexadecimal, with and without leading zeros', () => {
    expect(formId(169628385)).toBe('a1c52e1');
    expect(formId('0a1c52e1')).toBe('a1c52e1');
    expect(formId('0A1C52E1')).toBe('a1c52e1');
    expect(formId('000')).toBe('0');
    for (const none of [null, undefined, '', 'xyz', -1, 1.5, 1e20, {}]) expect(formId(none)).toBeNull();
  });
});
