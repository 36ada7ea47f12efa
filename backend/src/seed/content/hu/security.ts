import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const security: DemoSection = {
  name: 'Adatvédelem és adatbiztonság',
  description:
    'Azt mutatja, mennyire vannak biztonságban a páciensek adatai, és mi történne egy váratlan eseménykor.',
  questions: [
    {
      questionText: 'Milyen rendszerességgel készül biztonsági mentés a betegadatokról?',
      correctAnswer: 'Naponta és titkosítva',
      options: ['Naponta és titkosítva', 'Naponta titkosítás nélkül', 'Ritkábban vagy soha', 'Nem tudom'],
      pointValue: 8,
      weight: 10,
      relatedTip:
        'Állítsanak be naponta lefutó, titkosított mentést, és legalább egy példányt tartsanak a rendelőtől elkülönítve, hogy tűz, lopás vagy zsarolóvírus után is meglegyen.',
      ...products.backup,
    },
    {
      questionText: 'Kipróbálták az elmúlt évben, hogy a mentésből valóban visszaállíthatók az adatok?',
      correctAnswer: null,
      options: ['Igen', 'Nem', 'Nem tudom'],
      pointValue: 4,
      weight: 7,
      relatedTip:
        'Évente legalább egyszer állítsanak vissza próbaképpen adatokat a mentésből, és írják fel, mennyi ideig tartott: a ki nem próbált mentésre nem lehet számítani.',
      ...products.backup,
    },
    {
      questionText: 'Hogyan lépnek be a munkatársak a betegadatokat kezelő rendszerekbe?',
      correctAnswer: 'Egyéni felhasználói fiókkal, Kétlépcsős azonosítással, Magától záródó képernyővel',
      options: [
        'Egyéni felhasználói fiókkal',
        'Kétlépcsős azonosítással',
        'Magától záródó képernyővel',
        'Közösen használt jelszóval',
      ],
      multiple: true,
      pointValue: 6,
      weight: 9,
      relatedTip:
        'Adjanak minden munkatársnak saját fiókot, kapcsolják be a kétlépcsős azonosítást és a magától záródó képernyőt, a közös jelszavakat pedig szüntessék meg.',
      ...products.accessProtection,
    },
    {
      questionText: 'Kizárólag védett vagy titkosított csatornán küldenek egészségügyi adatot?',
      correctAnswer: 'Igen',
      options: ['Igen', 'Nem', 'Többnyire'],
      pointValue: 6,
      weight: 9,
      relatedTip:
        'Az egészségügyi adatot, amely a GDPR szerint különleges adat, mindig védett felületen vagy titkosított mellékletként küldjék, a jelszót pedig más csatornán adják meg.',
      ...products.portal,
    },
    {
      questionText:
        'Naprakész az adatkezelési tájékoztató és nyilvántartás, és van szerződés minden adatfeldolgozóval?',
      correctAnswer: null,
      options: ['Igen', 'Nem', 'Részben'],
      pointValue: 5,
      weight: 8,
      relatedTip:
        'Vegyék sorra, ki kezel az Önök megbízásából páciensadatot, és kössenek mindegyikükkel adatfeldolgozói szerződést; a tájékoztatót és a nyilvántartást igazítsák ehhez.',
      ...noProduct,
    },
    {
      questionText: 'Kapnak a munkatársak évente képzést az adatvédelemről és az adathalászatról?',
      correctAnswer: null,
      options: ['Igen', 'Nem'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Tartsanak évente rövid képzést valós példákkal arról, hogyan ismerhető fel az adathalász levél, és kinek kell azonnal szólni, ha baj történt.',
      ...noProduct,
    },
  ],
};
