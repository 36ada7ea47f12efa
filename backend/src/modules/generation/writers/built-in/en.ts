import { answers } from './en-answers.js';
import type { Phrases } from './phrases.js';

/** A condition follows a colon: 'As a first step, do this: if you have a website, open it on a phone'. */
const doing = (lead: string, clause: string, isIf: boolean) =>
  isIf ? `${lead}, do this: ${clause}` : `${lead}, ${clause}`;

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'because' leads to no clause that says what comes of it, why it is so, or what is missing: 'Start with booking: it is done by telephone, so …'. */
const reason = (lead: string, clause: string) =>
  /, (?:so|which|and|because|since) /u.test(clause) ? `${lead}: ${clause}` : `${lead}, because ${clause}`;

/** English: plain, addressed to the clinic as 'you'. */
export const en: Phrases = {
  marks: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  and: 'and',
  points: (score, max) => `${score} of ${max} ${max === 1 ? 'point' : 'points'}`,
  counted: (count) => {
    const word = NUMBERS[count] ?? String(count);
    return { alone: word, before: word };
  },
  fewMissing: ', so very little is missing',
  mostToGain: 'that is where you have the most to gain',
  turn: /\b(?:but|though|although|however|yet|while)\b/iu,
  complete: 'find out what it would take to add this as well',
  capital: /^(?:I|I’m|I'm)$/u,
  condition: /^(?:if|when|whenever|whether|unless|while|until|once)$/iu,
  wordings: {
    earned: [
      (r, end) => `Overall, you scored ${r.points} (${r.percent})${end}`,
      (r, end) => `Your overall result is ${r.percent} (${r.points})${end}`,
      (r, end) => `In all, your clinic scored ${r.points} (${r.percent})${end}`,
      (r, end) => `You scored ${r.points}, which comes to ${r.percent} overall${end}`,
    ],
    full: [
      (r) => `You earned every available point (${r.score} of ${r.max})`,
      (r) => `You scored full marks (${r.points})`,
      (r) => `You reached the best possible result (${r.points})`,
    ],
    zero: [
      (r) => `You have not yet earned any of the ${r.max} points`,
      (r) => `Your result so far is ${r.points}`,
    ],
    unanswered: [
      (r) => `The scored questions were left unanswered, so the result is ${r.points} (${r.percent})`,
      (r) => `The result is ${r.points} (${r.percent}), as no scored question was answered`,
    ],
    earnedHere: [
      (r) => `You earned ${r.points} here`,
      (r) => `In this area you have ${r.points}`,
      (r) => `Your score here is ${r.points}`,
      (r) => `So far you have ${r.points} here`,
      (r) => `This area brought you ${r.points}`,
    ],
    weakestHere: [
      (r) => `This is the area with your lowest result (${r.points})`,
      (r) => `Your lowest result is here, with ${r.points}`,
    ],
    lowestHere: [
      (r) => `This is your lowest result, and it is still a good one (${r.points})`,
      (r) => `Even your lowest result is a good one (${r.points})`,
    ],
    aheadHere: [
      (r) => `A good deal has been done here (${r.points})`,
      (r) => `With ${r.points}, a good deal is in place here already`,
      (r) => `There is a good deal to build on here (${r.points})`,
    ],
    behindHere: [
      (r) => `Your result here (${r.points}) is well below your overall score`,
      (r) => `With ${r.points}, your result here is well below your overall score`,
    ],
    fullHere: [
      (r) => `You have full marks here (${r.points})`,
      (r) => `All points in this area are yours (${r.score} of ${r.max})`,
      (r) => `You reached the best possible result here (${r.points})`,
      (r) => `You gave the best possible answers here (${r.points})`,
      (r) => `Every one of your answers here earned full points (${r.score} of ${r.max})`,
    ],
    zeroHere: [
      (r) => `Here you are still at the very beginning (${r.points})`,
      (r) => `You have yet to earn your first points here (${r.points})`,
      (r) => `You have not yet earned any of the ${r.max} points here`,
    ],
    unansweredHere: [
      (r) =>
        `In this area the scored questions were left unanswered, so the result is ${r.points} (${r.percent})`,
      (r) => `The result here is ${r.points} (${r.percent}), as no scored question was answered`,
    ],
    nothingToScore: [
      () =>
        'This questionnaire has no scored questions at the moment, so there is no overall result to report',
    ],
    strongest: [
      (area) => `Your strongest area is ${area}`,
      (area) => `You are furthest along in ${area}`,
      (area) => `You have scored highest in ${area}`,
    ],
    strongestAs: [
      (area, clause) => `Your strongest area is ${area}: ${clause}`,
      (area, clause) => `You are furthest along in ${area}: ${clause}`,
      (area, clause) => `The area you can build on most is ${area}: ${clause}`,
    ],
    strongestAreas: [(list) => `Your strongest areas are ${list}`, (list) => `You have done best in ${list}`],
    highest: [
      (list, isMany) => `Your highest ${isMany ? 'results so far are' : 'result so far is'} in ${list}`,
      (list) => `So far you have done best in ${list}`,
      (list) => `You have come furthest in ${list}`,
    ],
    onlyThere: [
      (isMany) => `All your points so far come from ${isMany ? 'these areas' : 'this area'}`,
      (isMany) => `So far you have earned points only in ${isMany ? 'these areas' : 'this area'}`,
    ],
    even: [
      () => 'The result is the same in every area',
      () => 'No area stands out, as the result is the same in all of them',
    ],
    mostOpen: [
      (area) => `You have the most to gain in ${area}`,
      (area) => `The area with the most room for improvement is ${area}`,
    ],
    first: [
      (area) => `The place to start is ${area}`,
      (area) => `We would begin with ${area}`,
      (area) => `Start with ${area}`,
    ],
    firstAs: [
      (area, clause) => reason(`Start with ${area}`, clause),
      (area, clause) => reason(`The place to start is ${area}`, clause),
      (area, clause) => reason(`We would begin with ${area}`, clause),
    ],
    firstAt: [
      (area, question, answer) =>
        answer === null
          ? `Start with ${area}, and there with the question ${question}`
          : `Start with ${area}, where you answered ${answer} to ${question}`,
      (area, question, answer) =>
        answer === null
          ? `The place to start is ${area}, beginning with the question ${question}`
          : `The place to start is ${area}, where you answered ${answer} to ${question}`,
    ],
    firstThere: [
      () => 'Even so, we would begin in your best area',
      () => 'The most useful step to take now is in your best area',
    ],
    firstThereAs: [
      (clause) => reason('Even so, we would begin in your best area', clause),
      (clause) => reason('The first thing to tackle is in your best area', clause),
    ],
    start: [
      (clause, isIf) => doing('To begin there', clause, isIf),
      (clause, isIf) => doing('In that area', clause, isIf),
      (clause, isIf) => doing('To make a start there', clause, isIf),
      (clause) => `This is what we suggest you do there: ${clause}`,
    ],
    step: [
      (clause, isIf) => doing('To begin with', clause, isIf),
      (clause, isIf) => doing('As a first step', clause, isIf),
      (clause, isIf) => doing('First of all', clause, isIf),
    ],
    suggest: [(clause) => clause],
    besides: [(clause) => `Also, ${clause}`, (clause) => clause],
    begin: [
      (question) => `Here it is worth looking again at your answer to ${question}`,
      (question) => `It is worth coming back here to your answer to ${question}`,
      (question) => `In this area, it is worth reconsidering your answer to ${question}`,
    ],
    secondThereAs: [
      (clause) => `Then deal with a second gap there: ${clause}`,
      (clause) => `There is a second gap to close there: ${clause}`,
    ],
    waitFor: [
      (area) => `Once that is under way, go on to ${area}`,
      (area) => `After that, turn to ${area}`,
      (area) => `${area} comes next`,
      (area) => `When that is in place, move on to ${area}`,
    ],
    waitForAs: [
      (area, clause) => reason(`After that, turn to ${area}`, clause),
      (area, clause) => reason(`Once that is under way, go on to ${area}`, clause),
    ],
    waitEven: [(area) => `After that, there is still some work to do, even in ${area}`],
    waitEvenAs: [(area, clause) => `After that, there is still a gap to close, even in ${area}: ${clause}`],
    later: [
      (area) => `Once these two points are settled, you can move on to ${area}`,
      (area) => `${area} can follow once you have taken these two steps`,
    ],
    fromZero: [
      () => 'You need not take on everything at once, so agree with your team who does what and by when',
      () => 'Not everything has to happen at once, so settle with your team who takes on what',
    ],
    keepAll: [
      () =>
        'The task now is to keep this standard: answer the questions again twice a year and see whether every answer still holds',
      () =>
        'A result like this lasts if each area has a person in charge who speaks up when something changes',
      () => 'Once a year, go through the areas together and see what has changed since',
    ],
    openArea: [
      (area) => `If you also answer what you left open in ${area}, your result will be complete`,
      (area) => `All that is missing for a complete result is an answer in ${area}`,
    ],
    bestAnswers: [
      (full, all, isMost) =>
        `You already score full marks on ${full.alone} of the ${all.before} questions. ${isMost ? 'Well done!' : 'That is a good base to build on'}`,
      (full, all, isMost) =>
        `You already have full marks on ${full.alone} of the ${all.before} questions, ${isMost ? 'which is a fine result' : 'and you can build on that'}`,
    ],
    fullAreas: [
      (list) => `You already have full points in ${list}. That shows what your clinic can do`,
      (list) => `In ${list} you have earned every point, which shows what is possible at your clinic`,
    ],
    congratulation: [
      () => 'Congratulations to everyone at the clinic who has worked for this!',
      () => 'Congratulations on all the work behind this result!',
      () => 'Congratulations on a perfect result!',
    ],
    thanks: [
      () => 'Thank you for taking the time to answer. You and your team can now plan your next steps',
      () => 'Thank you for answering so openly. It is now easier to see where to begin',
      () => 'You now know where you stand, and that is where every improvement begins',
    ],
    ...answers,
  },
};
