import { describe, expect, it } from 'vitest';
import { chooseQuestionnaire, isFound } from './questionnaire-choice.ts';

const list = [{ id: 3 }, { id: 7 }];

describe('chooseQuestionnaire', () => {
  it('keeps the stored one while it is in the list', () => {
    expect(chooseQuestionnaire('7', list)).toEqual({ id: 7, clearStored: false });
  });

  it('clears a stored one that is gone and takes the first', () => {
    expect(chooseQuestionnaire('9', list)).toEqual({ id: 3, clearStored: true });
  });

  it.each(['', 'seven', '7.0', ' 7'])('does not trust the stored text %j', (stored) => {
    expect(chooseQuestionnaire(stored, list)).toEqual({ id: 3, clearStored: true });
  });

  it('takes the first when nothing is stored', () => {
    expect(chooseQuestionnaire(null, list)).toEqual({ id: 3, clearStored: false });
  });

  it('chooses none from an empty list', () => {
    expect(chooseQuestionnaire('7', [])).toEqual({ id: null, clearStored: true });
    expect(chooseQuestionnaire(null, [])).toEqual({ id: null, clearStored: false });
  });
});

it.each([
  ['Próba 3', 'proba', true],
  ['Őszi felmérés', ' OSZI ', true],
  ['Chestionar de evaluare în clinici', 'in clin', true],
  ['Próba 3', 'próba 4', false],
])('%s is found by "%s": %s', (name, typed, found) => {
  expect(isFound(name, typed)).toBe(found);
});
