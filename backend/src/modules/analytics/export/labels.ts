import type { Language } from '../../../platform/http/languages.js';

/** The words of the analytics workbook. Lists are header rows in the order of their columns. */
export interface Labels {
  sheets: Record<
    'summary' | 'sections' | 'statuses' | 'products' | 'trend' | 'funnel' | 'questions' | 'answers',
    string
  >;
  everything: string;
  summary: string[];
  section: string;
  statistics: string[];
  total: string;
  status: string;
  count: string;
  statuses: Record<'pending' | 'generated' | 'verified' | 'sent' | 'opened' | 'clicked' | 'error', string>;
  product: string[];
  week: string[];
  step: string[];
  steps: Record<'received' | 'generated' | 'verified' | 'sent' | 'opened' | 'clicked' | 'offered', string>;
  question: string[];
  answer: string[];
  otherAnswers: string;
  yes: string;
}

const summaryOf = (
  period: string,
  n: [all: string, answered: string],
  [percent, points]: [string, string],
  figures: string[],
  most: string,
) => [
  period,
  ...n,
  ...figures.map((figure) => `${figure} (${percent})`),
  ...figures.map((figure) => `${figure} (${points})`),
  most,
];

const HU = ['Átlag', 'Medián', 'Minimum', 'Maximum', 'Szórás'];
const EN = ['Mean', 'Median', 'Minimum', 'Maximum', 'Standard deviation'];
const RO = ['Medie', 'Mediană', 'Minim', 'Maxim', 'Abatere standard'];

export const LABELS: Record<Language, Labels> = {
  hu: {
    sheets: {
      summary: 'Összesítés',
      sections: 'Szakaszok',
      statuses: 'Állapotok',
      products: 'Termékek',
      trend: 'Hetek',
      funnel: 'Tölcsér',
      questions: 'Kérdések',
      answers: 'Válaszok',
    },
    everything: 'Összes kitöltés',
    summary: summaryOf('Időszak', ['Kitöltések', 'Ebből válasszal'], ['%', 'pont'], HU, 'Elérhető pont'),
    section: 'Szakasz',
    statistics: HU.map((figure) => `${figure} (%)`),
    total: 'ÖSSZESEN',
    status: 'Állapot',
    count: 'Darab',
    statuses: {
      pending: 'Függőben',
      generated: 'Elkészült',
      verified: 'Jóváhagyva',
      sent: 'Elküldve',
      opened: 'Megnyitva',
      clicked: 'Kattintott',
      error: 'Hiba',
    },
    product: ['Termék', 'Ajánlások', 'Átlagos javulás (%)'],
    week: ['Hét kezdete', 'Kitöltések', 'Átlag (%)'],
    step: ['Lépés', 'Darab', 'A beérkezettek %-a', 'Medián idő az előző lépés óta (perc)'],
    steps: {
      received: 'Beérkezett',
      generated: 'Elkészültek a szövegei',
      verified: 'Jóváhagyva',
      sent: 'Elküldve',
      opened: 'Megnyitva',
      clicked: 'Kattintott',
      offered: 'Ajánlatot kért',
    },
    question: [
      'Kérdés',
      'Szakasz',
      'Helyes',
      'Hibás',
      'Nincs válasz',
      'Helyes (%)',
      'Hibás (%)',
      'Nincs válasz (%)',
      '90% felett egyforma',
    ],
    answer: ['Kérdés', 'Szakasz', 'Válasz', 'Pont', 'Ennyien jelölték', 'A válaszolók %-a', 'Válaszolt'],
    otherAnswers: 'Más válasz',
    yes: 'igen',
  },
  en: {
    sheets: {
      summary: 'Summary',
      sections: 'Sections',
      statuses: 'Statuses',
      products: 'Products',
      trend: 'Weeks',
      funnel: 'Funnel',
      questions: 'Questions',
      answers: 'Answers',
    },
    everything: 'All responses',
    summary: summaryOf(
      'Period',
      ['Responses', 'Of these with answers'],
      ['%', 'points'],
      EN,
      'Points that can be reached',
    ),
    section: 'Section',
    statistics: EN.map((figure) => `${figure} (%)`),
    total: 'TOTAL',
    status: 'Status',
    count: 'Count',
    statuses: {
      pending: 'Pending',
      generated: 'Generated',
      verified: 'Approved',
      sent: 'Sent',
      opened: 'Opened',
      clicked: 'Clicked',
      error: 'Error',
    },
    product: ['Product', 'Recommendations', 'Average improvement (%)'],
    week: ['Week beginning', 'Responses', 'Mean (%)'],
    step: ['Step', 'Count', '% of those received', 'Median time since the step before (minutes)'],
    steps: {
      received: 'Received',
      generated: 'Texts generated',
      verified: 'Approved',
      sent: 'Sent',
      opened: 'Opened',
      clicked: 'Clicked',
      offered: 'Asked for an offer',
    },
    question: [
      'Question',
      'Section',
      'Right',
      'Wrong',
      'Unanswered',
      'Right (%)',
      'Wrong (%)',
      'Unanswered (%)',
      'More than 90% alike',
    ],
    answer: ['Question', 'Section', 'Answer', 'Points', 'Chosen by', '% of those who answered', 'Answered'],
    otherAnswers: 'Another answer',
    yes: 'yes',
  },
  ro: {
    sheets: {
      summary: 'Rezumat',
      sections: 'Secțiuni',
      statuses: 'Stări',
      products: 'Produse',
      trend: 'Săptămâni',
      funnel: 'Parcurs',
      questions: 'Întrebări',
      answers: 'Răspunsuri',
    },
    everything: 'Toate completările',
    summary: summaryOf(
      'Perioadă',
      ['Completări', 'Din care cu răspunsuri'],
      ['%', 'puncte'],
      RO,
      'Punctaj maxim posibil',
    ),
    section: 'Secțiune',
    statistics: RO.map((figure) => `${figure} (%)`),
    total: 'TOTAL',
    status: 'Stare',
    count: 'Număr',
    statuses: {
      pending: 'În așteptare',
      generated: 'Generat',
      verified: 'Aprobat',
      sent: 'Trimis',
      opened: 'Deschis',
      clicked: 'Accesat',
      error: 'Eroare',
    },
    product: ['Produs', 'Recomandări', 'Îmbunătățire medie (%)'],
    week: ['Începutul săptămânii', 'Completări', 'Medie (%)'],
    step: ['Pas', 'Număr', '% din cele primite', 'Timp median de la pasul anterior (minute)'],
    steps: {
      received: 'Primit',
      generated: 'Texte generate',
      verified: 'Aprobat',
      sent: 'Trimis',
      opened: 'Deschis',
      clicked: 'Accesat',
      offered: 'A cerut o ofertă',
    },
    question: [
      'Întrebare',
      'Secțiune',
      'Corect',
      'Greșit',
      'Fără răspuns',
      'Corect (%)',
      'Greșit (%)',
      'Fără răspuns (%)',
      'Peste 90% la fel',
    ],
    answer: [
      'Întrebare',
      'Secțiune',
      'Răspuns',
      'Puncte',
      'Ales de',
      '% din cei care au răspuns',
      'Au răspuns',
    ],
    otherAnswers: 'Alt răspuns',
    yes: 'da',
  },
};
