import type { FormState } from './public/form.dto.js';

interface Openness {
  isOpen: boolean;
  opensAt: Date | null;
  closesAt: Date | null;
  /** Whether its questionnaire is in use. */
  isActive: boolean;
  /** How many questions it asks. */
  questions: number;
}

/** What visitors find at this moment: the switch goes before the dates, and both before whether there is anything to answer. */
export function stateOf(form: Openness, now: Date): FormState {
  if (!form.isOpen || !form.isActive) return 'closed';
  if (form.closesAt !== null && form.closesAt <= now) return 'closed';
  if (form.opensAt !== null && form.opensAt > now) return 'not-yet';
  return form.questions === 0 ? 'empty' : 'open';
}
