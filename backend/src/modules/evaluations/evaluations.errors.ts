import { Conflict, defineMessages } from '../../platform/errors/app-error.js';
import type { ResetTarget } from './status/status.js';

defineMessages({
  evaluation_not_verifiable: {
    hu: 'Csak elkészült, még nem ellenőrzött értékelést lehet ellenőrizni.',
    en: 'Only an evaluation that is generated and not yet verified can be verified.',
    ro: 'Doar o evaluare generată și încă neverificată poate fi verificată.',
  },
  evaluation_not_sendable: {
    hu: 'Csak ellenőrzött értékelést lehet elküldeni.',
    en: 'Only a verified evaluation can be sent.',
    ro: 'Doar o evaluare verificată poate fi trimisă.',
  },
  evaluation_not_resettable: {
    hu: 'Ehhez az állapothoz szövegek kellenek. Előbb készítse el az értékelés szövegeit.',
    en: 'This status needs texts. Generate the texts of the evaluation first.',
    ro: 'Această stare are nevoie de texte. Generați mai întâi textele evaluării.',
  },
});

export class NotVerifiable extends Conflict {
  constructor() {
    super('evaluation_not_verifiable');
  }
}

export class NotSendable extends Conflict {
  constructor() {
    super('evaluation_not_sendable');
  }
}

export class NotResettable extends Conflict {
  constructor(target: ResetTarget) {
    super('evaluation_not_resettable', { target });
  }
}
