import { publicPageOf } from '../../../../test/fakes/google-form-page.js';
import { FormFixture } from '../../../../test/make/form-fixture.js';
import {
  type FakeForm,
  itemTitled,
  pageItem,
  radioItem,
  recordedForm,
} from '../../../../test/make/google-form.js';
import { readFormPage } from './read-form-page.js';

const nothingChanged = { created: 0, updated: 0, linked: 0, reordered: false, renamed: [], changes: [] };
const formOf = (...items: FakeForm['items']): FakeForm => ({ ...recordedForm(), items });
const MOBILE = 'Van a rendelőnek saját, mobilbarát weboldala?';
const NOTES = 'Megjegyzés, kérdés (nem kötelező)';

describe('the sync of a form', () => {
  it('takes over everything but contact questions, and a second one changes nothing', () => {
    const fixture = new FormFixture();
    expect(fixture.sync(recordedForm())).toMatchObject({
      source: 'api',
      sections: 3,
      questions: 10,
      created: 13,
      updated: 0,
      unchanged: 0,
      renamed: [],
      missing: [],
      notes: [],
    });
    expect(fixture.outline().map(([name, texts]) => [name, texts!.length])).toEqual([
      ['Online jelenlét', 4],
      ['Betegkommunikáció és automatizálás', 3],
      ['Adatkezelés és mesterséges intelligencia', 3],
    ]);
    expect(fixture.question(MOBILE)).toMatchObject({
      pointValue: 5,
      correctAnswer: 'Igen',
      externalId: '3c4d5e01',
    });
    expect(fixture.sync(recordedForm())).toMatchObject({
      ...nothingChanged,
      sections: 3,
      questions: 10,
      unchanged: 13,
    });
  });

  it('may come from the API and the page alternately', () => {
    const fixture = new FormFixture();
    const page = readFormPage(publicPageOf(recordedForm()));
    expect(fixture.sync(page)).toMatchObject({ source: 'page', created: 13 });
    expect(fixture.question(MOBILE)).toMatchObject({ pointValue: 0, correctAnswer: null });
    const { updated, changes } = fixture.sync(recordedForm());
    expect(updated).toBe(8);
    expect(changes.every(({ fields }) => fields.join() === 'correctAnswer,pointValue')).toBe(true);
    expect(fixture.sync(page)).toMatchObject(nothingChanged);
    expect(fixture.question(MOBILE)).toMatchObject({ pointValue: 5, correctAnswer: 'Igen' });
  });

  it('keeps a renamed question the same, and reports renamed, removed and new ones', () => {
    const fixture = new FormFixture();
    fixture.sync(recordedForm());
    const { id, questionId } = fixture.question(MOBILE);
    const form = recordedForm();
    itemTitled(form, MOBILE).title = 'Mobilbarát a weboldaluk?';
    itemTitled(form, 'Betegkommunikáció és automatizálás').title = 'Betegkommunikáció';
    form.items = form.items.filter(({ title }) => title !== NOTES);
    form.items.push(pageItem(1, 'Pénzügyek', 'Számlázás.'), radioItem(1, 'Van e-számla?', 7, 'Igen'));
    const result = fixture.sync(form);
    expect(result).toMatchObject({
      sections: 4,
      questions: 10,
      created: 2,
      updated: 2,
      unchanged: 10,
      reordered: false,
      missingSections: [],
      renamed: [
        { what: 'section', from: 'Betegkommunikáció és automatizálás', to: 'Betegkommunikáció' },
        { what: 'question', from: MOBILE, to: 'Mobilbarát a weboldaluk?' },
      ],
      missing: [{ questionText: NOTES, wasInForm: true }],
    });
    expect(fixture.question('Mobilbarát a weboldaluk?')).toMatchObject({ id, questionId, pointValue: 5 });
    expect(fixture.question('Van e-számla?')).toMatchObject({ pointValue: 7, correctAnswer: 'Igen' });
    expect(fixture.sections.at(-1)).toMatchObject({ name: 'Pénzügyek', description: 'Számlázás.' });
    fixture.question(NOTES);
    expect(fixture.sync(form)).toMatchObject({ ...nothingChanged, missing: [{ questionText: NOTES }] });
    expect(fixture.sync(recordedForm()).missing.map(({ questionText }) => questionText)).toEqual([
      'Van e-számla?',
    ]);
  });

  it('keeps what somebody has set: points, answers, descriptions, tips, products', () => {
    const fixture = new FormFixture();
    fixture.sync(recordedForm());
    const set = {
      pointValue: 2,
      correctAnswer: 'Nem',
      weight: 9,
      relatedTip: 'Tipp',
      relatedProduct: 'Honlap',
    };
    Object.assign(fixture.question(MOBILE), set);
    Object.assign(fixture.question('Használnak mesterséges intelligenciát a mindennapi munkában?'), {
      pointValue: 0,
    });
    Object.assign(fixture.sections[0]!, { description: 'Saját leírás', includeInEvaluation: false });
    expect(fixture.sync(recordedForm())).toMatchObject(nothingChanged);
    expect(fixture.question(MOBILE)).toMatchObject(set);
  });

  it('takes over whether an answer is required, also where it was set otherwise here', () => {
    const fixture = new FormFixture();
    fixture.sync(recordedForm());
    expect(fixture.question(MOBILE).required).toBe(true);
    Object.assign(fixture.question(MOBILE), { required: false });
    expect(fixture.sync(recordedForm())).toMatchObject({ created: 0, updated: 1 });
    expect(fixture.question(MOBILE).required).toBe(true);
    const form = recordedForm();
    delete itemTitled(form, MOBILE).questionItem!.question.required;
    expect(fixture.sync(form)).toMatchObject({ created: 0, updated: 1 });
    expect(fixture.question(MOBILE).required).toBe(false);
  });

  it('counts what only makes room as unchanged, and follows the order of the form', () => {
    const fixture = new FormFixture();
    fixture.sync(recordedForm());
    const form = recordedForm();
    const at = form.items.indexOf(itemTitled(form, MOBILE));
    form.items.splice(at, 0, radioItem(2, 'Legelső kérdés?'));
    expect(fixture.sync(form)).toMatchObject({ created: 1, updated: 0, unchanged: 13, reordered: false });
    expect(fixture.sections[0]!.questions[0]!.questionText).toBe('Legelső kérdés?');
    const [moved] = form.items.splice(at + 1, 1);
    form.items.splice(at + 3, 0, moved!);
    expect(fixture.sync(form)).toMatchObject({ created: 0, updated: 0, reordered: true });
    expect(fixture.sections[0]!.questions.map((one) => one.questionText)[3]).toBe(MOBILE);
    expect(fixture.sync(form)).toMatchObject(nothingChanged);
  });

  it('moves a question to the page it has moved to', () => {
    const fixture = new FormFixture();
    fixture.sync(recordedForm());
    const form = recordedForm();
    const item = itemTitled(form, MOBILE);
    form.items = [...form.items.filter((one) => one !== item), item];
    expect(fixture.sync(form)).toMatchObject({
      updated: 1,
      changes: [{ name: MOBILE, fields: ['section'] }],
    });
    expect(fixture.sections[2]!.questions.at(-1)!.questionText).toBe(MOBILE);
  });

  it('recognises an imported questionnaire by its texts, whatever their case and blanks', () => {
    const fixture = new FormFixture();
    fixture.give('ONLINE  jelenlét', ` ${MOBILE.toUpperCase()}`, 'Kézzel felvett kérdés?');
    fixture.question(' VAN A RENDELŐNEK SAJÁT, MOBILBARÁT WEBOLDALA?').pointValue = 3;
    const result = fixture.sync(recordedForm());
    expect(result).toMatchObject({
      created: 11,
      linked: 2,
      missing: [{ questionText: 'Kézzel felvett kérdés?', wasInForm: false }],
    });
    expect(fixture.question(MOBILE)).toMatchObject({
      pointValue: 3,
      correctAnswer: null,
      externalId: '3c4d5e01',
    });
    expect(fixture.sync(recordedForm())).toMatchObject(nothingChanged);
  });

  it('leaves questions in sections that somebody made, and lets new ones of that page follow', () => {
    const fixture = new FormFixture();
    fixture.give('Weboldal', 'Van weboldal?', 'Van blog?');
    fixture.give('Biztonság', 'Van mentés?');
    const page = [radioItem(1, 'Van weboldal?', 3, 'Igen'), radioItem(2, 'Van mentés?', 4, 'Igen')];
    const form = formOf(...page, radioItem(3, 'Titkosított?', 5, 'Igen'));
    expect(fixture.sync(form)).toMatchObject({
      sections: 2,
      questions: 3,
      created: 1,
      updated: 2,
      missingSections: [],
    });
    expect(fixture.outline()).toEqual([
      ['Weboldal', ['Van weboldal?', 'Van blog?']],
      ['Biztonság', ['Van mentés?', 'Titkosított?']],
    ]);
    expect(fixture.sync(form)).toMatchObject(nothingChanged);
  });

  it('knows a question that was made anew in the form by its text', () => {
    const fixture = new FormFixture();
    fixture.sync(formOf(radioItem(1, 'Van mentés?', 4, 'Igen'), radioItem(2, 'Van blog?')));
    const { questionId } = fixture.question('Van mentés?');
    expect(fixture.sync(formOf(radioItem(9, 'Van mentés?'), radioItem(2, 'Van blog?')))).toMatchObject({
      ...nothingChanged,
      linked: 1,
      missing: [],
    });
    expect(fixture.question('Van mentés?')).toMatchObject({
      questionId,
      externalId: '60000009',
      pointValue: 4,
    });
  });
});
