import type { Language } from '../../../platform/http/languages.js';
import type { PlanPeriod, PlanState } from './plan-steps.js';

export interface PlanLabels {
  title: string;
  /** Names of the columns, in their order. */
  columns: [
    period: string,
    step: string,
    section: string,
    points: string,
    state: string,
    who: string,
    due: string,
  ];
  periods: Record<PlanPeriod, string>;
  states: Record<PlanState, string>;
}

export const PLAN_LABELS: Record<Language, PlanLabels> = {
  hu: {
    title: 'Digitális fejlesztési terv',
    columns: ['Időszak', 'Lépés', 'Terület', 'Elérhető pont', 'Állapot', 'Ki végzi el?', 'Határidő'],
    periods: { first: '30 napon belül', next: '60 napon belül', later: '90 napon belül' },
    states: { open: 'Nincs a tervben', planned: 'Tervezve', done: 'Elkészült' },
  },
  en: {
    title: 'Digital improvement plan',
    columns: ['Period', 'Step', 'Area', 'Points to gain', 'State', 'Who takes care of it?', 'Due date'],
    periods: { first: 'Within 30 days', next: 'Within 60 days', later: 'Within 90 days' },
    states: { open: 'Not in the plan', planned: 'Planned', done: 'Done' },
  },
  ro: {
    title: 'Plan de dezvoltare digitală',
    columns: ['Perioadă', 'Pas', 'Domeniu', 'Puncte posibile', 'Stare', 'Cine se ocupă?', 'Termen'],
    periods: { first: 'În 30 de zile', next: 'În 60 de zile', later: 'În 90 de zile' },
    states: { open: 'Nu este în plan', planned: 'Planificat', done: 'Finalizat' },
  },
};
