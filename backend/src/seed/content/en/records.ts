import type { DemoSection } from '../content.types.js';
import { products } from './products.js';

export const records: DemoSection = {
  name: 'Electronic records and workflow',
  description: 'How much paperwork and double entry weighs on your doctors and staff.',
  questions: [
    {
      questionText: 'Where do you keep patient records?',
      correctAnswer: 'Entirely in an electronic system',
      options: ['Entirely in an electronic system', 'Both electronically and on paper', 'Mostly on paper'],
      pointValue: 8,
      weight: 9,
      relatedTip:
        'Choose a day from which every new visit is recorded electronically; old files need scanning only before that patient comes in again.',
      ...products.practiceSoftware,
    },
    {
      questionText: 'Can patients fill in questionnaires and sign consent forms electronically?',
      correctAnswer: null,
      options: ['Yes', 'No', 'Partly'],
      pointValue: 6,
      weight: 8,
      relatedTip:
        'Send the medical history form and the consent form electronically ahead of the visit, and still allow time to talk the treatment through in person.',
      ...products.consent,
    },
    {
      questionText: 'Do calendar, records and invoicing run in one connected system?',
      correctAnswer: null,
      options: ['Yes', 'No', 'Partly'],
      pointValue: 6,
      weight: 7,
      relatedTip:
        'Use a system in which calendar, records and invoicing share the same patient details, so that nothing has to be typed in twice.',
      ...products.practiceSoftware,
    },
    {
      questionText: 'Are visit notes and treatment plans made from templates?',
      correctAnswer: 'Yes',
      options: ['Yes', 'No'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Build templates for your most common treatments: notes become more consistent, and doctors write only what is particular to the patient.',
      ...products.practiceSoftware,
    },
    {
      questionText: 'Do you review capacity, cancellations and missed appointments every month?',
      correctAnswer: null,
      options: ['Yes', 'No'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Look at the same few figures every month: capacity used, cancellations, missed appointments, waiting time. Agree on one action each time.',
      ...products.reports,
    },
  ],
};
