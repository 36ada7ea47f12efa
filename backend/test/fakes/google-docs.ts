import { publicIdOf } from '../make/google-form.js';
import { publicPageOf } from './google-form-page.js';
import type { FormsPart } from './google-forms.js';
import { type GooglePart, type GoogleReply, html, Script } from './google-part.js';

export interface DocsPart extends GooglePart {
  script: Script;
  /** Where each short link leads, by its last part. */
  shortLinks: Map<string, string>;
  /** How a form turns people away, by its formId. */
  turnsAway: Map<string, 'closed' | 'sign-in'>;
}

const moved = (location: string): GoogleReply => ({ status: 302, headers: { location } });
const SIGN_IN =
  'https://accounts.google.com/v3/signin/identifier?continue=https%3A%2F%2Fdocs.google.com%2Fforms';

/** Public pages of forms, and the short links to them under `/forms.gle/`. Nobody signs in here. */
export function docsPart({ forms }: Pick<FormsPart, 'forms'>): DocsPart {
  const script = new Script();
  const shortLinks = new Map<string, string>();
  const turnsAway: DocsPart['turnsAway'] = new Map();

  const publicPage = (publicId: string): GoogleReply => {
    const form = [...forms.values()].find((one) => publicIdOf(one) === publicId);
    if (!form) return html(404, 'Sorry, the file you have requested does not exist.');
    const turn = turnsAway.get(form.formId);
    if (turn === 'sign-in') return moved(SIGN_IN);
    if (turn === 'closed') return moved(`/forms/d/e/${publicId}/closedform`);
    return html(200, publicPageOf(form));
  };
  const editPage = (formId: string): GoogleReply => {
    const form = forms.get(formId);
    if (!form) return html(404, 'Sorry, the file you have requested does not exist.');
    return moved(`https://docs.google.com/forms/d/e/${publicIdOf(form)}/viewform`);
  };
  return {
    script,
    shortLinks,
    turnsAway,
    answer: async (request) => {
      const { method, path, headers } = request;
      const short = /^\/forms\.gle\/([\w-]+)$/.exec(path)?.[1];
      if (method !== 'GET' || (short === undefined && !path.startsWith('/forms/'))) return null;
      if (headers.authorization || headers.cookie) return html(400, 'The test demands a stranger');
      const scripted = await script.take(request);
      if (scripted) return scripted;
      if (short !== undefined) {
        const target = shortLinks.get(short);
        return target === undefined ? html(404, 'Invalid Dynamic Link') : moved(target);
      }
      const publicId = /^\/forms\/d\/e\/([^/]+)\/viewform$/.exec(path)?.[1];
      if (publicId !== undefined) return publicPage(publicId);
      const formId = /^\/forms\/d\/([^/]+)\/viewform$/.exec(path)?.[1];
      return formId === undefined ? null : editPage(formId);
    },
  };
}
