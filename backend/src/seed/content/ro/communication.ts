import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const communication: DemoSection = {
  name: 'Comunicarea cu pacienții',
  description:
    'Arată cât de promptă, previzibilă și sigură este legătura cu pacienții, înainte și după consultație.',
  questions: [
    {
      questionText: 'Trimiteți mesaje automate de reamintire înaintea programării?',
      correctAnswer: null,
      options: ['Da', 'Nu'],
      pointValue: 8,
      weight: 9,
      relatedTip:
        'Programați un mesaj automat prin SMS sau e-mail în ziua dinaintea consultației, cu posibilitate de răspuns, ca mai puțini pacienți să lipsească fără să anunțe.',
      ...products.reminder,
    },
    {
      questionText: 'În cât timp răspundeți la solicitările scrise?',
      correctAnswer: 'În cel mult o zi lucrătoare',
      options: ['În cel mult o zi lucrătoare', 'În două-trei zile', 'Nu avem o regulă'],
      pointValue: 5,
      weight: 6,
      relatedTip:
        'Asumați-vă un răspuns în cel mult o zi lucrătoare, numiți un responsabil și pregătiți răspunsuri-model la întrebările cele mai frecvente.',
      ...noProduct,
    },
    {
      questionText:
        'Primesc pacienții în format digital indicații despre pregătire și îngrijirea ulterioară?',
      correctAnswer: null,
      options: ['Da', 'Nu', 'Doar la cerere'],
      pointValue: 4,
      weight: 5,
      relatedTip:
        'Scrieți pe înțelesul tuturor indicațiile pentru cele mai frecvente intervenții și trimiteți-le automat după programare, respectiv după consultație.',
      ...products.portal,
    },
    {
      questionText: 'Sunt pacienții anunțați automat când se apropie următorul control?',
      correctAnswer: 'Da',
      options: ['Da', 'Nu'],
      pointValue: 5,
      weight: 7,
      relatedTip:
        'Stabiliți data următorului control înainte ca pacientul să plece și lăsați sistemul să trimită înștiințarea, ca niciun control să nu fie uitat.',
      ...products.recall,
    },
    {
      questionText: 'Cum ajung rezultatele la pacienți?',
      correctAnswer: 'Printr-un serviciu online protejat cu parolă, Înmânate personal',
      options: [
        'Printr-un serviciu online protejat cu parolă',
        'Înmânate personal',
        'Ca atașament de e-mail neprotejat',
        'Printr-o aplicație de mesagerie',
      ],
      multiple: true,
      pointValue: 6,
      weight: 8,
      relatedTip:
        'Puneți rezultatele la dispoziție într-un serviciu online protejat cu parolă, păstrați înmânarea personală pentru cei care o doresc și renunțați la canalele neprotejate.',
      ...products.portal,
    },
  ],
};
