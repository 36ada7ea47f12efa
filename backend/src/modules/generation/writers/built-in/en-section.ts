import type { Phrases } from './phrases.js';

/** English phrases of a section's text. */
export const enSection: Phrases['section'] = {
  opening: {
    full: [
      (r) => `You earned every available point in this area (${r.points}, ${r.percent})`,
      (r) => `A flawless result: you have every available point in this area (${r.points}, ${r.percent})`,
    ],
    strong: [
      (r) => `You earned ${r.points} in this area (${r.percent}), which is a strong result`,
      (r) =>
        `The result in this area is ${r.percent} (${r.points}): the foundations are solid, and the missing points are easy to pinpoint`,
      (r) =>
        `With ${r.points} (${r.percent}), this area is in good shape, and only the remaining gaps are left to close`,
    ],
    good: [
      (r) => `You earned ${r.points} in this area (${r.percent}). This is a good base to build on`,
      (r) =>
        `The result in this area is ${r.percent} (${r.points}): you are on the right track, with real room left to grow`,
      (r) =>
        `You reached ${r.points} here (${r.percent}): the foundations are in place, and the way forward is clear`,
    ],
    partial: [
      (r) =>
        `You earned ${r.points} in this area (${r.percent}). There is something to build on, but most of the potential is still unused`,
      (r) =>
        `The result in this area is ${r.percent} (${r.points}): you have made a start, while most of the points are still missing`,
      (r) =>
        `You reached ${r.points} here (${r.percent}). The first elements are in place, while most are still to be built`,
    ],
    early: [
      (r) => `You earned ${r.points} in this area (${r.percent}), so most of the work is still ahead of you`,
      (r) => `The result in this area is ${r.percent} (${r.points}): here even small steps can improve a lot`,
      (r) =>
        `You reached ${r.points} here (${r.percent}): this area is at an early stage, so it is best to start with a step that is easy to carry out`,
    ],
    zero: [
      (r) =>
        `This area has brought no points yet (${r.points}, ${r.percent}), so the first step matters most here`,
      (r) =>
        `There are no points in this area yet (${r.points}, ${r.percent}), so every step from here is progress`,
      (r) =>
        `The result here is ${r.points} for now (${r.percent}), so this area is best built up from the basics`,
    ],
    unanswered: [
      (r) =>
        `The scored questions of this area were left unanswered, so the result is ${r.points} (${r.percent}). This does not mean that anything is missing at your clinic, only that we have no information about it`,
      (r) =>
        `The scored questions here have no answers, so the result is ${r.points} (${r.percent}). Everything may be in order at your clinic, but the survey cannot tell`,
    ],
  },
  gained: [
    (q) =>
      q.isOpen
        ? `You received full points on questions such as ${q.list}`
        : `You received full points on ${q.isMany ? 'these questions' : 'this question'}: ${q.list}`,
    (q) =>
      q.isOpen
        ? `You already have every point on questions such as ${q.list}`
        : `You already have every point here: ${q.list}`,
    (q) =>
      q.isOpen
        ? `You gave the best answer to questions such as ${q.list}`
        : `You gave the best answer to ${q.isMany ? 'these questions' : 'this question'}: ${q.list}`,
  ],
  gainedUnnamed: [() => 'You already have full points on part of this area'],
  wrong: [
    (q) =>
      q.isOpen
        ? `There are still points to gain on questions such as ${q.list}`
        : `There are still points to gain here: ${q.list}`,
    (q) =>
      q.isOpen
        ? `Points were missed on questions such as ${q.list}`
        : `Points were missed on ${q.isMany ? 'these questions' : 'this question'}: ${q.list}`,
  ],
  unanswered: [
    (q) =>
      `${q.isMany ? 'These questions were' : 'This question was'} ${q.isOpen ? 'among those ' : ''}left unanswered and so could not earn points: ${q.list}`,
  ],
  allUnanswered: [
    (q) =>
      `${q.isMany ? 'These questions are' : 'This question is'} ${q.isOpen ? 'among those ' : ''}still waiting for an answer: ${q.list}`,
  ],
  missedUnnamed: [() => 'Part of this area has not earned points yet'],
  tip: [
    (tip) => `Suggested next step: ${tip}`,
    (tip) => `To move forward we suggest: ${tip}`,
    (tip) => `A good way to continue in this area: ${tip}`,
  ],
  firstQuestion: [
    (isMany) =>
      isMany
        ? 'It makes sense to begin with what carries the most points and needs the least preparation'
        : 'It is worth thinking about what it would take to earn full points on this question too',
    (isMany) =>
      isMany
        ? 'Pick the one that can be put into practice soonest, and begin with it'
        : 'It is worth finding out which step would bring the missing points closer, and putting that first',
  ],
  product: [
    (quotation) => `A related solution: ${quotation}`,
    (quotation) => `A solution that relates to this: ${quotation}`,
  ],
  keep: [
    () =>
      'The task here is to keep this level: it is worth checking from time to time whether your solutions still serve patients and staff well',
    () =>
      'There is nothing left to catch up on here. It is worth writing down what works well, so that new staff can easily take it over',
    () => 'What matters in this area now is to maintain what you have, so that the result lasts',
  ],
};
