import type { AnswerWordings } from './phrases.js';

/** English: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => clause,
    (clause) => `Your answers show that ${clause}`,
    (clause) => `The main gap is that ${clause}`,
    (clause) => clause,
    (clause) => `According to your answers, ${clause}`,
  ],
  contrast: [
    (clause) => `However, ${clause}`,
    (clause) => `That said, ${clause}`,
    (clause) => `At the same time, ${clause}`,
  ],
  also: [
    (clause) => `In addition, ${clause}`,
    (clause) => `Added to this, ${clause}`,
    (clause) => `On top of that, ${clause}`,
  ],
  good: [
    (clause) => `It helps that ${clause}`,
    (clause) => `One strong point is that ${clause}`,
    (clause) => `You can build on the fact that ${clause}`,
    (clause) => `What already works well is that ${clause}`,
    (clause) => `It is good to see that ${clause}`,
  ],
  alsoThere: [
    (names) => `There is also ${names}`,
    (names) => `There is ${names} as well`,
    (names) => `In addition, there is ${names}`,
  ],
  lacking: [(names) => `You have yet to add ${names}`, (names) => `That leaves ${names} to add`],
  notTicked: [
    ({ list }) => `Of the choices listed, this is still missing: ${list}`,
    ({ list }) => `From the list, there is still this to add: ${list}`,
  ],
  gained: [
    ({ list, isMany }) => `You earned all points on ${isMany ? 'these questions' : 'this question'}: ${list}`,
    ({ list, isMany }) =>
      `You gave the answer worth most points to ${isMany ? 'these questions' : 'this question'}: ${list}`,
    ({ list, isMany }) => `You lost no points on ${isMany ? 'these questions' : 'this question'}: ${list}`,
  ],
  pointsMissing: [
    ({ list, isMany }) =>
      `There is still work to do on ${isMany ? 'these questions' : 'this question'}: ${list}`,
    ({ list, isMany }) => `You lost points on ${isMany ? 'these questions' : 'this question'}: ${list}`,
    ({ list, isMany }) =>
      `There is room to improve on ${isMany ? 'these questions' : 'this question'}: ${list}`,
  ],
  open: [
    ({ list, isMany }) =>
      `With ${isMany ? 'answers to these questions' : 'an answer to this question'}, the picture would be more complete: ${list}`,
    ({ list, isMany }) =>
      `We have no ${isMany ? 'answers to these questions' : 'answer to this question'} yet: ${list}`,
    ({ list, isMany }) => `If you also answer ${list}, we can suggest a step for ${isMany ? 'them' : 'it'}`,
    ({ list }) => `We could tell you more if you also answered ${list}`,
  ],
  unreadable: [
    ({ list, isMany }) =>
      `We could not match your ${isMany ? 'answers' : 'answer'} to ${list} to the choices; if you pick one${isMany ? ' for each' : ''}, we can count it`,
    ({ list, isMany }) =>
      `You answered ${list} in your own words, and we could not match ${isMany ? 'these answers' : 'the answer'} to the choices`,
    ({ list, isMany }) =>
      `If you pick one of the choices for ${list}, we can count your ${isMany ? 'answers' : 'answer'}`,
  ],
  blankAll: [
    () => 'Where it would be best to begin can only be told from your answers',
    () => 'If you answer the questions, we can show you what works well already and where to begin',
    () => 'Without answers the result says nothing about how you work',
  ],
  blank: [
    () => 'If you answer the questions, we can suggest steps for this area as well',
    () => 'Once they are answered, we can show you where to begin here',
    () => 'Without answers we cannot assess this area',
    () => 'We could tell you more about this area if its questions were answered',
    () => 'With answers to them, this area can be assessed too',
    () => 'What works here and what does not can only be seen from your answers',
  ],
};
