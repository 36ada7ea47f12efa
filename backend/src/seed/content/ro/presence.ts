import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const presence: DemoSection = {
  name: 'Prezență online și programări',
  description: 'Arată dacă pacienții noi vă găsesc pe internet și dacă se pot programa fără să sune.',
  questions: [
    {
      questionText: 'Câți medici consultă în mod regulat în clinica dumneavoastră?',
      correctAnswer: null,
      options: ['Unul', 'Doi până la cinci', 'Șase până la zece', 'Mai mult de zece'],
      pointValue: 0,
      weight: 1,
      relatedTip: null,
      ...noProduct,
    },
    {
      questionText: 'Are clinica un site propriu, ușor de folosit și de pe telefonul mobil?',
      correctAnswer: null,
      options: ['Da', 'Nu'],
      pointValue: 4,
      weight: 6,
      relatedTip:
        'Asigurați clinicii un site simplu, gândit întâi pentru telefon, pe care programul, numărul de telefon și butonul de programare se văd din primul ecran.',
      ...noProduct,
    },
    {
      questionText: 'Cum se pot programa pacienții pe internet?',
      correctAnswer: 'În timp real la orele libere',
      options: [
        'În timp real la orele libere',
        'Doar printr-o cerere de programare',
        'Nu se pot programa online',
      ],
      pointValue: 8,
      weight: 10,
      relatedTip:
        'Deschideți cel puțin o parte din calendar pentru programări în timp real, astfel încât pacientul să primească pe loc o oră sigură, chiar și în afara programului.',
      ...products.booking,
    },
    {
      questionText: 'Se găsește pe internet lista actualizată a serviciilor și prețurilor dumneavoastră?',
      correctAnswer: null,
      options: ['Da', 'Nu', 'Parțial'],
      pointValue: 3,
      weight: 5,
      relatedTip:
        'Publicați o listă de prețuri cu data actualizării și stabiliți cine o întreține: veți primi mai puține apeluri de rutină și veți evita neînțelegerile la plată.',
      ...noProduct,
    },
    {
      questionText: 'Ce se vede acum pe profilul Google al clinicii?',
      correctAnswer: 'Programul corect, Numărul de telefon, Linkul de programare, Fotografii recente',
      options: [
        'Programul corect',
        'Numărul de telefon',
        'Linkul de programare',
        'Fotografii recente',
        'Și informații depășite',
      ],
      multiple: true,
      pointValue: 4,
      weight: 7,
      relatedTip:
        'Revendicați profilul Google al clinicii și completați-l în întregime: program, telefon, link de programare și fotografii recente. Ștergeți informațiile depășite.',
      ...noProduct,
    },
    {
      questionText: 'Își pot muta sau anula pacienții singuri programarea, online?',
      correctAnswer: 'Da',
      options: ['Da', 'Nu'],
      pointValue: 4,
      weight: 7,
      relatedTip:
        'Puneți în fiecare confirmare un link pentru mutarea sau anularea programării: ora anulată se eliberează mai repede și poate fi oferită altui pacient.',
      ...products.booking,
    },
  ],
};
