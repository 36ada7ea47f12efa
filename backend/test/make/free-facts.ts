import type { Language } from '../../src/platform/http/languages.js';
import type { SectionFacts, WriterFacts } from '../../src/modules/generation/writers/text-writer.js';

type Words = Record<
  | 'area'
  | 'reminders'
  | 'remind'
  | 'backup'
  | 'backupQuestion'
  | 'backupAnswer'
  | 'backupTip'
  | 'booking'
  | 'book'
  | 'records'
  | 'record'
  | 'recordsAnswer'
  | 'recordsTip'
  | 'tip'
  | 'open'
  | 'insight'
  | 'yes'
  | 'no',
  string
>;

const WORDS: Record<Language, Words> = {
  hu: {
    area: 'Foglalás',
    booking: 'Módosíthatják a páciensek online az időpontjukat?',
    book: 'A páciens online is módosíthatja vagy lemondhatja az időpontját, nem kell hozzá telefonálnia.',
    remind: 'Küldenek automatikus emlékeztetőt a foglalt időpont előtt?',
    reminders: 'A foglalt időpont előtt a páciens nem kap automatikus emlékeztetőt.',
    tip: 'Állítsanak be automatikus SMS- vagy e-mail-emlékeztetőt a vizit előtti napra.',
    backupQuestion: 'Milyen rendszerességgel készül biztonsági mentés a betegadatokról?',
    backupAnswer: 'Naponta titkosítás nélkül',
    backup: 'A betegadatokról naponta készül mentés, de titkosítás nélkül.',
    backupTip: 'Titkosítsák a napi mentést.',
    record: 'Hol vezetik a betegdokumentációt?',
    records: 'Betegdokumentációjuk többnyire papíron van.',
    recordsAnswer: 'Többnyire papíron',
    recordsTip: 'Térjenek át fokozatosan elektronikus rendszerre.',
    open: 'Mérik, milyen úton találnak Önökre a páciensek?',
    insight: 'Aki online foglal, az emlékeztető nélkül könnyebben elfelejti az időpontját.',
    yes: 'Igen',
    no: 'Nem',
  },
  en: {
    area: 'Booking',
    booking: 'Can patients change an appointment online?',
    book: 'Patients can move or cancel their appointment online themselves.',
    remind: 'Do you remind patients automatically before an appointment?',
    reminders: 'No reminder goes out automatically before an appointment.',
    tip: 'Set up an automatic text or e-mail reminder for the day before the visit.',
    backupQuestion: 'How often is patient data backed up?',
    backupAnswer: 'Daily without encryption',
    backup: 'Patient data is backed up every day, but without encryption.',
    backupTip: 'Encrypt the daily backup.',
    record: 'Where do you keep patient records?',
    records: 'Your patient records are kept mainly on paper.',
    recordsAnswer: 'Mostly on paper',
    recordsTip: 'Move to an electronic system step by step.',
    open: 'Do you measure how new patients find you?',
    insight: 'Patients who book online forget their appointment more easily without a reminder.',
    yes: 'Yes',
    no: 'No',
  },
  ro: {
    area: 'Programări',
    booking: 'Își pot muta pacienții programarea online?',
    book: 'Pacientul își poate muta sau anula singur programarea, pe internet.',
    remind: 'Trimiteți mesaje automate de reamintire înaintea programării?',
    reminders: 'Clinica nu trimite mesaje automate de reamintire înaintea consultației.',
    tip: 'Activați un mesaj automat de reamintire pentru ziua dinaintea vizitei.',
    backupQuestion: 'Cât de des se fac copii de siguranță?',
    backupAnswer: 'Zilnic fără criptare',
    backup: 'Copia de siguranță se face zilnic, dar fără criptare.',
    backupTip: 'Criptați copia zilnică.',
    record: 'Unde țineți fișele pacienților?',
    records: 'Fișele pacienților sunt în cea mai mare parte pe hârtie.',
    recordsAnswer: 'Mai mult pe hârtie',
    recordsTip: 'Treceți treptat la un sistem electronic.',
    open: 'Măsurați pe ce cale vă găsesc pacienții noi?',
    insight: 'Cine se programează online uită mai ușor de consultație fără o reamintire.',
    yes: 'Da',
    no: 'Nu',
  },
};

/** Booking is there (1); reminders (2), encryption (3) and electronic records (4) are missing; 5 was not answered; 6 is an insight. */
export function factsIn(language: Language): WriterFacts {
  const w = WORDS[language];
  const missed = (
    id: number,
    questionText: string,
    more: Partial<SectionFacts['missed'][number]>,
  ): SectionFacts['missed'][number] => ({
    fact: [id, 'a'],
    questionText,
    pointValue: 4,
    answer: w.no,
    tip: null,
    product: null,
    rank: id,
    ...more,
  });
  const section: SectionFacts = {
    sectionId: 7,
    name: w.area,
    description: null,
    score: 10,
    maxScore: 20,
    percentage: 50,
    gained: [{ fact: [1, 'a'], questionText: w.booking, points: 4, answer: w.yes, meaning: w.book }],
    missed: [
      missed(2, w.remind, { meaning: w.reminders, tip: w.tip }),
      missed(3, w.backupQuestion, { answer: w.backupAnswer, meaning: w.backup, tip: w.backupTip }),
      missed(4, w.record, { answer: w.recordsAnswer, meaning: w.records, tip: w.recordsTip }),
      missed(5, w.open, { answer: null, state: 'unanswered' }),
    ],
    insights: [
      {
        id: 1,
        text: w.insight,
        advice: null,
        weight: 5,
        facts: [
          [1, 'a'],
          [2, 'a'],
        ],
      },
    ],
  };
  return { language, totalScore: 10, maxScore: 20, percentage: 50, sections: [section] };
}
