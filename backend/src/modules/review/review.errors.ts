import { Conflict, defineMessages, messageOf, wordDetails } from '../../platform/errors/app-error.js';
import type { Finding } from './checks/finding.js';

defineMessages({
  evaluation_not_verifiable: {
    hu: 'Csak elkészült, még jóvá nem hagyott értékelést lehet jóváhagyni.',
    en: 'Only an evaluation that is generated and not yet verified can be verified.',
    ro: 'Doar o evaluare generată și încă neverificată poate fi verificată.',
  },
  evaluation_not_resettable: {
    hu: 'Ehhez az állapothoz szövegek kellenek. Előbb készítse el az értékelés szövegeit.',
    en: 'This status needs texts. Generate the texts of the evaluation first.',
    ro: 'Această stare are nevoie de texte. Generați mai întâi textele evaluării.',
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
});

wordDetails<Finding[]>('checks_failed', (findings, language) =>
  findings.map((finding) => ({ ...finding, message: messageOf(`check_${finding.rule}`, language) })),
);

/** Carries the open findings. */
export class ChecksFailed extends Conflict {
  constructor(findings: Finding[]) {
    super('checks_failed', { count: findings.length }, findings);
  }
}
