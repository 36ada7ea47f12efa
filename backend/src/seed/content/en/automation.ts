import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const automation: DemoSection = {
  name: 'AI and automation',
  description: 'How much repetitive work is taken off your team by machines, and with how much care.',
  questions: [
    {
      questionText: 'In which area would you like to improve first?',
      correctAnswer: null,
      options: ['Booking', 'Administration', 'Reaching new patients', 'Data security'],
      pointValue: 0,
      weight: 1,
      relatedTip: null,
      ...noProduct,
    },
    {
      questionText: 'Are calls answered automatically when reception is busy or closed?',
      correctAnswer: null,
      options: ['Yes', 'No'],
      pointValue: 6,
      weight: 8,
      relatedTip:
        'See to it that missed calls, too, lead to a booking or a call-back; an automated assistant should say that it is one, and direct urgent cases to the right care.',
      ...products.assistant,
    },
    {
      questionText: 'Does AI help to draft clinical notes, with a doctor checking them?',
      correctAnswer: null,
      options: ['Yes', 'No', 'We plan to'],
      pointValue: 5,
      weight: 7,
      relatedTip:
        'Try AI dictation in a few routine visits: a doctor must check and approve every text, and the supplier needs a data processing agreement with you.',
      ...products.dictation,
    },
    {
      questionText: 'How do confirmations, the waiting list and invoicing work at your clinic?',
      correctAnswer:
        'Bookings are confirmed automatically, Freed slots are filled from a waiting list, Invoices are prepared automatically',
      options: [
        'Bookings are confirmed automatically',
        'Freed slots are filled from a waiting list',
        'Invoices are prepared automatically',
        'The same data is typed into several places',
      ],
      multiple: true,
      pointValue: 5,
      weight: 6,
      relatedTip:
        'Note down repetitive manual tasks for a week and start with the most frequent: confirmations, waiting list, invoices. Enter each piece of data in one place only.',
      ...products.booking,
    },
    {
      questionText: 'Do you have written rules on how staff may use AI?',
      correctAnswer: 'Yes',
      options: ['Yes', 'No'],
      pointValue: 5,
      weight: 8,
      relatedTip:
        'Set out briefly what AI may be used for, who checks the results, and that patient data must never be entered into public services.',
      ...noProduct,
    },
    {
      questionText: 'Does an automatic chat answer the questions patients ask most?',
      correctAnswer: null,
      options: ['Yes', 'No'],
      pointValue: 3,
      weight: 4,
      relatedTip:
        'Collect the questions that reception hears most, and let a chat answer them; it should give no medical advice and pass such questions to a member of staff.',
      ...products.assistant,
    },
  ],
};
