import { Conflict, defineMessages } from '../../platform/errors/app-error.js';
import type { Evaluation } from './evaluation.entity.js';

defineMessages({
  trello_card_unreadable: {
    hu: 'Ez nem egy Trello-kártya azonosítója vagy linkje. Másolja be a kártya linkjét a Trellóból.',
    en: 'This is neither the id nor the link of a Trello card. Paste the card’s link from Trello.',
    ro: 'Acesta nu este nici identificatorul, nici linkul unui card Trello. Copiați linkul cardului din Trello.',
  },
  evaluation_changed: {
    hu: 'Közben valaki más is módosította ezt az értékelést. A módosításait nem mentettük el: nézze át a két változatot.',
    en: 'Someone else has changed this evaluation in the meantime. Your changes were not saved: look at both versions.',
    ro: 'Între timp, altcineva a modificat această evaluare. Modificările dumneavoastră nu au fost salvate: comparați cele două versiuni.',
  },
  nothing_to_withdraw: {
    hu: 'Ennek az értékelésnek nincs élő ügyféloldala.',
    en: 'This evaluation has no live client page.',
    ro: 'Această evaluare nu are o pagină activă pentru client.',
  },
});

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
