import type { DemoProduct } from '../content.types.js';

const product = (slug: string, relatedProduct: string, productDescription: string): DemoProduct => ({
  relatedProduct,
  productDescription,
  productUrl: `https://www.example.com/en/${slug}`,
});

export const products = {
  booking: product(
    'online-booking-system',
    'Online booking system',
    'A live online calendar in which patients book, move and cancel appointments themselves.',
  ),
  reminder: product(
    'automatic-reminders',
    'Automatic reminders',
    'Reminders by text message and e-mail that patients can answer with a single tap.',
  ),
  portal: product(
    'patient-portal',
    'Patient portal',
    'A password-protected place where patients find their results and leaflets and can message the clinic safely.',
  ),
  recall: product(
    'recall-and-newsletter-tool',
    'Recall and newsletter tool',
    'Notices of due check-ups and consent-based newsletters, managed in one place.',
  ),
  practiceSoftware: product(
    'practice-management-system',
    'Practice management system',
    'Calendar, patient records and invoicing in a single connected program.',
  ),
  consent: product(
    'electronic-consent',
    'Electronic consent',
    'Questionnaires to fill in at home and consent forms to sign on a tablet or phone.',
  ),
  reports: product(
    'management-reports',
    'Management reports',
    'A clear monthly report on capacity used, cancellations and where new patients come from.',
  ),
  backup: product(
    'encrypted-backup',
    'Encrypted backup',
    'Automatic daily backups, encrypted and stored off site, with regular trial restores.',
  ),
  accessProtection: product(
    'access-protection',
    'Access protection',
    'Personal accounts, two-step sign-in and a team password manager for everyone at the clinic.',
  ),
  reviews: product(
    'review-collector',
    'Review collector',
    'Asks patients for a review after each visit and shows all incoming feedback in one place.',
  ),
  assistant: product(
    'ai-phone-assistant',
    'AI phone assistant',
    'Answers common questions by phone and in the website chat, books appointments and notes call-backs.',
  ),
  dictation: product(
    'clinical-dictation',
    'Clinical dictation',
    'Turns speech into a draft report that the doctor checks and approves.',
  ),
};
