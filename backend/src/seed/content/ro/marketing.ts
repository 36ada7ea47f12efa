import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const marketing: DemoSection = {
  name: 'Marketing și reputație',
  description: 'Arată ce află despre dumneavoastră viitorii pacienți și cum îi păstrați pe cei actuali.',
  questions: [
    {
      questionText: 'Cereți automat pacienților o recenzie după consultație?',
      correctAnswer: null,
      options: ['Da', 'Nu'],
      pointValue: 5,
      weight: 7,
      relatedTip:
        'Trimiteți după consultație o rugăminte scurtă și politicoasă, cu link direct spre recenzie: tuturor pacienților la fel și fără a oferi ceva în schimb.',
      ...products.reviews,
    },
    {
      questionText: 'Cum tratați recenziile primite pe internet?',
      correctAnswer: 'Răspundem la fiecare',
      options: ['Răspundem la fiecare', 'Răspundem doar la reclamații', 'Nu răspundem'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Răspundeți scurt și politicos la fiecare recenzie, dar nu confirmați public că autorul v-a fost pacient; detaliile tratamentului le discutați numai cu el.',
      ...products.reviews,
    },
    {
      questionText: 'Trimiteți un newsletter pacienților care și-au dat acordul?',
      correctAnswer: null,
      options: ['Da', 'Nu'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Cereți pentru newsletter un consimțământ separat și liber exprimat, scrieți rar, dar cu folos, și faceți dezabonarea simplă în fiecare mesaj.',
      ...products.recall,
    },
    {
      questionText: 'Măsurați pe ce cale vă găsesc pacienții noi?',
      correctAnswer: 'Da',
      options: ['Da', 'Nu'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Întrebați fiecare pacient nou, la programare, de unde a aflat de dumneavoastră și comparați trimestrial răspunsurile cu banii cheltuiți pe publicitate.',
      ...products.reports,
    },
    {
      questionText: 'Cât de des publicați conținut medical propriu pe rețelele sociale?',
      correctAnswer: 'După un calendar stabilit',
      options: ['După un calendar stabilit', 'Ocazional', 'Nu suntem prezenți'],
      pointValue: 3,
      weight: 4,
      relatedTip:
        'Întocmiți trimestrial un plan de postări pornind de la întrebările reale ale pacienților și publicați, la nevoie, mai rar, dar cu regularitate.',
      ...noProduct,
    },
  ],
};
