import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const security: DemoSection = {
  name: 'Protecția și securitatea datelor',
  description:
    'Arată cât de bine sunt păzite datele pacienților și cum ați trece peste un incident neprevăzut.',
  questions: [
    {
      questionText: 'Cât de des se fac copii de siguranță ale datelor pacienților?',
      correctAnswer: 'Zilnic și criptat',
      options: ['Zilnic și criptat', 'Zilnic fără criptare', 'Mai rar sau niciodată', 'Nu știu'],
      pointValue: 8,
      weight: 10,
      relatedTip:
        'Stabiliți copii de siguranță criptate, făcute automat în fiecare zi, și țineți cel puțin una în afara clinicii, ca să rămână intactă după incendiu, furt sau ransomware.',
      ...products.backup,
    },
    {
      questionText: 'Ați verificat în ultimul an că datele chiar pot fi restaurate din copie?',
      correctAnswer: null,
      options: ['Da', 'Nu', 'Nu știu'],
      pointValue: 4,
      weight: 7,
      relatedTip:
        'Faceți cel puțin o dată pe an o restaurare de probă și notați cât a durat: pe o copie care nu a fost niciodată încercată nu se poate conta.',
      ...products.backup,
    },
    {
      questionText: 'Cum intră angajații în sistemele cu date ale pacienților?',
      correctAnswer:
        'Cu conturi individuale, Cu autentificare în doi pași, Pe ecrane care se blochează singure',
      options: [
        'Cu conturi individuale',
        'Cu autentificare în doi pași',
        'Pe ecrane care se blochează singure',
        'Cu o parolă comună',
      ],
      multiple: true,
      pointValue: 6,
      weight: 9,
      relatedTip:
        'Dați fiecărui angajat un cont propriu, activați autentificarea în doi pași și blocarea automată a ecranului și renunțați la parolele comune.',
      ...products.accessProtection,
    },
    {
      questionText: 'Trimiteți datele medicale numai pe canale protejate sau criptate?',
      correctAnswer: 'Da',
      options: ['Da', 'Nu', 'De cele mai multe ori'],
      pointValue: 6,
      weight: 9,
      relatedTip:
        'Trimiteți datele privind sănătatea, categorie specială în sensul GDPR, numai printr-un serviciu protejat sau ca fișier criptat, iar parola comunicați-o pe altă cale.',
      ...products.portal,
    },
    {
      questionText:
        'Sunt la zi nota de informare și evidența prelucrărilor, cu acord semnat de fiecare împuternicit?',
      correctAnswer: null,
      options: ['Da', 'Nu', 'Parțial'],
      pointValue: 5,
      weight: 8,
      relatedTip:
        'Treceți în revistă cine prelucrează date ale pacienților în numele dumneavoastră și încheiați cu fiecare un acord de prelucrare; aduceți apoi la zi nota de informare și evidența.',
      ...noProduct,
    },
    {
      questionText: 'Sunt instruiți anual angajații despre protecția datelor și despre phishing?',
      correctAnswer: null,
      options: ['Da', 'Nu'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Organizați anual o instruire scurtă, cu exemple reale, despre cum se recunoaște un mesaj de phishing și despre cine trebuie anunțat imediat când ceva a mers prost.',
      ...noProduct,
    },
  ],
};
