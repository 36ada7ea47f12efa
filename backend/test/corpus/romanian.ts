import type { Corpus } from './corpus.types.js';
import { romanianFalse } from './romanian-false.js';
import { romanianTrue } from './romanian-true.js';

const QUESTIONS = {
  booking: 'Pot pacienții să își facă programări online, fără telefon?',
  mobile: 'Se citește ușor site-ul pe telefonul mobil?',
  prices: 'Sunt prețurile afișate pe site?',
  backup: 'Cât de des se fac copii de siguranță ale datelor pacienților?',
  twoStep: 'Se folosește autentificarea în doi pași la intrarea în sisteme?',
  training: 'Sunt instruiți anual angajații despre phishing?',
  reminder: 'Trimiteți automat SMS-uri de reamintire înainte de consultație?',
  reachable: 'Poate fi contactată clinica prin telefon sau mesaj 24/7?',
  dictation: 'Folosesc medicii recunoașterea vocală pentru a dicta rapoarte?',
};

/** A clinic with 63 of 120 points: one strong section, one middling, one weak, one without a point. */
export const romanian: Corpus = {
  language: 'ro',
  facts: {
    language: 'ro',
    totalScore: 63,
    maxScore: 120,
    percentage: 52.5,
    sections: [
      {
        sectionId: 1,
        name: 'Prezență online și programări',
        score: 35,
        maxScore: 40,
        percentage: 87.5,
        gained: [
          { questionText: QUESTIONS.booking, points: 20 },
          { questionText: QUESTIONS.mobile, points: 15 },
        ],
        missed: [{ questionText: QUESTIONS.prices, points: 5 }],
      },
      {
        sectionId: 2,
        name: 'Protecția datelor',
        score: 22,
        maxScore: 36,
        percentage: 61.1,
        gained: [{ questionText: QUESTIONS.backup, points: 22 }],
        missed: [
          { questionText: QUESTIONS.twoStep, points: 8 },
          { questionText: QUESTIONS.training, points: 6 },
        ],
      },
      {
        sectionId: 3,
        name: 'Comunicarea cu pacienții',
        score: 6,
        maxScore: 24,
        percentage: 25,
        gained: [{ questionText: QUESTIONS.reminder, points: 6 }],
        missed: [{ questionText: QUESTIONS.reachable, points: 18 }],
      },
      {
        sectionId: 4,
        name: 'Automatizare și IA',
        score: 0,
        maxScore: 20,
        percentage: 0,
        gained: [],
        missed: [{ questionText: QUESTIONS.dictation, points: 20 }],
      },
    ],
    products: ['MediDictare', 'Linia Clinicii 24', 'Autentificare în doi pași'],
    otherProducts: ['ProgramareFacilă', 'Portalul pacientului', 'CopieSigură'],
    quotable: [
      ...Object.values(QUESTIONS),
      'Prezență online și programări',
      'Protecția datelor',
      'Comunicarea cu pacienții',
      'Automatizare și IA',
      'Răspundeți la orice mesaj scris în cel mult 24 de ore și numiți un responsabil.',
      'Activați autentificarea în doi pași pentru toți angajații, așa cum cere articolul 32 din GDPR.',
      'MediDictare',
      'Linia Clinicii 24',
      'Autentificare în doi pași',
    ],
  },
  sound: {
    summary: 'Rezultatul general este de 52,5%, adică 63 din 120 de puncte.',
    motivationalMessage: 'Sunteți pe drumul cel bun, continuați așa.',
    sections: {
      1: { text: 'În acest domeniu ați obținut 35 din 40 de puncte (87,5%).' },
      2: { text: 'În acest domeniu ați obținut 22 din 36 de puncte (61,1%).' },
      3: { text: 'În acest domeniu ați obținut 6 din 24 de puncte (25%).' },
      4: { text: 'Acest domeniu nu a adus deocamdată puncte (0 din 20 de puncte, 0%).' },
    },
    strengths: { 1: ['Programări online', '', ''], 2: ['', '', ''], 3: ['', '', ''], 4: ['', '', ''] },
  },
  trueTexts: romanianTrue,
  falseTexts: romanianFalse,
};
