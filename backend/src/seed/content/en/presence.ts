import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const presence: DemoSection = {
  name: 'Online presence and booking',
  description: 'Whether new patients can find you on the internet, and book a visit without having to ring.',
  questions: [
    {
      questionText: 'How many doctors see patients at your clinic regularly?',
      correctAnswer: null,
      options: ['One', 'Two to five', 'Six to ten', 'More than ten'],
      pointValue: 0,
      weight: 1,
      relatedTip: null,
      ...noProduct,
    },
    {
      questionText: 'Does the clinic have its own website that works well on a mobile phone?',
      correctAnswer: null,
      options: ['Yes', 'No'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Run a simple website made for phones first, with opening hours, telephone number and booking button visible without scrolling.',
      ...noProduct,
    },
    {
      questionText: 'How can patients book an appointment online?',
      correctAnswer: 'In real time from the free slots',
      options: ['In real time from the free slots', 'By sending a request only', 'Not at all'],
      pointValue: 8,
      weight: 10,
      relatedTip:
        'Open at least part of your calendar to real-time booking, so that patients can secure a firm appointment even when reception is closed.',
      ...products.booking,
    },
    {
      questionText: 'Can an up-to-date list of your services and prices be found online?',
      correctAnswer: null,
      options: ['Yes', 'No', 'Partly'],
      pointValue: 3,
      weight: 5,
      relatedTip:
        'Publish a dated price list and name the person who keeps it current; it saves routine phone calls and surprises when it is time to pay.',
      ...noProduct,
    },
    {
      questionText: 'What does your Google Business Profile currently show?',
      correctAnswer: 'Correct opening hours, Telephone number, Booking link, Recent photos',
      options: [
        'Correct opening hours',
        'Telephone number',
        'Booking link',
        'Recent photos',
        'Some outdated information',
      ],
      multiple: true,
      pointValue: 4,
      weight: 7,
      relatedTip:
        'Claim your Google Business Profile and complete it: opening hours, telephone number, booking link and recent photos. Remove anything that is out of date.',
      ...noProduct,
    },
    {
      questionText: 'Can patients change or cancel an appointment online by themselves?',
      correctAnswer: 'Yes',
      options: ['Yes', 'No'],
      pointValue: 4,
      weight: 7,
      relatedTip:
        'Put a link for changing and cancelling into every confirmation: cancelled slots come free sooner and can go to somebody else.',
      ...products.booking,
    },
  ],
};
