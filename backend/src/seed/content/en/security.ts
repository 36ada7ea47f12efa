import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const security: DemoSection = {
  name: 'Data protection and security',
  description: 'How safe patient data is with you, and how well you would cope if something went wrong.',
  questions: [
    {
      questionText: 'How often is patient data backed up?',
      correctAnswer: 'Daily and encrypted',
      options: ['Daily and encrypted', 'Daily without encryption', 'Less often or never', "I don't know"],
      pointValue: 8,
      weight: 10,
      relatedTip:
        'Set up encrypted backups that run every day, and keep at least one copy away from the premises, so that it survives fire, theft or ransomware.',
      ...products.backup,
    },
    {
      questionText: 'Have you tested in the past year that data can really be restored from the backup?',
      correctAnswer: null,
      options: ['Yes', 'No', "I don't know"],
      pointValue: 4,
      weight: 7,
      relatedTip:
        'Do a trial restore at least once a year and note how long it took: a backup that has never been tested cannot be relied upon.',
      ...products.backup,
    },
    {
      questionText: 'How do staff sign in to the systems that hold patient data?',
      correctAnswer: 'With personal accounts, With two-step sign-in, On screens that lock themselves',
      options: [
        'With personal accounts',
        'With two-step sign-in',
        'On screens that lock themselves',
        'With a shared password',
      ],
      multiple: true,
      pointValue: 6,
      weight: 9,
      relatedTip:
        'Give each member of staff a personal account, turn on two-step sign-in and automatic screen locks, and do away with shared passwords.',
      ...products.accessProtection,
    },
    {
      questionText: 'Do you send health data through protected or encrypted channels only?',
      correctAnswer: 'Yes',
      options: ['Yes', 'No', 'Mostly'],
      pointValue: 6,
      weight: 9,
      relatedTip:
        'Send health data, a special category under the GDPR, only through a protected service or as an encrypted file, and pass the password on separately.',
      ...products.portal,
    },
    {
      questionText:
        'Are your privacy notice and processing records current, and every data processor under contract?',
      correctAnswer: null,
      options: ['Yes', 'No', 'Partly'],
      pointValue: 5,
      weight: 8,
      relatedTip:
        'List everyone who handles patient data on your behalf and sign a data processing agreement with each of them; then bring the privacy notice and the records into line.',
      ...noProduct,
    },
    {
      questionText: 'Do staff get yearly training on data protection and phishing?',
      correctAnswer: null,
      options: ['Yes', 'No'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Hold a short yearly session with real examples on how to spot a phishing message, and on whom to tell straight away when something has gone wrong.',
      ...noProduct,
    },
  ],
};
