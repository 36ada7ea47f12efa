import { answers } from './en-answers.js';
import type { Phrases } from './phrases.js';

/** A condition follows a colon: 'As a first step, do this: if you have a website, open it on a phone'. */
const doing = (lead: string, clause: string, isIf: boolean) =>
  isIf ? `${lead}, do this: ${clause}` : `${lead}, ${clause}`;

/** English: plain, addressed to the clinic as 'you'. */
export const en: Phrases = {
  marks: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  and: 'and',
  points: (score, max) => `${score} of ${max} ${max === 1 ? 'point' : 'points'}`,
  share: {
    most: '; only a few points are missing',
    large: '; that is most of the points available',
  },
  part: {
    most: 'the great majority of the points',
    large: 'most of the points',
    more: 'more than half of the points',
    half: 'half of the points',
    less: 'fewer than half of the points',
    small: 'a small part of the points',
  },
  turn: /\b(?:but|though|although|however|yet|while)\b/iu,
  complete: 'add what is still missing from that list',
  capital: /^(?:I|I’m|I'm)$/u,
  condition: /^(?:if|when|whenever|whether|unless|while|until|once)$/iu,
  wordings: {
    earned: [
      (r, share) => `You earned ${r.points} (${r.percent})${share}`,
      (r, share) => `Your overall result is ${r.percent}, or ${r.points}${share}`,
      (r, share) => `Overall, you scored ${r.points} (${r.percent})${share}`,
      (r, share) => `You reached ${r.percent}, which is ${r.points}${share}`,
    ],
    full: [
      (r) => `You earned every available point (${r.points})`,
      (r) => `You scored full marks (${r.points})`,
      (r) => `You reached the best possible result (${r.points})`,
    ],
    zero: [(r) => `You have no points so far (${r.points})`, (r) => `Your result so far is ${r.points}`],
    unanswered: [
      (r) => `The scored questions were left unanswered, so the result is ${r.points} (${r.percent})`,
      (r) => `The result is ${r.points} (${r.percent}), as no scored question was answered`,
    ],
    earnedHere: [
      (r, part) => `Here you have ${part} (${r.score} of ${r.max})`,
      (r, part) => `In this area you earned ${part} (${r.score} of ${r.max})`,
      (r, part) => `You have ${part} in this area (${r.score} of ${r.max})`,
      (r, part) => `So far you have earned ${part} here (${r.score} of ${r.max})`,
      (r, part) => `This area has brought you ${part} (${r.score} of ${r.max})`,
    ],
    fullHere: [
      (r) => `Here you have full marks (${r.points})`,
      (r) => `There are no more points to gain here (${r.points})`,
      (r) => `In this area you earned every available point (${r.points})`,
      (r) => `Nothing is missing in this area (${r.points})`,
      (r) => `The result here could not be better (${r.points})`,
      (r) => `You have every point there is to earn here (${r.points})`,
    ],
    zeroHere: [
      (r) => `You have no points here yet (${r.points})`,
      (r) => `This area has brought no points so far (${r.points})`,
      (r) => `No points have been earned in this area yet (${r.points})`,
      (r) => `In this area you have no points so far (${r.points})`,
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
      (area) => `The area you can build on most is ${area}`,
    ],
    strongestAs: [
      (area, clause) => `Your strongest area is ${area}: ${clause}`,
      (area, clause) => `You are furthest along in ${area}: ${clause}`,
      (area, clause) => `The area you can build on most is ${area}: ${clause}`,
    ],
    strongestAreas: [
      (list) => `Your strongest areas are ${list}, on equal scores`,
      (list) => `You do equally well in your strongest areas, which are ${list}`,
    ],
    highest: [
      (list, isMany) => `Your highest ${isMany ? 'results so far are' : 'result so far is'} in ${list}`,
      (list) => `So far you have done best in ${list}`,
      (list) => `You have come furthest in ${list}`,
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
      (area) => `Your first step is in ${area}`,
      (area) => `Turn to ${area} first`,
    ],
    firstAs: [
      (area, clause) => `Start with ${area}, because ${clause}`,
      (area, clause) => `The place to start is ${area}, because ${clause}`,
      (area, clause) => `Turn to ${area} first, because ${clause}`,
    ],
    firstThere: [
      () => 'Your first step is in that same area',
      () => 'The most useful step to take now is there as well',
    ],
    firstThereAs: [
      (clause) => `Even so, your first step is in that same area, because ${clause}`,
      (clause) => `The first thing to tackle is there as well, because ${clause}`,
    ],
    start: [
      (clause, isIf) => doing('To begin there', clause, isIf),
      (clause, isIf) => doing('In that area', clause, isIf),
      (clause, isIf) => doing('To make a start there', clause, isIf),
      (clause) => `This is what we suggest you do there: ${clause}`,
    ],
    step: [
      (clause) => `Of everything in this report, put this first: ${clause}`,
      (clause) => `Your first step belongs here: ${clause}`,
      (clause) => `Before you take on anything else, begin with this: ${clause}`,
      (clause) => `This is where your first step lies: ${clause}`,
    ],
    suggest: [
      (clause, isIf) => doing('To improve this area', clause, isIf),
      (clause, isIf) => doing('When you come to this area', clause, isIf),
      (clause, isIf) => doing('To move forward here', clause, isIf),
      (clause, isIf) => doing('As a first step here', clause, isIf),
      (clause) => `A good place to begin here: ${clause}`,
      (clause, isIf) => doing('To get started in this area', clause, isIf),
    ],
    suggestRest: [
      (clause, isIf) => doing('To take this area further', clause, isIf),
      (clause) => `The next step here could be this: ${clause}`,
      (clause, isIf) => doing('As a next step here', clause, isIf),
      (clause, isIf) => doing('To build on what is there', clause, isIf),
    ],
    besides: [
      (clause) => `Also, ${clause}`,
      (clause) => `Alongside that, ${clause}`,
      (clause) => `In addition, ${clause}`,
    ],
    begin: [
      (question) => `Here it is worth looking again at your answer to ${question}`,
      (question) => `What to come back to here is your answer to ${question}`,
      (question) => `In this area, think again about ${question}`,
    ],
    product: [
      (name) => `Later on, the product ${name} could be a lasting solution`,
      (name) => `Once this works well, a next step could be the product ${name}`,
      (name) => `In the longer run, it is worth looking at the product ${name}`,
      (name) => `If you want a tool for it later, the product ${name} may help`,
      (name) => `At a later stage, the product ${name} may be of use as well`,
      (name) => `As an option for later, there is the product ${name}`,
    ],
    wait: [() => 'The other steps come after that', () => 'Once that is done, the other steps can follow'],
    waitFor: [
      (area) => `Once you have done that, go on to ${area}`,
      (area) => `After that, turn to ${area}`,
      (area) => `Next in line is ${area}`,
      (area) => `When that is in place, move on to ${area}`,
    ],
    fromZero: [
      () => 'You need not take on everything at once, as one step is enough to begin with',
      () => 'A single step is enough to begin with',
    ],
    keepAll: [
      () =>
        'The task now is to keep it that way: answer the questions again twice a year and see whether every answer still holds',
      () =>
        'What keeps a result like this is a person in charge of each area who speaks up when something changes',
      () => 'Once a year, go through the areas together and see what has changed since',
    ],
    keep: [
      () =>
        'The task here is to keep it that way, so have somebody check twice a year that nothing has slipped',
      () => 'In this area it is enough to watch for changes, and there is no need to look for new tasks',
      () => 'Write down who does what here, so that a new colleague can carry on in the same way',
      () => 'Hold on to what has grown here, and name a person who keeps an eye on it',
      () => 'Check again that this works whenever a system is replaced or a new colleague starts',
      () => 'All that is left here is routine, and going through it together once a year will do',
      () => 'What you have reached here is safest with one person who feels responsible for it',
    ],
    goOn: [
      () =>
        'You need not tackle everything at once: one step, one person in charge and a date are enough to begin',
      () => 'Go through the results with your team and agree who will take the first step',
      () => 'Begin another step only when one of those you have started is done',
      () => 'Put a date for the first step in the calendar, and tell your team why you begin with that one',
    ],
    openArea: [
      (area) => `If you also answer what you left open in ${area}, your result will be complete`,
      (area) => `All that is missing for a complete result is an answer in ${area}`,
    ],
    congratulation: [
      () => 'Congratulations! There is nothing left to gain here',
      () => 'Congratulations on a full score!',
      () => 'Congratulations on a result that could not be better!',
    ],
    thanks: [
      () => 'Thank you for taking the time to fill in the questionnaire',
      () => 'Thank you for your interest in this questionnaire',
    ],
    ...answers,
  },
};
