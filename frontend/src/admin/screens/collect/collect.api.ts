import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { addressOf } from '../../../shared/api/http.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';
import { type OnlineForm } from '../../kit/online-form/online-form.api.ts';
import { questionnaireHeaders } from '../../kit/session/shown-questionnaire.ts';

type Landing = Schemas['LandingSettingsResponse'];

/** Where the landing page's buttons lead. */
export const landingOptions = query('/api/landing/settings', {}, { staleTime: 0 });

/** What the landing page's button has to do with this form. */
export function leadOf(
  { questionnaireUrl, placeholders }: Pick<Landing, 'questionnaireUrl' | 'placeholders'>,
  form: Pick<OnlineForm, 'url' | 'slug' | 'formerSlugs'>,
): 'here' | 'other' | 'external' | 'nowhere' {
  if (placeholders.includes('questionnaireUrl')) return 'nowhere';
  const { origin, pathname } = new URL(questionnaireUrl, form.url);
  const slug = /^\/q\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (origin !== new URL(form.url).origin || slug === undefined) return 'external';
  return [form.slug, ...form.formerSlugs].includes(slug) ? 'here' : 'other';
}

const pictures = '/api/admin/online-form/qr-code';

/** What a QR code's picture is asked by; without a source it leads to the plain address. */
export const qrCodeQuery = (questionnaireId: number, format: 'svg' | 'png', source: string) => ({
  path: pictures,
  query: { questionnaireId, format, source },
});

/** A QR code as the address of a picture. It is another one where the form has another address. */
export function qrCodeOptions({ questionnaireId, url }: OnlineForm, source: string) {
  return queryOptions({
    queryKey: [pictures, questionnaireId, url, source],
    queryFn: async ({ signal }) => {
      const { path, query: place } = qrCodeQuery(questionnaireId, 'svg', source);
      const headers = questionnaireHeaders();
      const response = await fetch(addressOf(path, place), { headers, signal }).catch((cause: unknown) => {
        throw ApiError.unreachable(cause);
      });
      const text = await response.text();
      if (!response.ok) throw ApiError.fromAnswer(response.status, response.statusText, text);
      return `data:image/svg+xml,${encodeURIComponent(text)}`;
    },
  });
}

/** The form's address with where its visitors come from, which is kept with their responses. */
export function addressFrom(url: string, source: string): string {
  return source === '' ? url : `${url}?${new URLSearchParams({ source }).toString()}`;
}
