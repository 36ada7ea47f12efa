import { BadRequest } from '../../platform/errors/app-error.js';

const LINK = /^(?:https?:\/\/)?(?:www\.)?trello\.com\/c\/([A-Za-z0-9]{8})(?:[/?#].*)?$/i;
const LONGEST = 60;

/**
 * What is stored of a card id that a person typed or pasted: of a card's link its short link; null when nothing is left
 * (rules: Trello cards). Throws BadRequest `trello_card_unreadable`. Pure.
 */
export function readCardId(typed: string): string | null {
  const text = typed.trim();
  const id = LINK.exec(text)?.[1] ?? text;
  if (id.length > LONGEST) throw new BadRequest('trello_card_unreadable');
  return id === '' ? null : id;
}
