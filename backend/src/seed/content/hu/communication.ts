import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const communication: DemoSection = {
  name: 'Kapcsolattartás a páciensekkel',
  description: 'Azt mutatja, mennyire gyors, kiszámítható és biztonságos a kapcsolat a vizit előtt és után.',
  questions: [
    {
      questionText: 'Küldenek automatikus emlékeztetőt a foglalt időpont előtt?',
      correctAnswer: null,
      options: ['Igen', 'Nem'],
      pointValue: 8,
      weight: 9,
      relatedTip:
        'Állítsanak be automatikus SMS- vagy e-mail-emlékeztetőt a vizit előtti napra, válaszlehetőséggel, hogy kevesebb páciens maradjon távol szó nélkül.',
      ...products.reminder,
    },
    {
      questionText: 'Mennyi idő alatt válaszolnak az írásos megkeresésekre?',
      correctAnswer: 'Egy munkanapon belül',
      options: ['Egy munkanapon belül', 'Két-három nap alatt', 'Nincs rá kialakult rendünk'],
      pointValue: 5,
      weight: 6,
      relatedTip:
        'Vállalják, hogy egy munkanapon belül válaszolnak, nevezzenek ki ehhez felelőst, és írjanak mintaválaszokat a leggyakoribb kérdésekre.',
      ...noProduct,
    },
    {
      questionText: 'Kapnak a páciensek digitális tájékoztatót a felkészülésről és az utókezelésről?',
      correctAnswer: null,
      options: ['Igen', 'Nem', 'Csak kérésre'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Írják le a leggyakoribb beavatkozások felkészülési és utókezelési teendőit közérthetően, és küldjék el automatikusan a foglalás, illetve a vizit után.',
      ...products.portal,
    },
    {
      questionText: 'Értesítik automatikusan a pácienseket, amikor esedékes a következő ellenőrzésük?',
      correctAnswer: 'Igen',
      options: ['Igen', 'Nem'],
      pointValue: 5,
      weight: 7,
      relatedTip:
        'Rögzítsék már a vizit végén a következő ellenőrzés idejét, és bízzák a rendszerre az értesítést, hogy egyetlen kontroll se merüljön feledésbe.',
      ...products.recall,
    },
    {
      questionText: 'Hogyan jutnak el a leletek a páciensekhez?',
      correctAnswer: 'Jelszóval védett online felületen, Személyesen átadva',
      options: [
        'Jelszóval védett online felületen',
        'Személyesen átadva',
        'Védelem nélküli e-mail-mellékletként',
        'Csevegőalkalmazásban',
      ],
      multiple: true,
      pointValue: 6,
      weight: 8,
      relatedTip:
        'Tegyék elérhetővé a leleteket jelszóval védett online felületen, és tartsák meg a személyes átadást azoknak, akik azt kérik; a védelem nélküli csatornákat hagyják el.',
      ...products.portal,
    },
  ],
};
