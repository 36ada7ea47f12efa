import type { DemoQuestionnaire } from './content.types.js';
import { automation } from './ro/automation.js';
import { communication } from './ro/communication.js';
import { marketing } from './ro/marketing.js';
import { presence } from './ro/presence.js';
import { records } from './ro/records.js';
import { security } from './ro/security.js';

export const romanianQuestionnaire: DemoQuestionnaire = {
  language: 'ro',
  name: 'Chestionar de maturitate digitală pentru clinici',
  welcome: {
    greeting: 'Bun venit! Vă mulțumim că ați completat chestionarul.',
    content:
      'Evaluarea maturității digitale a clinicii dumneavoastră este gata. Pornind de la răspunsurile date, vă arătăm ce merge bine, unde pierdeți timp sau pacienți și cu ce pas merită să începeți.\n\nLa fiecare domeniu veți vedea punctajul obținut, media din domeniu, o scurtă analiză și ce aveți de făcut. Pe ultima pagină găsiți imaginea de ansamblu.',
    tips: 'Parcurgeți rezultatele împreună cu echipa. Alegeți pe rând cel mult una sau două măsuri, stabiliți pentru fiecare un responsabil și un termen și treceți mai departe abia după ce le-ați încheiat.',
  },
  demoButtonUrl: null,
  sections: [presence, communication, records, security, marketing, automation],
};
