import type { DemoSection } from '../content.types.js';
import { products } from './products.js';

export const records: DemoSection = {
  name: 'Documente electronice și fluxuri de lucru',
  description: 'Arată câtă hârtie și câte date introduse de două ori îi încarcă pe medici și pe colegii lor.',
  questions: [
    {
      questionText: 'Unde țineți fișele pacienților?',
      correctAnswer: 'Integral într-un sistem electronic',
      options: ['Integral într-un sistem electronic', 'Electronic și pe hârtie', 'Mai mult pe hârtie'],
      pointValue: 8,
      weight: 9,
      relatedTip:
        'Alegeți o zi de la care orice fișă nouă se face electronic; pe cele vechi este de ajuns să le scanați înaintea următoarei vizite a pacientului.',
      ...products.practiceSoftware,
    },
    {
      questionText: 'Se pot completa și semna electronic chestionarele și formularele de consimțământ?',
      correctAnswer: null,
      options: ['Da', 'Nu', 'Parțial'],
      pointValue: 6,
      weight: 8,
      relatedTip:
        'Trimiteți din timp, în format electronic, chestionarul medical și formularul de consimțământ, dar păstrați și timp pentru explicațiile date personal înaintea intervenției.',
      ...products.consent,
    },
    {
      questionText: 'Funcționează calendarul, fișele și facturarea într-un sistem interconectat?',
      correctAnswer: null,
      options: ['Da', 'Nu', 'Parțial'],
      pointValue: 6,
      weight: 7,
      relatedTip:
        'Folosiți un sistem în care calendarul, fișele și facturarea pornesc de la aceleași date ale pacientului, ca nimic să nu mai fie introdus de două ori.',
      ...products.practiceSoftware,
    },
    {
      questionText: 'Se întocmesc după șabloane fișele de consultație și planurile de tratament?',
      correctAnswer: 'Da',
      options: ['Da', 'Nu'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Pregătiți șabloane pentru cele mai frecvente tratamente: documentele devin mai unitare, iar medicul scrie doar ceea ce ține de fiecare pacient.',
      ...products.practiceSoftware,
    },
    {
      questionText: 'Analizați lunar gradul de ocupare, anulările și neprezentările?',
      correctAnswer: null,
      options: ['Da', 'Nu'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Urmăriți în fiecare lună aceleași câteva cifre: gradul de ocupare, anulările, neprezentările și timpul de așteptare. Alegeți de fiecare dată câte o măsură.',
      ...products.reports,
    },
  ],
};
