import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const communication: DemoSection = {
  name: 'Patient communication',
  description: 'How quick, reliable and safe your contact with patients is before and after a visit.',
  questions: [
    {
      questionText: 'Do you remind patients automatically before an appointment?',
      correctAnswer: null,
      options: ['Yes', 'No'],
      pointValue: 8,
      weight: 9,
      relatedTip:
        'Set up an automatic text or e-mail reminder for the day before the visit, with a way to reply, so that fewer patients stay away without notice.',
      ...products.reminder,
    },
    {
      questionText: 'How soon do you answer written enquiries?',
      correctAnswer: 'Within one working day',
      options: ['Within one working day', 'In two or three days', 'We have no fixed routine'],
      pointValue: 5,
      weight: 6,
      relatedTip:
        'Promise a reply within one working day, make one person responsible for it, and prepare model answers to the most frequent questions.',
      ...noProduct,
    },
    {
      questionText: 'Do patients receive digital instructions on preparation and aftercare?',
      correctAnswer: null,
      options: ['Yes', 'No', 'Only on request'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Write plain-language preparation and aftercare notes for your most common treatments, and have them sent automatically after booking and after the visit.',
      ...products.portal,
    },
    {
      questionText: 'Are patients notified automatically when their next check-up is due?',
      correctAnswer: 'Yes',
      options: ['Yes', 'No'],
      pointValue: 5,
      weight: 7,
      relatedTip:
        'Record the date of the next check-up before the patient leaves, and let the system send the notice, so that no follow-up is forgotten.',
      ...products.recall,
    },
    {
      questionText: 'How do patients receive their results?',
      correctAnswer: 'Through a password-protected online service, Handed over in person',
      options: [
        'Through a password-protected online service',
        'Handed over in person',
        'As an unprotected e-mail attachment',
        'In a chat app',
      ],
      multiple: true,
      pointValue: 6,
      weight: 8,
      relatedTip:
        'Make results available through a password-protected online service, keep handing them over in person for those who prefer it, and give up unprotected channels.',
      ...products.portal,
    },
  ],
};
