import type { AnswerWordings } from './phrases.js';

/** English: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  standsOut: [
    (clause) => `What stands out here is that ${clause}`,
    (clause) => `The main gap is that ${clause}`,
    (clause) => `Your answers show above all that ${clause}`,
    (clause) => `From your answers, ${clause}`,
    (clause) => `Judging by your answers, ${clause}`,
  ],
  contrast: [
    (clause) => `However, ${clause}`,
    (clause) => `On the other hand, ${clause}`,
    (clause) => `There is still something to do, though: ${clause}`,
    (clause) => `What is still missing is this: ${clause}`,
  ],
  also: [
    (clause) => `In addition, ${clause}`,
    (clause) => `You also told us that ${clause}`,
    (clause) => `Another point is that ${clause}`,
    (clause) => `As well as that, ${clause}`,
  ],
  good: [
    (clause) => `It helps that ${clause}`,
    (clause) => `One strong point is that ${clause}`,
    (clause) => `It is to your credit that ${clause}`,
    (clause) => `You can build on the fact that ${clause}`,
    (clause) => `Something that works well already is this: ${clause}`,
  ],
  allTicked: [
    (clause) => `${clause}; everything else that goes with it is in place as well`,
    (clause) => `${clause}; all that goes with it is in place too`,
  ],
  someTicked: [
    (clause, { list }) => `${clause}; you did not tick ${list}`,
    (clause, { list }) => `${clause}, but you left ${list} unticked`,
  ],
  gained: [
    ({ list }) => `You are doing well on ${list}`,
    ({ list }) => `All is in order with ${list}`,
    ({ list }) => `You gave the best possible answer to ${list}`,
    ({ list }) => `There is nothing left to do about ${list}`,
  ],
  pointsMissing: [
    ({ list }) => `You lost points on ${list}`,
    ({ list }) => `There is room to improve on ${list}`,
    ({ list }) => `What lowers the result here is ${list}`,
    ({ list }) => `More can be done about ${list}`,
  ],
  open: [
    ({ list, isMany }) =>
      `You left ${list} open; with ${isMany ? 'answers' : 'an answer'}, our picture would be more complete`,
    ({ list }) => `As there is no answer to ${list}, we cannot say how you stand there`,
    ({ list, isMany }) => `If you also answer ${list}, we can suggest a step for ${isMany ? 'them' : 'it'}`,
    ({ list }) => `We could tell you more if you also answered ${list}`,
  ],
  unreadable: [
    ({ list, isMany }) =>
      `Your ${isMany ? 'answers' : 'answer'} to ${list} could not be matched to the choices, so ${isMany ? 'they do' : 'it does'} not count yet`,
    ({ list, isMany }) =>
      `You answered ${list} in your own words, and we could not match ${isMany ? 'these answers' : 'the answer'} to the choices`,
    ({ list, isMany }) =>
      `If you pick one of the choices for ${list}, we can count your ${isMany ? 'answers' : 'answer'}`,
    ({ list }) => `Because you used your own words for ${list}, nothing is counted there yet`,
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
