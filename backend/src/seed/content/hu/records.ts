import type { DemoSection } from '../content.types.js';
import { products } from './products.js';

export const records: DemoSection = {
  name: 'Elektronikus dokumentáció és munkafolyamatok',
  description:
    'Azt mutatja, mennyi papírmunka és kettős adatbevitel terheli az orvosokat és a munkatársakat.',
  questions: [
    {
      questionText: 'Hol vezetik a betegdokumentációt?',
      correctAnswer: 'Teljes egészében elektronikus rendszerben',
      options: [
        'Teljes egészében elektronikus rendszerben',
        'Elektronikusan és papíron vegyesen',
        'Többnyire papíron',
      ],
      pointValue: 8,
      weight: 9,
      relatedTip:
        'Jelöljenek ki egy napot, amelytől minden új ellátást elektronikusan rögzítenek; a régi kartonokat elég a páciens következő vizitje előtt beszkennelni.',
      ...products.practiceSoftware,
    },
    {
      questionText: 'Kitölthetők és aláírhatók elektronikusan a kérdőívek és a beleegyező nyilatkozatok?',
      correctAnswer: null,
      options: ['Igen', 'Nem', 'Részben'],
      pointValue: 6,
      weight: 8,
      relatedTip:
        'Küldjék ki előre az anamnézis-kérdőívet és a beleegyező nyilatkozatot elektronikus kitöltésre; a beavatkozás előtti személyes tájékoztatásra ezután is szánjanak időt.',
      ...products.consent,
    },
    {
      questionText: 'Összekapcsolt rendszerben fut a naptár, a dokumentáció és a számlázás?',
      correctAnswer: null,
      options: ['Igen', 'Nem', 'Részben'],
      pointValue: 6,
      weight: 7,
      relatedTip:
        'Olyan rendszert használjanak, amelyben a naptár, a dokumentáció és a számlázás ugyanabból a páciensadatból dolgozik, hogy semmit se kelljen kétszer beírni.',
      ...products.practiceSoftware,
    },
    {
      questionText: 'Sablonból készülnek az ambuláns lapok és a kezelési tervek?',
      correctAnswer: 'Igen',
      options: ['Igen', 'Nem'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Készítsenek sablont a leggyakoribb ellátásokhoz: egységesebb lesz a dokumentáció, és az orvosnak csak az egyedi részeket kell megírnia.',
      ...products.practiceSoftware,
    },
    {
      questionText: 'Áttekintik havonta a kihasználtság, a lemondások és a meg nem jelenések számait?',
      correctAnswer: null,
      options: ['Igen', 'Nem'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Nézzék át havonta ugyanazt a néhány számot: kihasználtság, lemondás, meg nem jelenés, várakozási idő. Minden alkalommal válasszanak ki egy teendőt.',
      ...products.reports,
    },
  ],
};
