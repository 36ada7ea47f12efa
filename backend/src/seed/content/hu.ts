import type { DemoQuestionnaire } from './content.types.js';
import { automation } from './hu/automation.js';
import { communication } from './hu/communication.js';
import { marketing } from './hu/marketing.js';
import { presence } from './hu/presence.js';
import { records } from './hu/records.js';
import { security } from './hu/security.js';

export const hungarianQuestionnaire: DemoQuestionnaire = {
  language: 'hu',
  name: 'Digitális érettség felmérése rendelők számára',
  welcome: {
    greeting: 'Üdvözöljük! Köszönjük, hogy kitöltötték a kérdőívet.',
    content:
      'Elkészült rendelőjük digitális érettségének értékelése. Válaszaik alapján végigvesszük, miben állnak jól, hol veszítenek időt vagy pácienst, és melyik lépéssel érdemes kezdeni.\n\nMinden területnél látják az elért pontszámot, az iparági átlagot, a rövid elemzést és a teendőket. Az összkép az utolsó oldalon található.',
    tips: 'Nézzék át az eredményt munkatársaikkal együtt. Válasszanak ki egyszerre csak egy-két teendőt, jelöljenek ki hozzájuk felelőst és határidőt, és csak utána lépjenek tovább a következőre.',
  },
  demoButtonUrl: null,
  sections: [presence, communication, records, security, marketing, automation],
};
