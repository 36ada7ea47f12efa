import { publicPageOf } from '../../../../test/fakes/google-form-page.js';
import { FormFixture } from '../../../../test/make/form-fixture.js';
import { type FakeForm, itemTitled, radioItem, recordedForm } from '../../../../test/make/google-form.js';
import { readFormPage } from './read-form-page.js';

const BOOKING = 'Foglalhatnak a páciensek időpontot online?';

describe('the sync of a form: options', () => {
  let fixture: FormFixture;
  let form: FakeForm;
  beforeEach(() => {
    fixture = new FormFixture();
    form = recordedForm();
    fixture.sync(form);
  });

  const setLabels = (...labels: string[]) => {
    const options = labels.map((value) => ({ value }));
    itemTitled(form, BOOKING).questionItem!.question.choiceQuestion!.options = options;
  };
  const labels = () => fixture.question(BOOKING).options.map(({ label }) => label);

  it('come with their question, by the form’s order, and bring no points of their own', () => {
    expect(labels()).toEqual(['Igen, valós időben', 'Csak kérést küldhetnek', 'Nem']);
    expect(fixture.question(BOOKING)).toMatchObject({
      kind: 'single',
      pointValue: 5,
      correctAnswer: 'Igen, valós időben',
    });
    expect(fixture.question('Milyen csatornákon érik el Önöket online?')).toMatchObject({
      kind: 'multiple',
      options: [{ label: 'Google Cégprofil' }, { label: 'Facebook' }, { label: 'Instagram' }],
    });
    expect(fixture.question('Megjegyzés, kérdés (nem kötelező)')).toMatchObject({
      kind: 'text',
      options: [],
    });
    expect(fixture.sync(readFormPage(publicPageOf(form)))).toMatchObject({
      created: 0,
      updated: 0,
      changes: [],
    });
  });

  it('keep what is set here; a renamed one is recognised by its place, and its former label stays known', () => {
    const [first, second] = fixture.question(BOOKING).options;
    Object.assign(first!, { points: 4, meaning: 'Lehet.', advice: 'Tovább.', aliases: ['igen'] });
    fixture.question(BOOKING).pointValue = 4;
    setLabels('Igen, azonnal', 'CSAK kérést küldhetnek', 'Részben', 'Nem');
    expect(fixture.sync(form)).toMatchObject({
      created: 0,
      updated: 1,
      renamedOptions: [{ questionText: BOOKING, from: 'Igen, valós időben', to: 'Igen, azonnal' }],
      missingOptions: [],
      changes: [{ what: 'question', change: 'updated', name: BOOKING, fields: ['options'] }],
    });
    expect(fixture.question(BOOKING)).toMatchObject({ pointValue: 4 });
    expect(fixture.question(BOOKING).options).toMatchObject([
      {
        id: first!.id,
        label: 'Igen, azonnal',
        aliases: ['igen', 'Igen, valós időben'],
        points: 4,
        meaning: 'Lehet.',
        advice: 'Tovább.',
      },
      { id: second!.id, label: 'CSAK kérést küldhetnek', aliases: [] },
      { label: 'Részben', points: 0 },
      { label: 'Nem' },
    ]);
  });

  it('stay where the form has them no more, after the others, and are reported', () => {
    setLabels('Nem', 'Igen, valós időben');
    const { id } = fixture.question(BOOKING).options[1]!;
    const missing = [{ id, questionText: BOOKING, label: 'Csak kérést küldhetnek' }];
    expect(fixture.sync(form)).toMatchObject({ updated: 1, renamedOptions: [], missingOptions: missing });
    expect(labels()).toEqual(['Nem', 'Igen, valós időben', 'Csak kérést küldhetnek']);
    expect(fixture.sync(form)).toMatchObject({ updated: 0, changes: [], missingOptions: missing });
    setLabels();
    expect(fixture.sync(form)).toMatchObject({ updated: 0, missingOptions: [] });
    expect(labels()).toHaveLength(3);
  });

  it('are known by the texts that were mapped to them, until the form makes these options of their own', () => {
    fixture.question(BOOKING).options[2]!.aliases = ['Soha', 'Nem lehet'];
    setLabels('Igen, valós időben', 'Csak kérést küldhetnek', 'Soha');
    const renamed = [{ questionText: BOOKING, from: 'Nem', to: 'Soha' }];
    expect(fixture.sync(form)).toMatchObject({ created: 0, renamedOptions: renamed });
    expect(fixture.question(BOOKING).options[2]).toMatchObject({
      label: 'Soha',
      aliases: ['Nem lehet', 'Nem'],
    });
    setLabels('Igen, valós időben', 'Csak kérést küldhetnek', 'Soha', 'Nem');
    expect(fixture.sync(form)).toMatchObject({ renamedOptions: [] });
    expect(fixture.question(BOOKING).options.slice(2)).toMatchObject([
      { label: 'Soha', aliases: ['Nem lehet'] },
      { label: 'Nem', aliases: [] },
    ]);
  });

  it('settle a question’s kind only while it has none; free text is one only when it is new', () => {
    const question = fixture.question(BOOKING);
    const { choiceQuestion } = itemTitled(form, BOOKING).questionItem!.question;
    choiceQuestion!.type = 'CHECKBOX';
    fixture.sync(form);
    expect(fixture.question(BOOKING).kind).toBe('single');
    question.options = [];
    fixture.sync(form);
    expect(fixture.question(BOOKING)).toMatchObject({ kind: 'multiple', options: { length: 3 } });
    const note = fixture.question('Megjegyzés, kérdés (nem kötelező)');
    note.kind = 'single';
    fixture.sync(form);
    expect(note.kind).toBe('single');
  });

  it('of free text that a quiz grades are none, and its correct answer counts', () => {
    const item = radioItem(900, 'Hány rendelőjük van?', 3, 'egy');
    const { choiceQuestion: _choice, ...asked } = item.questionItem!.question;
    item.questionItem!.question = { ...asked, textQuestion: {} };
    form.items.push(item);
    const viaPage = new FormFixture();
    viaPage.sync(readFormPage(publicPageOf(form)));
    expect(viaPage.question('Hány rendelőjük van?')).toMatchObject({ kind: 'text', pointValue: 0 });
    for (const one of [fixture, viaPage]) {
      one.sync(form);
      expect(one.question('Hány rendelőjük van?')).toMatchObject({
        kind: 'single',
        pointValue: 3,
        options: [],
      });
    }
  });

  it('are left out where a question would have too many of them, with a note', () => {
    setLabels(...Array.from({ length: 101 }, (_, n) => `Ország ${n}`));
    const { notes, missingOptions } = fixture.sync(form);
    expect(notes).toEqual([{ code: 'form_options_too_many', params: { question: BOOKING, limit: 100 } }]);
    expect([missingOptions, labels().length]).toEqual([[], 3]);
  });
});
