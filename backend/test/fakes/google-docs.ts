import { type GooglePart, Script } from './google-part.js';

export interface DocsPart extends GooglePart {
  script: Script;
}

/** Public pages of forms. */
export function docsPart(): DocsPart {
  const script = new Script();
  return { script, answer: (request) => (request.path.startsWith('/forms/') ? script.take(request) : null) };
}
