import { beforeEach, expect, it, vi } from 'vitest';
import { makeQuestion } from '../../../testing/make-configuration.ts';
import { draftsOf, QuestionDrafts } from './question-drafts.ts';

const question = makeQuestion({ id: 5, questionText: 'Régi' });

beforeEach(() => sessionStorage.clear());

it('keeps what was typed for the next visit, and forgets it once it is saved', () => {
  const drafts = new QuestionDrafts('a');
  drafts.type(question, 'questionText', 'Új');
  expect(new QuestionDrafts('a').of(5).edits).toEqual({ questionText: 'Új' });
  drafts.saved(5, { questionText: 'Új' });
  expect(drafts.unsaved()).toEqual([]);
  expect(drafts.of(5).state).toBe('saved');
  expect(new QuestionDrafts('a').unsaved()).toEqual([]);
});

it('shows what was typed to the person who typed it alone, and at its questionnaire', () => {
  draftsOf(1, 7).type(question, 'questionText', 'Új');
  expect([draftsOf(1, 7), draftsOf(2, 7), draftsOf(1, 8)].map((one) => one.unsaved())).toEqual([[5], [], []]);
  draftsOf(1, 7).discard([5]);
});

it('takes the saved value, typed again, for no edit', () => {
  const drafts = new QuestionDrafts('a');
  drafts.type(question, 'questionText', 'Új');
  drafts.type(question, 'questionText', 'Régi');
  expect(drafts.unsaved()).toEqual([]);
});

it('keeps what was typed while a save was under way', () => {
  const drafts = new QuestionDrafts('a');
  drafts.type(question, 'questionText', 'Új');
  drafts.saving(5);
  drafts.type(question, 'questionText', 'Újabb');
  drafts.saved(5, { questionText: 'Új' });
  expect(drafts.of(5).edits).toEqual({ questionText: 'Újabb' });
});

it('takes no change of answers that are on their way to the server', () => {
  const drafts = new QuestionDrafts('a');
  drafts.editAnswers(question, (answers) => ({ ...answers, kind: 'multiple' }));
  drafts.saving(5);
  const sent = drafts.of(5);
  drafts.editAnswers(question, (answers) => ({ ...answers, kind: 'text' }));
  expect(drafts.of(5)).toBe(sent);
  expect(sent.edits.answers?.kind).toBe('multiple');
});

it('keeps everything when a save fails', () => {
  const drafts = new QuestionDrafts('a');
  drafts.type(question, 'pointValue', '9');
  drafts.failed(5, 'Nem megy.', ['pointValue']);
  expect(drafts.of(5)).toEqual({
    edits: { pointValue: '9' },
    state: 'failed',
    failure: 'Nem megy.',
    refused: ['pointValue'],
  });
});

it('tells listeners, hands out the same list while it is the same, and forgets questions that are gone', () => {
  const drafts = new QuestionDrafts('a');
  const heard = vi.fn();
  drafts.subscribe(heard);
  drafts.type(question, 'questionText', 'Új');
  const list = drafts.unsaved();
  drafts.type(question, 'questionText', 'Újabb');
  expect(drafts.unsaved()).toBe(list);
  expect(heard).toHaveBeenCalledTimes(2);
  drafts.keepOnly(new Set([6]));
  expect(drafts.unsaved()).toEqual([]);
});

it('does not trust what others have left in the storage', () => {
  sessionStorage.setItem('a', '{"7":null,"8":{"questionText":"Maradt"}}');
  expect(new QuestionDrafts('a').unsaved()).toEqual([8]);
  sessionStorage.setItem('a', 'not json');
  expect(new QuestionDrafts('a').unsaved()).toEqual([]);
});
