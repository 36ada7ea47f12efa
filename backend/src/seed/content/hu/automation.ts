import type { DemoSection } from '../content.types.js';
import { noProduct } from '../no-product.js';
import { products } from './products.js';

export const automation: DemoSection = {
  name: 'Mesterséges intelligencia és automatizálás',
  description:
    'Azt mutatja, mennyi ismétlődő feladatot vesznek le a csapat válláról a gépek, és mennyire átgondoltan.',
  questions: [
    {
      questionText: 'Melyik területen szeretnének elsőként előrelépni?',
      correctAnswer: null,
      options: ['Időpontfoglalás', 'Adminisztráció', 'Új páciensek elérése', 'Adatbiztonság'],
      pointValue: 0,
      weight: 1,
      relatedTip: null,
      ...noProduct,
    },
    {
      questionText: 'Fogadja automatikus megoldás a hívásokat, amikor a recepció foglalt vagy zárva van?',
      correctAnswer: null,
      options: ['Igen', 'Nem'],
      pointValue: 6,
      weight: 8,
      relatedTip:
        'Gondoskodjanak róla, hogy a nem fogadott hívásból is foglalás vagy visszahívás legyen; az automata jelezze, hogy nem ember, és sürgős esetben irányítson a megfelelő ellátáshoz.',
      ...products.assistant,
    },
    {
      questionText: 'Segíti mesterséges intelligencia a leletek megírását, orvosi ellenőrzés mellett?',
      correctAnswer: null,
      options: ['Igen', 'Nem', 'Tervezzük'],
      pointValue: 5,
      weight: 7,
      relatedTip:
        'Próbálják ki a gépi diktálást néhány rutinviziten: a szöveget mindig az orvos ellenőrizze és hagyja jóvá, a szolgáltatóval pedig kössenek adatfeldolgozói szerződést.',
      ...products.dictation,
    },
    {
      questionText: 'Hogyan zajlik Önöknél a visszaigazolás, a várólista és a számlázás?',
      correctAnswer:
        'A foglalást automatikus visszaigazolás követi, A felszabadult időpontot várólistáról töltjük fel, A számla magától elkészül',
      options: [
        'A foglalást automatikus visszaigazolás követi',
        'A felszabadult időpontot várólistáról töltjük fel',
        'A számla magától elkészül',
        'Ugyanazt az adatot több helyre is kézzel írjuk be',
      ],
      multiple: true,
      pointValue: 5,
      weight: 6,
      relatedTip:
        'Írják fel egy héten át az ismétlődő kézi teendőket, és kezdjék a leggyakoribbal: visszaigazolás, várólista, számla. A többször begépelt adatot csak egy helyen rögzítsék.',
      ...products.booking,
    },
    {
      questionText:
        'Van írott szabályuk arról, hogyan használhatják a munkatársak a mesterséges intelligenciát?',
      correctAnswer: 'Igen',
      options: ['Igen', 'Nem'],
      pointValue: 5,
      weight: 8,
      relatedTip:
        'Foglalják össze röviden, mire használható a mesterséges intelligencia, ki ellenőrzi az eredményt, és hogy páciensek adatai nem kerülhetnek nyilvános szolgáltatásba.',
      ...noProduct,
    },
    {
      questionText: 'Válaszol automatikus csevegő a páciensek gyakori kérdéseire?',
      correctAnswer: null,
      options: ['Igen', 'Nem'],
      pointValue: 3,
      weight: 4,
      relatedTip:
        'Gyűjtsék össze a recepció leggyakoribb kérdéseit, és válaszoljon rájuk egy csevegő, amely egészségügyi tanácsot nem ad, hanem ilyenkor munkatárshoz irányít.',
      ...products.assistant,
    },
  ],
};
