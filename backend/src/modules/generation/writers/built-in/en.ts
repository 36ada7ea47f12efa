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
      (r) => `Here the score is ${r.percent} (${r.points})`,
      (r) => `You have ${r.points} here (${r.percent})`,
      (r) => `In this area you earned ${r.points} (${r.percent})`,
      (r) => `The result here is ${r.percent}, or ${r.points}`,
      (r) => `Your score in this area is ${r.percent} (${r.points})`,
      (r) => `With ${r.points}, you stand at ${r.percent} here`,
    ],
    fullHere: [
      (r) => `Here you have full marks (${r.points})`,
      (r) => `There is nothing left to gain here (${r.points})`,
      (r) => `In this area you earned every available point (${r.points})`,
      (r) => `Nothing is missing in this area (${r.points})`,
      (r) => `The result here could not be better (${r.points})`,
      (r) => `You have every point there is to earn here (${r.points})`,
    ],
    zeroHere: [
      (r) => `Here you have no points so far (${r.points})`,
      (r) => `Your result in this area is ${r.points} so far`,
      (r) => `In this area no points have been earned yet (${r.points})`,
      (r) => `The score here still stands at ${r.points}`,
      (r) => `No points have been earned here so far (${r.points})`,
      (r) => `You have yet to earn points here (${r.points})`,
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
      (area, clause) => `Start with ${area}: ${clause}`,
      (area, clause) => `The place to start is ${area}: ${clause}`,
      (area, clause) => `Turn to ${area} first, because ${clause}`,
    ],
    firstThere: [
      () => 'Your first step is in that same area',
      () => 'The most useful step to take now is there as well',
    ],
    firstThereAs: [
      (clause) => `Even so, your first step is in that same area: ${clause}`,
      (clause) => `The first thing to tackle is there as well: ${clause}`,
    ],
    start: [
      (clause, isIf) => doing('As a first step', clause, isIf),
      (clause, isIf) => doing('To begin with', clause, isIf),
      (clause, isIf) => doing('Before anything else', clause, isIf),
      (clause, isIf) => doing('For a start', clause, isIf),
    ],
    step: [
      (clause) => `Of everything in this report, this comes first: ${clause}`,
      (clause) => `This is where your first step lies, so do this before anything else: ${clause}`,
      (clause) => `Your very first step belongs here, and it is this: ${clause}`,
      (clause) => `Before you take on anything else, begin with this: ${clause}`,
    ],
    suggest: [
      (clause, isIf) => doing('To improve this area', clause, isIf),
      (clause, isIf) => doing('When you come to this area', clause, isIf),
      (clause, isIf) => doing('To move forward here', clause, isIf),
      (clause, isIf) => doing('When its turn comes', clause, isIf),
      (clause) => `Among the tasks here, this comes early: ${clause}`,
      (clause) => `In this area, this is worth doing next: ${clause}`,
    ],
    suggestRest: [
      (clause, isIf) => doing('To close the remaining gap', clause, isIf),
      (clause, isIf) => doing('For the points still missing here', clause, isIf),
      (clause, isIf) => doing('To complete this area', clause, isIf),
      (clause) => `What is left here is this: ${clause}`,
      (clause) => `The next improvement here is this: ${clause}`,
      (clause, isIf) => doing('As a finishing touch', clause, isIf),
    ],
    besides: [
      (clause) => `As well as that, ${clause}`,
      (clause) => `Apart from that, ${clause}`,
      (clause) => `It is also worth doing this: ${clause}`,
      (clause) => `One more thing is worth doing here: ${clause}`,
    ],
    begin: [
      (question) => `Here it is worth looking again at your answer to ${question}`,
      (question) => `What to come back to here is your answer to ${question}`,
      (question) => `In this area, think again about ${question}`,
    ],
    product: [
      (name) => `A product that may help here is ${name}`,
      (name) => `If you want a tool for it, see ${name}`,
      (name) => `Our product for this is ${name}`,
      (name) => `To make this easier, there is ${name}`,
    ],
    wait: [() => 'Everything else can wait until that is done', () => 'The rest can wait'],
    waitFor: [
      (area) => `Once you have done that, go on to ${area}; everything else can wait`,
      (area) => `After that, turn to ${area} and leave the rest for later`,
      (area) => `Next in line is ${area}, and the rest can wait`,
      (area) => `After that, move on to ${area}; the other steps can wait`,
    ],
    fromZero: [
      () => 'Every step from here will make a visible difference, and a single one is enough to begin',
      () => 'You need not take on everything at once, as the first step is enough for now',
    ],
    keepAll: [
      () =>
        'The task now is to keep it that way: answer the questions again twice a year and see whether every answer still holds',
      () =>
        'What keeps a result like this is a person in charge of each area who speaks up when something changes',
      () =>
        'A level like this is most easily lost when a colleague leaves or a system is replaced, so look at everything again whenever that happens',
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
      () => 'Take it one step at a time, and finish each before you begin the next',
      () => 'Put a date for the first step in the calendar, and tell your team why you begin with that one',
      () => 'One person and one day are enough for the first step, and the rest can wait until it is done',
    ],
    openArea: [
      (area) => `If you also answer what you left open in ${area}, your result will be complete`,
      (area) => `All that is missing for a complete result is an answer in ${area}`,
    ],
    congratulation: [
      () => 'Congratulations! There is nothing left to gain here',
      () => 'Congratulations on a full score!',
      () => 'Well done on giving the best possible answer to every question!',
    ],
    thanks: [
      () => 'Thank you for taking the time to fill in the questionnaire',
      () => 'Thank you for your interest in this questionnaire',
    ],
    ...answers,
  },
};
