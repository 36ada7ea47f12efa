import { type BearerCheck, googleError, type GooglePart, Script } from './google-part.js';

const BODY_SCOPE = 'https://www.googleapis.com/auth/forms.body.readonly';

export interface FormsPart extends GooglePart {
  script: Script;
}

/** Forms as the API (v1) gives them. */
export function formsPart(bearers: BearerCheck): FormsPart {
  const script = new Script();
  return {
    script,
    answer: (request) => {
      if (request.method !== 'GET' || !request.path.startsWith('/v1/forms/')) return null;
      return bearers.refuse(request, BODY_SCOPE) ?? script.take(request) ?? googleError('not_found');
    },
  };
}
