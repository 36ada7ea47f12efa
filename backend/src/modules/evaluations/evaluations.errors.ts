import { Conflict, defineMessages, messageOf, wordDetails } from '../../platform/errors/app-error.js';
import type { Finding } from './checks/finding.js';
import type { Evaluation } from './evaluation.entity.js';
import type { ResetTarget } from './status/status.js';

defineMessages({
  evaluation_not_verifiable: {
    hu: 'Csak elkészült, még jóvá nem hagyott értékelést lehet jóváhagyni.',
    en: 'Only an evaluation that is generated and not yet verified can be verified.',
    ro: 'Doar o evaluare generată și încă neverificată poate fi verificată.',
  },
  evaluation_not_sendable: {
    hu: 'Csak jóváhagyott értékelést lehet elküldeni; amit már elküldött, csak akkor, ha a levél nem érkezett meg.',
    en: 'Only a verified evaluation can be sent; one that was sent, only if its mail did not arrive.',
    ro: 'Doar o evaluare verificată poate fi trimisă; una trimisă, numai dacă mesajul nu a ajuns.',
  },
  evaluation_not_resettable: {
    hu: 'Ehhez az állapothoz szövegek kellenek. Előbb készítse el az értékelés szövegeit.',
    en: 'This status needs texts. Generate the texts of the evaluation first.',
    ro: 'Această stare are nevoie de texte. Generați mai întâi textele evaluării.',
  },
  evaluation_changed: {
    hu: 'Közben valaki más is módosította ezt az értékelést. A módosításait nem mentettük el: nézze át a két változatot.',
    en: 'Someone else has changed this evaluation in the meantime. Your changes were not saved: look at both versions.',
    ro: 'Între timp, altcineva a modificat această evaluare. Modificările dumneavoastră nu au fost salvate: comparați cele două versiuni.',
  },
  checks_failed: {
    hu: 'Az ellenőrzés {count} gondot talált. Javítsa ki őket, vagy indokolja meg, miért maradhatnak így.',
    en: 'The checks found {count} problems. Fix them, or give a reason why they may stay.',
    ro: 'Verificările au găsit {count} probleme. Corectați-le sau explicați de ce pot rămâne așa.',
  },
  text_unknown: {
    hu: 'Ilyen szövegmezője nincs ennek az értékelésnek: {field}.',
    en: 'This evaluation has no such text: {field}.',
    ro: 'Această evaluare nu are un astfel de text: {field}.',
  },
  original_missing: {
    hu: 'Ennek a szövegnek nincs korábbi, géppel írt változata.',
    en: 'This text has no earlier machine-written version.',
    ro: 'Acest text nu are o versiune anterioară scrisă automat.',
  },
  nothing_to_withdraw: {
    hu: 'Ennek az értékelésnek nincs élő ügyféloldala.',
    en: 'This evaluation has no live client page.',
    ro: 'Această evaluare nu are o pagină activă pentru client.',
  },
});

wordDetails<Finding[]>('checks_failed', (findings, language) =>
  findings.map((finding) => ({ ...finding, message: messageOf(`check_${finding.rule}`, language) })),
);

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

/** Carries the evaluation as it now is, so that both versions can be shown. */
export class EvaluationChanged extends Conflict {
  constructor(current: Evaluation) {
    const { version, generatedTexts, textOrigins, trelloCardId, status } = current;
    super(
      'evaluation_changed',
      {},
      { current: { version, generatedTexts, textOrigins, trelloCardId, status } },
    );
  }
}

/** Carries the open findings. */
export class ChecksFailed extends Conflict {
  constructor(findings: Finding[]) {
    super('checks_failed', { count: findings.length }, findings);
  }
}
