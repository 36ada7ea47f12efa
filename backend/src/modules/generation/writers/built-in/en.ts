import type { Phrases } from './phrases.js';

const within = (area: string | null) => (area === null ? '' : ` in ${area}`);

/** English: plain, addressed to the clinic as 'you'. */
export const en: Phrases = {
  marks: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  and: 'and',
  points: (score, max) => `${score} of ${max} ${max === 1 ? 'point' : 'points'}`,
  place: (area) => (area === null ? 'in this area ' : `in ${area} `),
  share: {
    most: '; only a few points are missing',
    large: '; that is most of the points available',
  },
  wordings: {
    earned: [
      (at, r, share) => `${at}you earned ${r.points} (${r.percent})${share}`,
      (at, r, share) => `${at}your result is ${r.percent}, or ${r.points}${share}`,
      (at, r, share) => `${at}you scored ${r.points} (${r.percent})${share}`,
    ],
    full: [
      (at, r) => `${at}you earned every available point (${r.points}, ${r.percent})`,
      (at, r) => `${at}you scored full marks (${r.points}, ${r.percent})`,
    ],
    zero: [
      (at, r) => `${at}you have no points so far (${r.points})`,
      (at, r) => `${at}your result so far is ${r.points}`,
    ],
    unanswered: [
      (at, r) =>
        `${at}the scored questions were left unanswered, so the result is ${r.points} (${r.percent})`,
      (at, r) => `${at}the result is ${r.points} (${r.percent}), as no scored question was answered`,
    ],
    nothingToScore: [
      () =>
        'This questionnaire has no scored questions at the moment, so there is no overall result to report',
    ],
    strongest: [
      (area, result, best) =>
        `Your strongest area is ${area} (${result})${best === null ? '' : `, with full points for ${best}`}`,
      (area, result, best) =>
        `Your best result is in ${area} (${result})${best === null ? '' : `, where ${best} earned full points`}`,
    ],
    strongestAreas: [
      (list, percent) => `Your strongest areas are ${list} (${percent} each)`,
      (list, percent) => `Your best results are in ${list} (${percent} each)`,
    ],
    highest: [
      (list, result, isMany) =>
        `Your highest ${isMany ? 'results' : 'result'} so far ${isMany ? 'are' : 'is'} in ${list} (${result}${isMany ? ' each' : ''})`,
      (list, result, isMany) => `So far you have done best in ${list} (${result}${isMany ? ' each' : ''})`,
    ],
    even: [
      (percent) => `The result is the same in every area: ${percent}`,
      (percent) => `Every area stands at ${percent}`,
    ],
    mostOpen: [
      (area) => `You have the most to gain in ${area}`,
      (area) => `The area with the most room for improvement is ${area}`,
    ],
    first: [
      (area, question, isAnswered) =>
        !isAnswered
          ? `Start with a question you left open${within(area)}: ${question}`
          : area === null
            ? `Your first step is about this question: ${question}`
            : `Your first step is in ${area} (question: ${question})`,
      (area, question, isAnswered) =>
        !isAnswered
          ? `The first thing to settle${within(area)} is a question you left open: ${question}`
          : area === null
            ? `Start with this question: ${question}`
            : `Start with ${area} (question: ${question})`,
    ],
    firstThere: [(question) => `Your first step is there as well (question: ${question})`],
    step: [(text) => `Your first step: ${text}`, (text) => `Start with this: ${text}`],
    suggest: [
      (text) => `We suggest: ${text}`,
      (text) => `Our suggestion: ${text}`,
      (text) => `What you can do: ${text}`,
    ],
    product: [(name) => `A product that may help here: ${name}`, (name) => `One option for this is ${name}`],
    next: [(text) => `After that: ${text}`, (text) => `The next step here: ${text}`],
    certain: [
      (text) => `Either way, we suggest: ${text}`,
      (text) => `One thing is worth doing either way: ${text}`,
    ],
    begin: [
      (question, isAnswered) =>
        isAnswered
          ? `Here it is worth looking again at your answer to ${question}`
          : `Here one question is still open: ${question}`,
      (question, isAnswered) =>
        isAnswered
          ? `What to look at again here is your answer to ${question}`
          : `Here you have left a question open: ${question}`,
    ],
    stepIfOpen: [
      (question, text) =>
        `You did not answer ${question}; if there is still something to do here, we suggest: ${text}`,
      (question, text) =>
        `${question} was left unanswered; if you have not dealt with this yet, we suggest: ${text}`,
    ],
    stepIfBlank: [
      (question, text) => `If ${question} is still an open point, you could start like this: ${text}`,
      (question, text) => `If you have not dealt with ${question} yet, we suggest: ${text}`,
    ],
    stepInPart: [
      (question, ticked, missing) => `Asked ${question}, you ticked ${ticked}; still to come: ${missing}`,
      (question, ticked, missing) => `Under ${question} you ticked ${ticked}; still to add: ${missing}`,
    ],
    gained: [
      ({ list }) => `You earned full points for ${list}`,
      ({ list }) => `Full marks for ${list}`,
      ({ list }) => `You have every point for ${list}`,
    ],
    gap: [
      (text) => `Room for improvement: ${text}`,
      (text) => `What to improve: ${text}`,
      (text) => `Where you lost points: ${text}`,
    ],
    answered: [
      (question, answer) => `To ${question} you answered: ${answer}`,
      (question, answer) => `Your answer to ${question} was: ${answer}`,
    ],
    answeredInShort: [(question, answer) => `${question} – ${answer}`],
    tickedInPart: [
      (question, ticked, missing) => `Asked ${question}, you ticked ${ticked}; you did not tick ${missing}`,
      (question, ticked, missing) => `Under ${question} you ticked ${ticked}; not ticked: ${missing}`,
    ],
    pointsMissing: [
      ({ list }) => `You can still gain points on ${list}`,
      ({ list }) => `You did not earn every point on ${list}`,
    ],
    alsoMissing: [
      ({ list }) => `There are also points to gain on ${list}`,
      ({ list }) => `You also missed points on ${list}`,
    ],
    leftUnanswered: [({ list }) => `You did not answer ${list}`, ({ list }) => `You left ${list} unanswered`],
    alsoUnanswered: [
      ({ list }) => `You also left ${list} unanswered`,
      ({ list }) => `There is no answer to ${list} either`,
    ],
    goOn: [
      () =>
        'You need not tackle everything at once: one step, one person in charge and a date are enough to begin',
      () => 'Go through the results with your team and agree who will take the first step',
      () => 'Take it one step at a time, and finish each before you begin the next',
    ],
    openArea: [
      (area) => `Start by clearing up the question you left open in ${area}`,
      (area) => `Look first at the question you left open in ${area}`,
    ],
    congratulation: [
      () => 'Congratulations! There is nothing left to gain here',
      () => 'Congratulations on a full score!',
    ],
    thanks: [
      () => 'Thank you for taking the time to fill in the questionnaire',
      () => 'Thank you for your interest in this questionnaire',
    ],
  },
};
