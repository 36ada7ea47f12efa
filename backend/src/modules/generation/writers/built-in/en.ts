import { enSection } from './en-section.js';
import type { Phrases } from './phrases.js';

/** English: plain, addressed to the clinic as 'you'. */
export const en: Phrases = {
  marks: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  and: 'and',
  decimalMark: '.',
  points: (score, max) => `${score} of ${max} ${max === 1 ? 'point' : 'points'}`,
  tipIfMissing: [
    (tip) => `If this is not in place yet, we suggest: ${tip}`,
    (tip) => `Unless you already do this, it is worth considering: ${tip}`,
  ],
  empty: {
    summary:
      'This questionnaire has no scored questions at the moment, so there is no overall result to report. Once scored questions are added, your evaluation can be prepared.',
    motivation: 'Thank you for taking the time to fill in the questionnaire.',
  },
  summary: {
    overall: {
      full: [
        (r) =>
          `You earned every available point (${r.points}, ${r.percent}). Going by the scored questions there is nothing left to catch up on, which is an excellent result`,
        (r) =>
          `Your overall result is ${r.percent}: you have every available point (${r.points}). On each scored question you gave the best possible answer`,
      ],
      strong: [
        (r) =>
          `You earned ${r.points} overall (${r.percent}). This is a strong result: the digital foundations are in place, and targeted steps can take you further`,
        (r) =>
          `Your overall result is ${r.percent}, or ${r.points}. Your digital maturity is high, and it is clear where there is still room to gain`,
        (r) =>
          `The survey puts your digital maturity at ${r.percent} (${r.points}). You start from a high level, so the work now lies in the details`,
      ],
      good: [
        (r) =>
          `You earned ${r.points} overall (${r.percent}). This is a good base: you can build with confidence on what already earns points, and there is still real room to grow`,
        (r) =>
          `Your overall result is ${r.percent}, or ${r.points}. You are well on your way, and a few targeted steps can bring a visible improvement`,
        (r) =>
          `The survey puts your digital maturity at ${r.percent} (${r.points}). It is an encouraging starting point, and closing the remaining gaps is what will move you forward`,
      ],
      partial: [
        (r) =>
          `You earned ${r.points} overall (${r.percent}). There is something to build on, but most of the potential is still unused`,
        (r) =>
          `Your overall result is ${r.percent}, or ${r.points}. Your digital development has started, though most of the work is still ahead`,
        (r) =>
          `The survey puts your digital maturity at ${r.percent} (${r.points}). The first steps are behind you; what matters now is to put the most useful improvements first`,
      ],
      early: [
        (r) =>
          `You earned ${r.points} overall (${r.percent}). Your digital development is at an early stage, so the first well-chosen steps count for a lot`,
        (r) =>
          `Your overall result is ${r.percent}, or ${r.points}. That is a low level for now, but it shows exactly where it makes sense to begin`,
      ],
      zero: [
        (r) =>
          `You earned ${r.points} overall (${r.percent}). None of the scored questions has brought points yet, so the most important thing now is to choose the first step well`,
        (r) =>
          `Your overall result is ${r.percent} (${r.points}). None of the scored questions earned points: this is a clear starting point, and every step you take will be progress`,
      ],
      unanswered: [
        (r) =>
          `The scored questions were left unanswered, so the overall result is ${r.points} (${r.percent}). This says nothing about the quality of your work: without answers the survey cannot show where you stand`,
      ],
    },
    strongest: [
      (s, percent) =>
        s.isMany || s.isOpen
          ? `Your best results ${s.isOpen ? 'include' : 'are in'} ${s.list} (${percent} each)`
          : `Your best result is in ${s.list} (${s.result})`,
      (s, percent) =>
        s.isMany || s.isOpen
          ? `Your strongest areas ${s.isOpen ? 'include' : 'are'} ${s.list} (${percent} each)`
          : `Your strongest area is ${s.list} (${s.result})`,
    ],
    mostToGain: [
      (s) =>
        s.isMany || s.isOpen
          ? `The areas with the most points left to gain ${s.isOpen ? 'include' : 'are'} ${s.list}`
          : `The most points left to gain are in ${s.list} (${s.result})`,
      (s) =>
        s.isMany || s.isOpen
          ? `The greatest potential ${s.isOpen ? 'is found, among others, in' : 'lies in'} ${s.list}`
          : `The area with the greatest potential is ${s.list} (${s.result})`,
    ],
    strongestAndMostToGain: [
      (s) =>
        `Your best result is in ${s.list} (${s.result}), and this is also the area with the most points left to gain`,
    ],
    even: [
      (percent) => `The result is the same in every area: ${percent}`,
      (percent) => `Your areas are evenly balanced, each at ${percent}`,
    ],
    firstTip: [
      (tip) => `As a first step we suggest: ${tip}`,
      (tip) => `A good place to start: ${tip}`,
      (tip) => `Our first suggestion: ${tip}`,
    ],
    secondTip: [(tip) => `After that: ${tip}`, (tip) => `The next step could be: ${tip}`],
    firstQuestion: [
      (quotation) => `The first question worth looking at: ${quotation}`,
      (quotation) => `A good place to start is this question: ${quotation}`,
    ],
    close: {
      one: [
        () => 'You will find the detailed evaluation on the page of the area itself',
        () => 'The page of the area shows what earned points and where to go next',
      ],
      many: [
        () => 'You will find the detailed evaluation on the pages of the individual areas',
        () => 'The pages of the individual areas show what earned points and where to go next',
      ],
      full: [
        () =>
          'The task from here is to keep this level: it is worth reviewing regularly whether your solutions still serve patients and staff well',
        () =>
          'It is worth writing down what works well and reviewing it from time to time, so that the level holds even as staff and technology change',
      ],
    },
  },
  motivation: {
    full: [
      () =>
        'Congratulations, you earned every available point! With steady attention this level can be kept for years.',
      () =>
        'Congratulations on a flawless result! Be proud of it, and keep up the care that brought you here.',
    ],
    strong: [
      () =>
        'Congratulations on a strong result! You can rely on what you have built so far, and targeted improvements will take you further still.',
      () => 'This is a fine result, and the work behind it shows. What is still missing is within reach.',
      () =>
        'You are building on strong foundations, which is the best position for going further. Pick the most useful next step and carry on just as steadily.',
    ],
    good: [
      () =>
        'You are on the right track: the foundations are there and the next steps are clear. Every improvement you make can ease daily work.',
      () =>
        'This is an encouraging result and worth building on. Begin with what matters most, and improvement can soon become visible.',
      () =>
        'What you have put in place so far is a valuable starting point. The next level is within reach: begin with the most useful step.',
    ],
    partial: [
      () =>
        'You have made a start, and every further step counts. Move forward bit by bit: the change stays manageable, and the benefit is soon felt.',
      () =>
        'You have something to build on, and now you can also see where to go next. Not everything has to be solved at once: steady progress is what matters.',
    ],
    early: [
      () =>
        'Every development begins with a first step, and its direction is now clear. Not everything has to be solved at once: even a single well-chosen improvement can make work noticeably easier.',
      () =>
        'The beginning is the best time for good decisions. Start with an improvement that is easy to make, and the others can build on it.',
    ],
    zero: [
      () =>
        'Thank you for your honest answers: they show where you are starting from. Begin with an improvement that is easy to make, and every further step can build on it.',
      () =>
        'You can start from anywhere, and the first step brings the most visible change. Choose an improvement that is realistic for you right now, and begin there.',
    ],
    unanswered: [
      () =>
        'Thank you for your interest. Once the questions are answered, we can give you a clearer picture and more personal suggestions.',
    ],
  },
  section: enSection,
  strength: [
    (quotation) => `Full points: ${quotation}`,
    (quotation) => `You earned every point here: ${quotation}`,
    (quotation) => `Top score: ${quotation}`,
  ],
};
