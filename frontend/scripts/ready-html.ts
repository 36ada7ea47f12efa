import { type Language } from '../src/shared/texts/languages.ts';
import { type SiteFiles } from './site-files.ts';

/** What a ready-made page consists of, beside the shell that it stands in. */
export interface ReadyParts extends SiteFiles {
  language: Language;
  title: string;
  /** What search engines and messengers may show of it; null where the title is all. */
  description: string | null;
  /** What stands in the root. */
  html: string;
  /** All styles of the page. */
  styles: string;
  /** The files these styles came from, relative to the site's root. */
  styleSheets: readonly string[];
  /** The scripts that the page will ask for, relative to the site's root. */
  scripts: readonly string[];
}

/**
 * Puts the ready-made page into the built shell. The page's content security policy allows style tags by their hash, but
 * no style attributes: these become rules of the style tag. Pure.
 */
export function readyHtml(shell: string, parts: ReadyParts): string {
  const { metas, body } = liftMetas(parts.html);
  const { html, rules } = liftStyleAttributes(body);
  const head = [
    ...metas,
    ...openGraph(parts),
    // Loaded already, as far as the scripts can tell; a disabled style sheet is never fetched.
    ...parts.styleSheets.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`),
    `<style>${parts.styles}\n${rules}</style>`,
  ];
  const steps: [RegExp, (...found: string[]) => string][] = [
    [/<html lang="[^"]*"/, () => `<html lang="${parts.language}"`],
    [/<title>[^<]*<\/title>/, () => `<title>${escape(parts.title)}</title>`],
    [/\s*<meta\s+name="description"[^>]*>/, (whole) => withDescription(whole, parts.description)],
    [/\s*<link rel="stylesheet"[^>]*>/g, () => ''],
    [/<\/head>/, () => `  ${head.join('\n    ')}\n  </head>`],
    [/<script type="module"[^>]*src="([^"]*)"><\/script>/, (_tag, entry) => starter(parts, entry)],
    [/<div id="root"><\/div>/, () => `<div id="root">${html}</div>`],
  ];
  return steps.reduce(
    (page, [place, content]) => {
      // A shell that has changed is no shell to fill blindly.
      if (page.search(place) === -1) throw new Error(`The shell has no ${place.source}.`);
      return page.replace(place, content);
    },
    shell.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, ''),
  );
}

/** The page shows without its scripts: they are asked for when it does (src/shared/start-page.js). */
function starter({ starter, scripts }: ReadyParts, entry: string): string {
  const others = scripts.map((file) => `/${file}`).filter((file) => file !== entry);
  return `<script defer src="/${starter}" data-entry="${entry}" data-parts="${others.join(' ')}"></script>`;
}

function withDescription(meta: string, description: string | null): string {
  return description === null
    ? ''
    : meta.replace(/content="[^"]*"/, () => `content="${escape(description)}"`);
}

/** React puts what belongs into the head before everything else. */
function liftMetas(html: string): { metas: string[]; body: string } {
  const [start = ''] = /^(?:<meta [^>]*>)*/.exec(html) ?? [];
  return { metas: start.match(/<meta [^>]*>/g) ?? [], body: html.slice(start.length) };
}

/** As the Open Graph protocol writes languages. */
const locales: Readonly<Record<Language, string>> = { hu: 'hu_HU', en: 'en_GB', ro: 'ro_RO' };

/** The server knows the site's own address ({{site}}): a picture of unknown origin is shown by nobody. */
function openGraph({ title, description, language, picture }: ReadyParts): string[] {
  return [
    ['og:type', 'website'],
    ['og:title', title],
    ...(description === null ? [] : [['og:description', description]]),
    ['og:locale', locales[language]],
    ['og:image', `{{site}}/${picture}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
    ['twitter:card', 'summary_large_image'],
  ].map(([property, content]) => `<meta property="${property}" content="${escape(content!)}" />`);
}

function liftStyleAttributes(html: string): { html: string; rules: string } {
  const names = new Map<string, number>();
  const lifted = html.replace(/ style="([^"]*)"/g, (_whole, declarations: string) => {
    const name = names.get(declarations) ?? names.size;
    names.set(declarations, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([declarations, name]) => `[data-style="${name}"]{${unescape(declarations)}}`);
  return { html: lifted, rules: rules.join('\n') };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
