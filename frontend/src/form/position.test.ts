import { describe, expect, it } from 'vitest';
import { ids, makeForm } from '../testing/make-form.ts';
import { startingStep } from './position.ts';

const form = makeForm();
const given = (...questionIds: string[]) =>
  Object.fromEntries(questionIds.map((id) => [id, { options: [1], text: 'x', counter: 1 }]));

describe('where somebody goes on', () => {
  it.each([
    ['at the introduction before the first answer', [], { view: 'intro' }],
    ['in the section that is not complete', [ids.booking], { view: 'section', section: 11 }],
    ['in the next one after a complete one', [ids.booking, ids.channels], { view: 'section', section: 12 }],
    ['where they stood, past what was left out', [ids.booking, ids.backup], { view: 'section', section: 12 }],
    ['where a required answer is missing', [ids.backup, ids.remarks], { view: 'section', section: 11 }],
    ['at the list of answers when nothing is left', Object.values(ids), { view: 'review' }],
  ])('%s', (_name, answered, step) => {
    expect(startingStep(form, given(...answered))).toEqual(step);
  });

  it('is past a question that was skipped on purpose', () => {
    const sections = form.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({ ...question, required: false })),
    }));
    expect(startingStep({ sections }, given(ids.channels))).toEqual({ view: 'section', section: 12 });
  });

  it('does not count an answer that was taken back', () => {
    expect(startingStep(form, { [ids.booking]: { counter: 3 } })).toEqual({ view: 'intro' });
  });
});
