import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const marketing: DemoSection = {
  name: 'Marketing és hírnév',
  description: 'Azt mutatja, mit tudnak meg Önökről a leendő páciensek, és hogyan tartják meg a meglévőket.',
  questions: [
    {
      questionText: 'Kérnek a vizit után automatikusan értékelést a páciensektől?',
      correctAnswer: null,
      options: ['Igen', 'Nem'],
      pointValue: 5,
      weight: 7,
      relatedTip:
        'Küldjenek a vizit után rövid, udvarias kérést közvetlen értékelő linkkel: minden páciensnek egyformán, ellenszolgáltatás felajánlása nélkül.',
      ...products.reviews,
    },
    {
      questionText: 'Hogyan kezelik az interneten kapott értékeléseket?',
      correctAnswer: 'Mindegyikre válaszolunk',
      options: ['Mindegyikre válaszolunk', 'Csak a panaszokra válaszolunk', 'Nem válaszolunk'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Válaszoljanak minden értékelésre röviden és udvariasan, de nyilvánosan ne erősítsék meg, hogy az illető a páciensük volt; az ellátás részleteit csak vele beszéljék meg.',
      ...products.reviews,
    },
    {
      questionText: 'Küldenek hírlevelet azoknak a pácienseknek, akik ehhez hozzájárultak?',
      correctAnswer: null,
      options: ['Igen', 'Nem'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Kérjenek a hírlevélhez külön, önkéntes hozzájárulást, írjanak ritkán és hasznosat, és minden levélben legyen egyszerű a leiratkozás.',
      ...products.recall,
    },
    {
      questionText: 'Mérik, hogy milyen úton találnak Önökre az új páciensek?',
      correctAnswer: 'Igen',
      options: ['Igen', 'Nem'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Kérdezzék meg foglaláskor minden új pácienstől, honnan hallott Önökről, és negyedévente vessék össze a válaszokat a hirdetési költségekkel.',
      ...products.reports,
    },
    {
      questionText: 'Milyen gyakran tesznek közzé saját szakmai tartalmat a közösségi oldalakon?',
      correctAnswer: 'Előre tervezett rendszerességgel',
      options: ['Előre tervezett rendszerességgel', 'Alkalomszerűen', 'Nem vagyunk jelen'],
      pointValue: 3,
      weight: 4,
      relatedTip:
        'Készítsenek negyedéves tartalomtervet a páciensek valódi kérdéseiből, és inkább ritkábban, de kiszámíthatóan jelentkezzenek.',
      ...noProduct,
    },
  ],
};
