import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const presence: DemoSection = {
  name: 'Online jelenlét és időpontfoglalás',
  description:
    'Azt mutatja, megtalálják-e Önöket az új páciensek az interneten, és tudnak-e telefonálás nélkül időpontot foglalni.',
  questions: [
    {
      questionText: 'Hány orvos rendel Önöknél rendszeresen?',
      correctAnswer: null,
      options: ['Egy', 'Kettő–öt', 'Hat–tíz', 'Több mint tíz'],
      pointValue: 0,
      weight: 1,
      relatedTip: null,
      ...noProduct,
    },
    {
      questionText: 'Van a rendelőnek saját, mobiltelefonon is jól használható honlapja?',
      correctAnswer: null,
      options: ['Igen', 'Nem'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Legyen a rendelőnek egyszerű, mobiltelefonra szabott honlapja, amelyen a rendelési idő, a telefonszám és a foglalás gombja már az első képernyőn látszik.',
      ...noProduct,
    },
    {
      questionText: 'Hogyan foglalhatnak időpontot a páciensek az interneten?',
      correctAnswer: 'Valós időben a szabad időpontok közül',
      options: ['Valós időben a szabad időpontok közül', 'Csak időpontkérést küldhetnek', 'Sehogyan'],
      pointValue: 8,
      weight: 10,
      relatedTip:
        'Nyissák meg a naptár legalább egy részét valós idejű online foglalásra, hogy a páciens rendelési időn kívül is azonnal biztos időpontot kapjon.',
      ...products.booking,
    },
    {
      questionText: 'Elérhető az interneten naprakész szolgáltatás- és árlistájuk?',
      correctAnswer: null,
      options: ['Igen', 'Nem', 'Részben'],
      pointValue: 3,
      weight: 5,
      relatedTip:
        'Tegyenek közzé dátummal ellátott árlistát, és jelöljék ki, ki frissíti: így kevesebb lesz a telefonos érdeklődés és a fizetéskor kiderülő félreértés.',
      ...noProduct,
    },
    {
      questionText: 'Mi látható jelenleg a rendelő Google Cégprofilján?',
      correctAnswer: 'Pontos nyitvatartás, Telefonszám, Foglalási link, Friss fényképek',
      options: [
        'Pontos nyitvatartás',
        'Telefonszám',
        'Foglalási link',
        'Friss fényképek',
        'Elavult adatok is',
      ],
      multiple: true,
      pointValue: 4,
      weight: 7,
      relatedTip:
        'Vegyék kezelésbe a rendelő Google Cégprofilját, és töltsék ki teljesen: nyitvatartás, telefonszám, foglalási link és friss fényképek. Az elavult adatokat töröljék.',
      ...noProduct,
    },
    {
      questionText: 'Módosíthatják vagy lemondhatják a páciensek online az időpontjukat?',
      correctAnswer: 'Igen',
      options: ['Igen', 'Nem'],
      pointValue: 4,
      weight: 7,
      relatedTip:
        'Tegyenek minden visszaigazolásba módosító és lemondó linket: a lemondott időpont így hamarabb felszabadul, és más páciensnek adható.',
      ...products.booking,
    },
  ],
};
