import type { AnswerWordings } from './phrases.js';

/** English: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => `What stands out here is that ${clause}`,
    (clause) => `What calls for attention here is that ${clause}`,
    (clause) => `Your answers show above all that ${clause}`,
    (clause) => `By your answers, ${clause}`,
  ],
  contrast: [
    (clause) => `At the same time, ${clause}`,
    (clause) => `That said, ${clause}`,
    (clause) => `On the other hand, ${clause}`,
    (clause) => `There is still something to do, though: ${clause}`,
  ],
  also: [
    (clause) => `In addition, ${clause}`,
    (clause) => `On top of that, ${clause}`,
    (clause) => `You also told us that ${clause}`,
    (clause) => `Another point is that ${clause}`,
    (clause) => `Besides, ${clause}`,
  ],
  good: [
    (clause) => `It helps that ${clause}`,
    (clause) => `A good foundation is that ${clause}`,
    (clause) => `It is to your credit that ${clause}`,
    (clause) => `You can build on the fact that ${clause}`,
  ],
  allTicked: [
    (clause) => `${clause}; everything else listed in that question is in place as well`,
    (clause) => `${clause}; the other points of that question are in place too`,
  ],
  someTicked: [
    (clause, { list }) => `${clause}; of what we listed there, you did not tick ${list}`,
    (clause, { list }) => `${clause}, though your answer does not yet include ${list}`,
    (clause, { list, isMany }) =>
      `${clause}, but ${list} ${isMany ? 'are' : 'is'} still missing from your answer`,
  ],
  gained: [
    ({ list }) => `You earned full points for ${list}`,
    ({ list }) => `You have every point for ${list}`,
    ({ list }) => `You gave the best possible answer to ${list}`,
  ],
  pointsMissing: [
    ({ list }) => `There are still points to be had on ${list}`,
    ({ list }) => `You did not earn every point on ${list}`,
    ({ list }) => `There is room to improve on ${list}`,
  ],
  open: [
    ({ list, isMany }) =>
      `You left ${list} open; with ${isMany ? 'answers' : 'an answer'}, the picture would be fuller`,
    ({ list }) => `As there is no answer to ${list}, we cannot say how you stand there`,
    ({ list, isMany }) => `If you also answer ${list}, we can suggest a step for ${isMany ? 'them' : 'it'}`,
    ({ list }) => `We could tell you more if you also answered ${list}`,
  ],
  unreadable: [
    ({ list, isMany }) =>
      `Your ${isMany ? 'answers' : 'answer'} to ${list} could not be matched to the choices, so ${isMany ? 'they do' : 'it does'} not count yet`,
    ({ list, isMany }) =>
      `You answered ${list} in your own words, and we could not match ${isMany ? 'these answers' : 'the answer'} to the choices`,
  ],
  blankAll: [
    () => 'Where it would be best to begin can only be told from your answers',
    () => 'If you answer the questions, we can show you what works well already and where to begin',
    () => 'Without answers the result says nothing about how you work',
  ],
  blank: [
    () => 'If you answer the questions, we can suggest steps for this area as well',
    () => 'Once they are answered, we can show you where to begin here',
    () => 'Without answers we cannot say how you stand in this area',
    () => 'We could tell you more about this area if its questions were answered',
    () => 'With answers to them, this area can be assessed too',
    () => 'What works here and what does not can only be seen from your answers',
  ],
};
