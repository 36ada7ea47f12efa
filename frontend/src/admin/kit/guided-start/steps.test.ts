import { expect, it } from 'vitest';
import { doneSteps, nextStep, type Progress } from './steps.ts';

const nothing: Progress = {
  questions: 0,
  withoutAnswers: 0,
  withoutMeaning: 0,
  previewed: false,
  mailsGoOut: false,
  hasOrganisation: false,
  formIsOpen: false,
  responses: 0,
  results: 0,
};

it('begins with the questions, and does not call answers done where there is nothing to answer', () => {
  expect([...doneSteps(nothing)]).toEqual([]);
  expect(nextStep(doneSteps(nothing))).toBe('questions');
});

it('goes on to what is left first, whatever has been done behind it', () => {
  const progress = { ...nothing, questions: 3, withoutMeaning: 2, responses: 4 };
  expect([...doneSteps(progress)]).toEqual(['questions', 'collect']);
  expect(nextStep(doneSteps(progress))).toBe('answers');
});

it('ends with the first result', () => {
  const progress = {
    ...nothing,
    questions: 3,
    previewed: true,
    mailsGoOut: true,
    hasOrganisation: true,
    formIsOpen: true,
    results: 1,
  };
  expect(nextStep(doneSteps(progress))).toBeUndefined();
});
