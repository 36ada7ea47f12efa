/** A body to begin with; what an answer's example lacks is optional there, too. */
interface Examples {
  request?: object;
  answer?: object;
}

const EVALUATION_ID = '6a0c2f0e-51a3-4f6c-9b52-6d8c1f0e7a11';
const QUESTION_ID = '3f8e1c52-0d3b-4b8e-9a57-2c1d5e6f7a80';

const QUESTIONNAIRE = {
  id: 7,
  name: 'Digital maturity 2026',
  language: 'en',
  googleFormUrl: null,
  googleSheetsUrl: null,
  demoButtonUrl: null,
  isActive: true,
  syncEnabled: false,
  syncMinutes: 15,
  mailShowsScore: false,
  minAnsweredPercent: 50,
  aiWording: 'free',
  reviewerName: 'Dr. Eva Nagy',
  reviewerRole: 'Consultant',
  reviewerPicture: null,
  deletedAt: null,
};

const WEBHOOK = {
  id: '9d1f6c3e-7f0f-4f6d-8a43-5b0c2b1f9e01',
  questionnaireId: 7,
  url: 'https://crm.clinics.example/hooks/maturity',
  events: ['evaluation.created', 'evaluation.sent'],
  isOn: true,
  offReason: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  formerSecretUntil: null,
  failures: 0,
  failingSince: null,
  restsUntil: null,
  waiting: 0,
  lastDeliveredAt: '2026-11-20T10:05:00.000Z',
};

/** Examples of the bodies that integrators meet first, by the name of the call. */
export const EXAMPLES: Readonly<Record<string, Examples>> = {
  sendResponses: {
    request: {
      responses: [
        {
          clientName: 'Dr. Anna Kovács',
          clinicName: 'Kovács Dental',
          clientEmail: 'anna@kovacs-dental.example',
          submittedAt: '2026-11-20T09:14:22+01:00',
          answers: [
            { questionId: QUESTION_ID, optionId: 412 },
            { questionId: '5b7d0a94-8c1e-4a2f-b6f3-91c0d4e7a2b1', answer: 'By phone only' },
          ],
        },
      ],
    },
    answer: {
      created: 1,
      updated: 0,
      unchanged: 0,
      refused: 0,
      responses: [
        {
          outcome: 'created',
          evaluationId: EVALUATION_ID,
          reasons: [],
          warnings: [],
          unknownAnswers: 0,
          answered: { questions: 2, of: 31, pointsShare: 6.5, isEnough: false },
          note: 'Too few of the scored questions have an answer that can be read (2 of 31), so there is no result yet.',
        },
      ],
    },
  },
  listQuestionnaires: { answer: [QUESTIONNAIRE] },
  createQuestionnaire: { request: { name: 'Digital maturity 2026', language: 'en' }, answer: QUESTIONNAIRE },
  createSection: { request: { name: 'Appointments', description: 'How patients get one.' } },
  createQuestion: {
    request: {
      sectionId: 31,
      questionText: 'How do patients book an appointment?',
      kind: 'single',
      options: [
        { label: 'Online, at any hour', points: 5 },
        { label: 'By phone only', points: 0 },
      ],
    },
  },
  verifyEvaluation: { request: { version: 3 } },
  startBulkStep: {
    request: { action: 'verify', ids: [EVALUATION_ID], versions: { [EVALUATION_ID]: 3 } },
  },
  liftAddress: { request: { email: 'anna@clinic.example' }, answer: { lifted: 'bounced' } },
  createToken: { request: { name: 'CRM', expiresInDays: 365 } },
  listWebhooks: { answer: [WEBHOOK] },
  createWebhook: {
    request: {
      url: 'https://crm.clinics.example/hooks/maturity',
      events: ['evaluation.created', 'evaluation.sent'],
    },
  },
  signInWithCode: { request: { email: 'admin@example.com', token: '123456' } },
};
