import { paths } from '../../../../addresses.ts';
import { columnsParameter } from '../shown-columns.ts';

/** What of the table's address makes a view. */
const parameters = [
  'search',
  'status',
  'clientName',
  'clientEmail',
  'assignee',
  'mail',
  'sort',
  columnsParameter,
] as const;

/** The part of an address that makes a view, always written alike, so that views can be compared. */
export function viewOf(address: URLSearchParams): string {
  const view = new URLSearchParams();
  for (const name of parameters) {
    const value = address.get(name);
    if (value !== null && value !== '') view.set(name, value);
  }
  return view.toString();
}

/** The address that opens a view for the person who may manage the questionnaire. */
export function addressOf(questionnaireId: number, view: string): string {
  const address = new URLSearchParams(view);
  address.set('questionnaire', String(questionnaireId));
  return `${window.location.origin}${paths.dashboard}?${address.toString()}`;
}

/** Views that everybody has. */
export const builtInViews = [
  ['review', 'status=generated&sort=dueAt'],
  ['unopened', 'status=sent&sort=dueAt'],
  ['undelivered', 'mail=undelivered'],
  ['mine', 'assignee=me'],
] as const;
