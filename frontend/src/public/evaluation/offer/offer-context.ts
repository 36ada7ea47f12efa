import { createContext } from 'react';
import { type Solution } from '../evaluation-view.ts';

/** Where an offer is asked for: a section page names the product by its id, the summary by its name. */
export type OfferPlace = 'section' | 'summary';

/** What the buttons need to know to ask for offers, the same on every step. */
export interface OfferRequests {
  /** The owner's link. */
  hashedUrl: string;
  /** In the preview nothing is sent. */
  preview: boolean;
  /** The products asked for since the page was opened, by id. */
  requested: ReadonlySet<string>;
  /** The steps that the plan holds and that are not done yet, by the ids of their questions. */
  ticked: ReadonlySet<string>;
  /** An offer was asked for and recorded. */
  onRequested: (solution: Solution, place: OfferPlace) => void;
}

export const OfferContext = createContext<OfferRequests | null>(null);
