import { createContext } from 'react';
import { type Solution } from '../evaluation-view.ts';

/** Where an offer is asked for: a section page names the product by its id, the summary by its name. */
export type OfferPlace = 'section' | 'summary';

/** What the buttons need to know to ask for offers, the same on every step. */
export interface OfferRequests {
  /** The products asked for since the page was opened, by id. */
  requested: ReadonlySet<string>;
  onAsk: (solution: Solution, place: OfferPlace) => void;
}

export const OfferContext = createContext<OfferRequests | null>(null);
