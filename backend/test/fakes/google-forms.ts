import type { FakeForm } from '../make/google-form.js';
import { type BearerCheck, googleError, type GooglePart, json, Script } from './google-part.js';

const BODY_SCOPE = 'https://www.googleapis.com/auth/forms.body.readonly';

export interface FormsPart extends GooglePart {
  script: Script;
  /** By formId; the public pages show the same ones. */
  forms: Map<string, FakeForm>;
  /** Ids of forms that the service account may not read. */
  notShared: Set<string>;
}

/** Forms as the API (v1) gives them: by formId alone, to those they are shared with, defaults left out. */
export function formsPart(bearers: BearerCheck): FormsPart {
  const script = new Script();
  const forms = new Map<string, FakeForm>();
  const notShared = new Set<string>();
  return {
    script,
    forms,
    notShared,
    answer: async (request) => {
      const id = /^\/v1\/forms\/([^/]+)$/.exec(request.path)?.[1];
      if (request.method !== 'GET' || id === undefined) return null;
      const refusal = bearers.refuse(request, BODY_SCOPE) ?? (await script.take(request));
      if (refusal) return refusal;
      const form = forms.get(decodeURIComponent(id));
      if (!form) return googleError('not_found');
      return notShared.has(form.formId) ? googleError('not_shared') : json(200, withoutDefaults(form));
    },
  };
}

/** What is 0, false, '' or an empty list is not sent; an empty object is, as its key alone says what a thing is. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(
    ([, inner]) =>
      inner !== '' && inner !== 0 && inner !== false && !(Array.isArray(inner) && inner.length === 0),
  );
  return Object.fromEntries(given.map(([key, inner]) => [key, withoutDefaults(inner)]));
}
