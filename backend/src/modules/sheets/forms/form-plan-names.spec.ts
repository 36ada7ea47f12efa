import { FormFixture } from '../../../../test/make/form-fixture.js';
import { type FakeForm, pageItem, radioItem, recordedForm } from '../../../../test/make/google-form.js';
import { planFormSync } from './form-plan.js';
import { readApiForm } from './read-api-form.js';

const nothingChanged = { created: 0, updated: 0, linked: 0, reordered: false, renamed: [], changes: [] };
const formOf = (...items: FakeForm['items']): FakeForm => ({ ...recordedForm(), items });

describe('the sync of a form: names, pages and sizes', () => {
  it('keeps pages and questions of equal names apart', () => {
    const fixture = new FormFixture();
    const form = formOf(
      pageItem(1, 'Oldal'),
      radioItem(1, 'Megjegyzés?'),
      radioItem(2, 'Megjegyzés?'),
      pageItem(2, 'OLDAL'),
      radioItem(3, 'Megjegyzés?'),
      pageItem(3, 'Oldal (2)'),
      radioItem(4, 'Más?'),
    );
    expect(fixture.sync(form)).toMatchObject({ sections: 3, questions: 4, created: 7 });
    expect(fixture.sections.map(({ name }) => name)).toEqual(['Oldal', 'OLDAL (2)', 'Oldal (2) (2)']);
    expect(fixture.sync(form)).toMatchObject(nothingChanged);
    // Names that change places are no trouble.
    [form.items[0]!.title, form.items[5]!.title] = ['Más oldal', 'Oldal'];
    fixture.sync(form);
    expect(fixture.sync(form)).toMatchObject(nothingChanged);
  });

  it('names what has no title by its place, and keeps the name it was given here', () => {
    const fixture = new FormFixture();
    const untitled = () => {
      const form = formOf(pageItem(1, ''), radioItem(1, ''), radioItem(2, 'Van blog?'));
      return form;
    };
    fixture.sync(untitled());
    expect(fixture.outline()).toEqual([['2. szakasz', ['(kép) 2', 'Van blog?']]]);
    fixture.question('(kép) 2').questionText = 'Mi látható a képen?';
    const form = untitled();
    form.items.splice(1, 0, radioItem(5, 'Új?'));
    expect(fixture.sync(form)).toMatchObject({ created: 1, renamed: [] });
    expect(fixture.outline()).toEqual([['2. szakasz', ['Új?', 'Mi látható a képen?', 'Van blog?']]]);
  });

  it('reports sections whose page is gone', () => {
    const fixture = new FormFixture();
    fixture.sync(formOf(pageItem(1, 'Első'), radioItem(1, 'A?'), pageItem(2, 'Második'), radioItem(2, 'B?')));
    const merged = formOf(pageItem(1, 'Első'), radioItem(1, 'A?'), radioItem(2, 'B?'));
    expect(fixture.sync(merged)).toMatchObject({ updated: 1, missingSections: [{ name: 'Második' }] });
    expect(fixture.outline()).toEqual([
      ['Első', ['A?', 'B?']],
      ['Második', []],
    ]);
    expect(fixture.sync(merged)).toMatchObject(nothingChanged);
  });

  it('reports the section of what stood before the first page, once nothing stands there', () => {
    const fixture = new FormFixture();
    fixture.sync(formOf(radioItem(1, 'A?')));
    const [{ name } = { name: '' }] = fixture.sections;
    const paged = formOf(pageItem(1, 'Alapok'), radioItem(1, 'A?'));
    expect(fixture.sync(paged)).toMatchObject({ created: 1, updated: 1, missingSections: [{ name }] });
    expect(fixture.sync(paged)).toMatchObject({ ...nothingChanged, missingSections: [{ name }] });
    const again = formOf(radioItem(2, 'B?'), ...paged.items);
    expect(fixture.sync(again)).toMatchObject({ created: 1, missingSections: [] });
    expect(fixture.outline()).toEqual([
      [name, ['B?']],
      ['Alapok', ['A?']],
    ]);
  });

  it('takes a contact question that somebody made a question for one', () => {
    const fixture = new FormFixture();
    fixture.give('Alapok', 'Klinika / rendelő neve');
    expect(fixture.sync(recordedForm()).missing).toEqual([]);
    expect(fixture.sync(recordedForm())).toMatchObject({ ...nothingChanged, questions: 11 });
  });

  it('says so where points come without an answer, or answers are lost, when it takes them over', () => {
    const fixture = new FormFixture();
    const form = formOf(radioItem(1, 'Mennyi?', 5), radioItem(2, 'Van?', 3, 'Igen'));
    form.items[1]!.questionItem!.question.grading!.correctAnswers!.answers.push({ value: 'Részben' });
    expect(fixture.sync(form).notes).toEqual([
      { code: 'form_points_without_answer', params: { question: 'Mennyi?' } },
      { code: 'form_other_answers', params: { question: 'Van?', kept: 'Igen', others: 'Részben' } },
    ]);
    expect(fixture.sync(form).notes).toEqual([]);
  });

  it('is planned for the largest forms', () => {
    const items = Array.from({ length: 100 }, (_, page) => [
      pageItem(page, `Ötödik oldal ${page}`),
      ...Array.from({ length: 20 }, (_one, n) =>
        radioItem(page * 20 + n, `Kérdés: ő ${page}/${n}?`, 1, 'Igen'),
      ),
    ]).flat();
    const fixture = new FormFixture();
    expect(fixture.sync(formOf(...items))).toMatchObject({ sections: 100, questions: 2000, created: 2100 });
    const read = readApiForm(formOf(radioItem(9999, 'Legelső?'), ...items));
    expect(planFormSync(fixture.sections, read, { language: 'hu', newId: () => 'q' }).questions).toBe(2001);
  });
});
