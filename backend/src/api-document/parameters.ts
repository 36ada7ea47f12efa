import type { DocumentedAccess } from '../platform/http/route-access.js';

/** What parameters mean that mean the same everywhere; a route that says more itself is left alone. */
const MEANINGS: Readonly<Record<string, string>> = {
  action: 'Only entries of this action.',
  adminId: 'The admin’s id.',
  clientEmail: 'Part of the client’s e-mail address.',
  clientName: 'Part of the client’s or clinic’s name.',
  context: 'Where the texts are shown.',
  event: 'Only deliveries of this event.',
  index: 'Which strength of the section, from 0.',
  integration: 'The outside service.',
  key: 'The setting’s key.',
  kind: 'Which mail.',
  language: 'The language of the texts.',
  limit: 'Rows of a page at most.',
  linkId: 'The shared link’s id.',
  noteId: 'The note’s id.',
  offset: 'Rows to skip.',
  page: 'Which page, from 1.',
  questionnaireId: 'The questionnaire’s id.',
  search: 'Words that name, clinic or e-mail address contain.',
  sectionId: 'The section’s id.',
  slug: 'The word in the online form’s address: /q/{slug}.',
  state: 'Only what is in this state.',
  status: 'Only evaluations of this status.',
  version: 'The version’s number.',
};

/** Undefined where nothing is known of a name; a test finds that. Pure. */
export function parameterMeaning(
  name: string,
  path: string,
  access: DocumentedAccess | undefined,
): string | undefined {
  if (name !== 'id') return MEANINGS[name];
  if (access && access.scope !== 'nothing') return `The id of the ${access.scope.of.replaceAll('-', ' ')}.`;
  const parent = path.split('/').at(path.split('/').indexOf('{id}') - 1) ?? '';
  return `The id, as the list of ${parent.replaceAll('-', ' ')} has it.`;
}
