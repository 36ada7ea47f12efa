import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../shared/texts/languages.ts';
import { serveApi } from '../../../testing/api-server.ts';
import { makeEvaluation, withChange } from '../../../testing/make-evaluation.ts';
import { makeShared } from '../../../testing/make-shared.ts';
import { openPublic } from '../../../testing/render-public.tsx';

const position = { median: 50, q1: 40, q3: 60, ahead: 9, n: 12, each: [], date: '2026-11-23' };
const sections = [
  { name: 'Időpontfoglalás', percentage: 80, average: 60 },
  { name: 'Adatvédelem', percentage: 10 },
];
const organisation = { name: 'Minta Kft.', address: null, phone: null, email: 'info@minta.hu' };
const pageIn = (language: Language) =>
  withChange({ ...makeEvaluation(sections, language), position, organisation });
const serve = (language: Language) =>
  serveApi({
    'GET /api/evaluation/owner': () => ({ body: pageIn(language) }),
    'GET /api/evaluation/shared': () => ({ body: makeShared(pageIn(language)) }),
    'GET /api/evaluation/owner/shared-links': () => ({ body: [] }),
    'GET /api/landing/settings': () => ({ status: 503, body: {} }),
  });
const textOf = async (path: string, sign: string | RegExp) => {
  await openPublic(path);
  await screen.findByText(sign);
  const text = document.body.textContent;
  cleanup();
  return text;
};

/** What the wordings promise about both links: how each calls it, and what of the sample is it. */
const promises = [
  {
    owner: true,
    shared: true,
    words: { hu: /intézmény nevét/, en: /name of the clinic/, ro: /denumirea clinicii/ },
    sample: 'Minta Rendelő',
  },
  { owner: true, shared: true, words: { hu: /eredmény/, en: /result/, ro: /rezultatul/ }, sample: /62[.,]5/ },
  {
    owner: true,
    shared: true,
    words: { hu: /változás/, en: /changed/, ro: /evoluția/ },
    sample: /41[.,]5/,
  },
  { owner: true, shared: false, words: { hu: /kérdés/, en: /questions/, ro: /întrebăr/ }, sample: 'Kérdés' },
  { owner: true, shared: false, words: { hu: /szöveg/, en: /texts/, ro: /textel?e?/ }, sample: 'Elemzés 1' },
  {
    owner: true,
    shared: false,
    words: { hu: /javaslat/, en: /recommendations/, ro: /recomandări/ },
    sample: 'Tipp 1',
  },
  { owner: true, shared: false, words: { hu: /kitöltő nev/, en: /name/, ro: /nume/ }, sample: 'Kovács Anna' },
] as const;

describe('a shared page', () => {
  it.each(languages)(
    'and the owner’s show in %s what the privacy notice and the dialog say, and no more',
    async (language) => {
      serve(language);
      const welcome = await textOf('/evaluation/owner', 'Kovács Anna');
      const owner = `${welcome}${await textOf('/evaluation/owner?s=1', 'Elemzés 1')}`;
      const shared = await textOf('/evaluation/shared', 'Minta Rendelő');
      await openPublic('/privacy', language);
      const { default: privacy } = (await import(`../../texts/privacy.${language}.json`)) as {
        default: Record<string, string>;
      };
      const { default: texts } = (await import(`../../texts/evaluation.${language}.json`)) as {
        default: Record<string, string>;
      };
      for (const name of ['1', '2', '3'])
        await screen.findByText(privacy[`privacy.link.${name}`] ?? 'missing');
      const [ownerSays = '', sharedSays = '', dialogSays = ''] = [
        privacy['privacy.link.2'],
        privacy['privacy.link.3'],
        texts['evaluation.share.text'],
      ];
      // What comes after these words is left out.
      const without = { hu: /nélkül|nem\. A hivatkozás/, en: /: no |but not/, ro: /: fără|dar nu/ }[language];
      expect(sharedSays).toMatch(without);
      expect(dialogSays).toMatch(without);
      for (const { words, sample, ...is } of promises) {
        expect([String(sample), owner.search(sample) >= 0]).toEqual([String(sample), is.owner]);
        expect([String(sample), shared.search(sample) >= 0]).toEqual([String(sample), is.shared]);
        expect(ownerSays).toMatch(words[language]);
        expect(sharedSays).toMatch(words[language]);
        expect(dialogSays).toMatch(words[language]);
      }
    },
  );

  it('tells where the clinic stands and until when, with no way to the owner’s pages', async () => {
    serve('hu');
    await openPublic('/evaluation/shared');
    expect(await screen.findByRole('heading', { level: 1, name: 'Minta Rendelő' })).toBeVisible();
    expect(
      screen.getByText(/^Az eddigi 12 kitöltő közül 9 intézmény eredménye alacsonyabb ennél\./),
    ).toBeVisible();
    expect(screen.getByText(/eddig érvényes: 2027\. 02\. 21\./)).toBeVisible();
    for (const name of screen.getAllByText('Időpontfoglalás')) expect(name).toBeVisible();
    expect(screen.getByText(/óta 21 százalékponttal jobb az eredmény/)).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/?lang=hu']);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it.each([
    ['shared_link_revoked', 'Ezt a hivatkozást visszavonták', /forduljon ahhoz, akitől/],
    ['shared_link_expired', 'Ez a hivatkozás lejárt', /kérjen új hivatkozást attól, akitől/],
  ])('that has ended (%s) says so, and whom to ask', async (code, title, text) => {
    serveApi({
      'GET /api/evaluation/ended': () => ({ status: 410, body: { statusCode: 410, code, message: '.' } }),
    });
    await openPublic('/evaluation/ended');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.title).toContain(title);
  });
});
