import type { Corpus } from './corpus.types.js';
import { englishFalse } from './english-false.js';
import { englishTrue } from './english-true.js';

const QUESTIONS = {
  booking: 'Can patients book an appointment online without a phone call?',
  mobile: 'Is your website easy to read on a mobile phone?',
  prices: 'Do you publish your prices on the website?',
  backup: 'How often are patient records backed up?',
  twoStep: 'Do staff sign in with two-factor authentication (2FA)?',
  training: 'Does everyone get yearly training on phishing?',
  reminder: 'Do you send automatic text reminders before a visit?',
  reachable: 'Can patients reach the clinic by phone or message 24/7?',
  dictation: 'Do doctors use speech recognition to dictate reports?',
};

/** A clinic with 58 of 96 points: one full section, one middling, one weak, one without a point. */
export const english: Corpus = {
  language: 'en',
  facts: {
    language: 'en',
    totalScore: 58,
    maxScore: 96,
    percentage: 60.4,
    sections: [
      {
        sectionId: 1,
        name: 'Online presence and booking',
        score: 32,
        maxScore: 32,
        percentage: 100,
        gained: [
          { questionText: QUESTIONS.booking, points: 20 },
          { questionText: QUESTIONS.mobile, points: 8 },
          { questionText: QUESTIONS.prices, points: 4 },
        ],
        missed: [],
      },
      {
        sectionId: 2,
        name: 'Data protection',
        score: 19,
        maxScore: 28,
        percentage: 67.9,
        gained: [{ questionText: QUESTIONS.backup, points: 19 }],
        missed: [
          { questionText: QUESTIONS.twoStep, points: 5 },
          { questionText: QUESTIONS.training, points: 4 },
        ],
      },
      {
        sectionId: 3,
        name: 'Patient contact 2.0',
        score: 7,
        maxScore: 21,
        percentage: 33.3,
        gained: [{ questionText: QUESTIONS.reminder, points: 7 }],
        missed: [{ questionText: QUESTIONS.reachable, points: 14 }],
      },
      {
        sectionId: 4,
        name: 'AI and automation',
        score: 0,
        maxScore: 15,
        percentage: 0,
        gained: [],
        missed: [{ questionText: QUESTIONS.dictation, points: 15 }],
      },
    ],
    products: ['ScribeEasy', 'Helpline 24', 'Two-step sign-in'],
    otherProducts: ['BookWell', 'Patient portal', 'Encrypted backup'],
    quotable: [
      ...Object.values(QUESTIONS),
      'Online presence and booking',
      'Data protection',
      'Patient contact 2.0',
      'AI and automation',
      'Answer every written message within 24 hours and make one person responsible for it.',
      'Switch on two-factor authentication for all staff, as Article 32 of the GDPR expects.',
      'ScribeEasy',
      'Helpline 24',
      'Two-step sign-in',
    ],
  },
  sound: {
    summary: 'Your overall result is 60.4%, or 58 of 96 points.',
    motivationalMessage: 'You are on the right track, so keep going.',
    sections: {
      1: { text: 'You earned every available point in this area (32 of 32 points, 100%).' },
      2: { text: 'You earned 19 of 28 points in this area (67.9%).' },
      3: { text: 'You earned 7 of 21 points in this area (33.3%).' },
      4: { text: 'This area has brought no points yet (0 of 15 points, 0%).' },
    },
    strengths: { 1: ['Online booking', '', ''], 2: ['', '', ''], 3: ['', '', ''], 4: ['', '', ''] },
  },
  trueTexts: englishTrue,
  falseTexts: englishFalse,
};
