import { type FormDefinition, type FormQuestion } from '../form/form.api.ts';

/** The questions of the form below, by short names. */
export const ids = {
  booking: '00000000-0000-4000-8000-000000000001',
  channels: '00000000-0000-4000-8000-000000000002',
  backup: '00000000-0000-4000-8000-000000000003',
  remarks: '00000000-0000-4000-8000-000000000004',
} as const;

const options = (...labels: string[]) =>
  labels.map((label, index) => ({ id: index + 1, label, exclusive: label.startsWith('None') }));

const question = (
  questionId: string,
  text: string,
  kind: FormQuestion['kind'],
  labels: string[],
  required = false,
): FormQuestion => ({
  id: Number(questionId.slice(-1)),
  questionId,
  text,
  kind,
  required,
  points: kind === 'text' ? 0 : 8,
  options: options(...labels),
});

/** A form with two sections and a question of each kind; the first one has to be answered. */
export function makeForm(change: Partial<FormDefinition> = {}): FormDefinition {
  return {
    slug: 'survey',
    name: 'Digital survey',
    language: 'en',
    state: 'open',
    opensAt: null,
    closesAt: null,
    asker: null,
    intro: null,
    closedText: null,
    wordings: {},
    contactEmail: null,
    privacyUrl: '/privacy',
    minutes: 12,
    confirmAddress: true,
    minAnsweredPercent: 50,
    version: 'v1',
    consent: { id: 3, text: 'We keep your answers.' },
    sections: [
      {
        id: 11,
        name: 'Appointments',
        description: null,
        questions: [
          question(ids.booking, 'Can patients book online?', 'single', ['Yes', 'No'], true),
          question(ids.channels, 'How do you remind them?', 'multiple', ['Mail', 'SMS', 'None of these']),
        ],
      },
      {
        id: 12,
        name: 'Data',
        description: null,
        questions: [
          question(ids.backup, 'Do you make backups?', 'single', ['Daily', 'Never']),
          question(ids.remarks, 'Anything else?', 'text', []),
        ],
      },
    ],
    allowedOrigins: [],
    ...change,
  };
}
