import { Conflict, defineMessages } from '../../platform/errors/app-error.js';
import type { Evaluation } from './evaluation.entity.js';

defineMessages({
  trello_card_unreadable: {
    hu: 'Ez nem egy Trello-kártya azonosítója vagy linkje. Másolja be a kártya linkjét a Trellóból.',
    en: 'This is neither the id nor the link of a Trello card. Paste the card’s link from Trello.',
    ro: 'Acesta nu este nici identificatorul, nici linkul unui card Trello. Copiați linkul cardului din Trello.',
  },
  evaluation_changed: {
    hu: 'Az értékelés közben megváltozott, ezért nem mentettünk és nem hagytunk jóvá semmit: nézze meg, mi lett más.',
    en: 'This evaluation has changed in the meantime, so nothing was saved or approved: check what is different now.',
    ro: 'Evaluarea s-a schimbat între timp, așa că nu s-a salvat și nu s-a aprobat nimic: vedeți ce este diferit acum.',
  },
  nothing_to_withdraw: {
    hu: 'Ennek az értékelésnek nincs élő ügyféloldala.',
    en: 'This evaluation has no live client page.',
    ro: 'Această evaluare nu are o pagină activă pentru client.',
  },
});

/** Carries the evaluation as it now is, so that both versions can be shown, and which texts are newer than what was seen. */
export class EvaluationChanged extends Conflict {
  constructor(current: Evaluation, seen: number) {
    const { version, generatedTexts, textOrigins, trelloCardId, status } = current;
    const changed = Object.entries(textOrigins).flatMap(([field, origin]) =>
      (origin.version ?? 0) > seen ? [field] : [],
    );
    super(
      'evaluation_changed',
      {},
      { current: { version, generatedTexts, textOrigins, trelloCardId, status }, changed },
    );
  }
}
