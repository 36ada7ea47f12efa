import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const automation: DemoSection = {
  name: 'Inteligență artificială și automatizare',
  description:
    'Arată câtă muncă repetitivă preia tehnologia de pe umerii echipei și cu câtă grijă este folosită.',
  questions: [
    {
      questionText: 'În ce domeniu doriți să faceți primul pas înainte?',
      correctAnswer: null,
      options: ['Programări', 'Administrație', 'Atragerea de pacienți noi', 'Securitatea datelor'],
      pointValue: 0,
      weight: 1,
      relatedTip: null,
      ...noProduct,
    },
    {
      questionText: 'Se răspunde automat la apeluri când recepția este ocupată sau închisă?',
      correctAnswer: null,
      options: ['Da', 'Nu'],
      pointValue: 6,
      weight: 8,
      relatedTip:
        'Aveți grijă ca și apelurile pierdute să ducă la o programare sau la un apel înapoi; asistentul automat să spună că nu este om și să îndrume urgențele spre ajutorul potrivit.',
      ...products.assistant,
    },
    {
      questionText:
        'Ajută inteligența artificială la redactarea documentelor medicale, verificate apoi de medic?',
      correctAnswer: null,
      options: ['Da', 'Nu', 'Plănuim'],
      pointValue: 5,
      weight: 7,
      relatedTip:
        'Încercați dictarea asistată la câteva consultații de rutină: medicul să verifice și să aprobe fiecare text, iar cu furnizorul încheiați un acord de prelucrare a datelor.',
      ...products.dictation,
    },
    {
      questionText: 'Cum decurg la dumneavoastră confirmările, lista de așteptare și facturarea?',
      correctAnswer:
        'Programările se confirmă automat, Orele eliberate se ocupă din lista de așteptare, Facturile se întocmesc automat',
      options: [
        'Programările se confirmă automat',
        'Orele eliberate se ocupă din lista de așteptare',
        'Facturile se întocmesc automat',
        'Aceleași date se introduc manual în mai multe locuri',
      ],
      multiple: true,
      pointValue: 5,
      weight: 6,
      relatedTip:
        'Notați timp de o săptămână sarcinile manuale care se repetă și începeți cu cele mai dese: confirmări, listă de așteptare, facturi. Introduceți aceeași informație într-un singur loc.',
      ...products.booking,
    },
    {
      questionText: 'Aveți reguli scrise despre cum pot folosi angajații inteligența artificială?',
      correctAnswer: 'Da',
      options: ['Da', 'Nu'],
      pointValue: 5,
      weight: 8,
      relatedTip:
        'Rezumați în scris la ce se poate folosi inteligența artificială, cine verifică rezultatele și faptul că datele pacienților nu se introduc în servicii publice.',
      ...noProduct,
    },
    {
      questionText: 'Răspunde un chat automat la întrebările frecvente ale pacienților?',
      correctAnswer: null,
      options: ['Da', 'Nu'],
      pointValue: 3,
      weight: 4,
      relatedTip:
        'Adunați întrebările pe care recepția le aude cel mai des și lăsați un chat să răspundă la ele; acesta să nu dea sfaturi medicale, ci să îndrume spre un coleg.',
      ...products.assistant,
    },
  ],
};
