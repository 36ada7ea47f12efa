import type { Corpus } from './corpus.types.js';
import { hungarianFalse } from './hungarian-false.js';
import { hungarianTrue } from './hungarian-true.js';

/** A clinic with 41 of 80 points: one strong section, two weak ones, one without a point. */
export const hungarian: Corpus = {
  language: 'hu',
  facts: {
    language: 'hu',
    totalScore: 41,
    maxScore: 80,
    percentage: 51.3,
    sections: [
      {
        sectionId: 1,
        name: 'Online jelenlét és időpontfoglalás',
        score: 27,
        maxScore: 30,
        percentage: 90,
        gained: [
          { questionText: 'Foglalhatnak a páciensek időpontot online, telefonhívás nélkül?', points: 15 },
          { questionText: 'Mobiltelefonon is jól olvasható a honlapjuk?', points: 12 },
        ],
        missed: [{ questionText: 'Feltüntetik az árakat a honlapon?', points: 3 }],
      },
      {
        sectionId: 2,
        name: 'Adatvédelem és adatbiztonság',
        score: 9,
        maxScore: 20,
        percentage: 45,
        gained: [
          { questionText: 'Milyen rendszerességgel készül biztonsági mentés a betegadatokról?', points: 9 },
        ],
        missed: [
          { questionText: 'Használnak kétlépcsős azonosítást a belépéshez?', points: 6 },
          { questionText: 'Kapnak a munkatársak évente képzést az adathalászatról?', points: 5 },
        ],
      },
      {
        sectionId: 3,
        name: 'Kapcsolattartás',
        score: 5,
        maxScore: 16,
        percentage: 31.3,
        gained: [{ questionText: 'Küldenek automatikus SMS-emlékeztetőt a vizit előtt?', points: 5 }],
        missed: [{ questionText: 'Elérhető a rendelő telefonon vagy üzenetben 24/7?', points: 11 }],
      },
      {
        sectionId: 4,
        name: 'MI és automatizálás',
        score: 0,
        maxScore: 14,
        percentage: 0,
        gained: [],
        missed: [{ questionText: 'Használnak beszédfelismerő diktálót a leletekhez?', points: 14 }],
      },
    ],
    products: ['MediDiktáló Pro', 'Ügyfélvonal 24', 'Kétlépcsős belépés'],
    otherProducts: ['FoglalóPlusz', 'Páciensportál', 'MentésŐr'],
    quotable: [
      'Online jelenlét és időpontfoglalás',
      'Adatvédelem és adatbiztonság',
      'Kapcsolattartás',
      'MI és automatizálás',
      'Foglalhatnak a páciensek időpontot online, telefonhívás nélkül?',
      'Mobiltelefonon is jól olvasható a honlapjuk?',
      'Feltüntetik az árakat a honlapon?',
      'Milyen rendszerességgel készül biztonsági mentés a betegadatokról?',
      'Használnak kétlépcsős azonosítást a belépéshez?',
      'Kapnak a munkatársak évente képzést az adathalászatról?',
      'Küldenek automatikus SMS-emlékeztetőt a vizit előtt?',
      'Elérhető a rendelő telefonon vagy üzenetben 24/7?',
      'Használnak beszédfelismerő diktálót a leletekhez?',
      'Válaszoljanak minden írásos megkeresésre 24 órán belül, és jelöljenek ki hozzá felelőst.',
      'Kapcsolják be a kétlépcsős azonosítást minden munkatársnál, ahogy a GDPR 32. cikke is elvárja.',
      'MediDiktáló Pro',
      'Ügyfélvonal 24',
      'Kétlépcsős belépés',
    ],
  },
  sound: {
    summary: 'Összesített eredményük 51,3%, az elérhető 80 pontból 41 pontot értek el.',
    motivationalMessage: 'Jó úton járnak, érdemes folytatni.',
    sections: {
      1: { text: 'Ezen a területen 27/30 pontot értek el (90%).' },
      2: { text: 'Ezen a területen 9/20 pontot értek el (45%).' },
      3: { text: 'Ezen a területen 5/16 pontot értek el (31,3%).' },
      4: { text: 'Ez a terület egyelőre nem hozott pontot (0/14 pont, 0%).' },
    },
    strengths: { 1: ['Online időpontfoglalás', '', ''], 2: ['', '', ''], 3: ['', '', ''], 4: ['', '', ''] },
  },
  trueTexts: hungarianTrue,
  falseTexts: hungarianFalse,
};
