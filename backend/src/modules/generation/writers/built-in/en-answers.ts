import type { AnswerWordings, Where } from './phrases.js';

const placeOf = (where: Where) => (where === null ? '' : where === 'here' ? ' here' : ` in ${where.area}`);

/** English: what is said of answers, and what leads from one to the next. */
export const answers: AnswerWordings = {
  good: [(clause) => clause],
  notTicked: [
    ({ list }) => `Of the choices listed, you still need ${list}`,
    ({ list }) => `What is still missing from the list is ${list}`,
  ],
  fullOf: [
    (full, all) => `You have full marks on ${full.alone} of the ${all.before} questions here`,
    (full, all) => `${full.alone} of the ${all.before} questions here brought you full points`,
    (full, all) => `${full.alone} of the ${all.before} questions here brought you every point`,
  ],
  noneLeft: [
    () => 'For now you can put your time into the other areas',
    () => 'Nothing needs changing here for now, but do set a date to check whether your answers still hold',
    () => 'You can leave this as it is for the moment',
  ],
  gained: [
    ({ list }) => `You earned every point on ${list}`,
    ({ list }) => `Your answer to ${list} earned full marks`,
    ({ list }) => `You gave the best possible answer to ${list}`,
  ],
  pointsMissing: [
    ({ list }) => `There is room for improvement on ${list}`,
    ({ list }) => `Something is still missing on ${list}`,
    ({ list }) => `Your answer to ${list} leaves room for improvement`,
  ],
  lostOn: [
    (question, answer) => `You answered ${answer} to ${question}`,
    (question, answer) => `Your answer to ${question} was ${answer}`,
  ],
  notTickedAt: [
    (question, { list }) => `under ${question} you did not tick ${list}`,
    (question, { list }) => `you did not tick ${list} under ${question}`,
  ],
  open: [
    ({ list }) => `An answer to ${list} would make the picture more complete`,
    ({ list }) => `Once you have answered ${list}, we can comment on that as well`,
    ({ list }) => `If you also answer ${list}, we can advise you on that too`,
    ({ list }) => `Please also answer ${list}, so that we can advise you on that too`,
  ],
  openMany: [
    (count, where) =>
      `You left ${count.before} questions unanswered${placeOf(where)}, so we cannot comment on those yet`,
    (count, where) =>
      `If you also answer the ${count.before} questions you left open${placeOf(where)}, we can advise you on those too`,
    (count, where) =>
      `We could tell you more if you also answered the ${count.before} questions still open${placeOf(where)}`,
  ],
  unreadable: [
    ({ list }) =>
      `You answered ${list} in your own words, so please choose the closest option to make it count`,
    ({ list }) =>
      `You used your own words to answer ${list}, and we can count them once you choose the closest option`,
    ({ list }) =>
      `Your answer to ${list} is in your own words and will count as soon as you choose the closest option`,
  ],
  unreadableMany: [
    (count, where) =>
      `${count.before} of your answers${placeOf(where)} are in your own words and will count once you choose the closest option for each`,
    (count, where) =>
      `You gave ${count.before} answers${placeOf(where)} in your own words, and they will count once you choose the closest option for each`,
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
