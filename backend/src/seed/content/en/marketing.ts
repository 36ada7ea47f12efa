import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const marketing: DemoSection = {
  name: 'Marketing and reputation',
  description: 'What future patients learn about you, and how you keep the patients you already have.',
  questions: [
    {
      questionText: 'Do you automatically ask patients for a review after the visit?',
      correctAnswer: null,
      options: ['Yes', 'No'],
      pointValue: 5,
      weight: 7,
      relatedTip:
        'Send a short, polite request with a direct review link after each visit: to all patients alike, and without offering anything in return.',
      ...products.reviews,
    },
    {
      questionText: 'How do you deal with online reviews?',
      correctAnswer: 'We reply to every one',
      options: ['We reply to every one', 'We reply to complaints only', 'We do not reply'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Reply to every review briefly and politely, but never confirm in public that the writer was a patient; discuss any details of care with that person alone.',
      ...products.reviews,
    },
    {
      questionText: 'Do you send a newsletter to patients who have agreed to receive one?',
      correctAnswer: null,
      options: ['Yes', 'No'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Ask for separate, voluntary consent to the newsletter, write seldom but usefully, and make unsubscribing easy in every issue.',
      ...products.recall,
    },
    {
      questionText: 'Do you measure how new patients find you?',
      correctAnswer: 'Yes',
      options: ['Yes', 'No'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Ask every new patient at booking how they heard of you, and compare the answers with what you spend on advertising each quarter.',
      ...products.reports,
    },
    {
      questionText: 'How often do you publish professional content of your own on social media?',
      correctAnswer: 'On a planned schedule',
      options: ['On a planned schedule', 'Occasionally', 'We are not present'],
      pointValue: 3,
      weight: 4,
      relatedTip:
        'Plan your posts by the quarter around questions that patients really ask, and post less often if need be, but predictably.',
      ...noProduct,
    },
  ],
};
