import { type FormSession } from '../draft/session.ts';
import { type SessionState } from '../draft/session-state.ts';
import { type Step } from '../position.ts';

/** What every step of filling in is given. */
export interface StepProps {
  session: FormSession;
  state: SessionState;
  go: (step: Step) => void;
}
