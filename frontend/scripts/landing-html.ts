/** What a ready-made landing page consists of, beside the shell that it stands in. */
export interface LandingParts {
  language: string;
  title: string;
  description: string;
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
export function landingHtml(shell: string, parts: LandingParts): string {
  const { html, rules } = liftStyleAttributes(parts.html);
  const head = [
    ...openGraph(parts),
    // Loaded already, as far as the scripts can tell; a disabled style sheet is never fetched.
    ...parts.styleSheets.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`),
    ...parts.scripts
      .filter((file) => !shell.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    `<style>${parts.styles}\n${rules}</style>`,
  ];
  const steps: [RegExp, (...found: string[]) => string][] = [
    [/<html lang="[^"]*"/, () => `<html lang="${parts.language}"`],
    [/<title>[^<]*<\/title>/, () => `<title>${escape(parts.title)}</title>`],
    [/(<meta\s+name="description"\s+content=")[^"]*/, (_whole, start) => start + escape(parts.description)],
    [/\s*<link rel="stylesheet"[^>]*>/g, () => ''],
    [/<\/head>/, () => `  ${head.join('\n    ')}\n  </head>`],
    [/<div id="root"><\/div>/, () => `<div id="root">${html}</div>`],
  ];
  return steps.reduce((page, [place, content]) => {
    // A shell that has changed is no shell to fill blindly.
    if (page.search(place) === -1) throw new Error(`The shell of the public face has no ${place.source}.`);
    return page.replace(place, content);
  }, shell);
}

function openGraph({ title, description, language }: LandingParts): string[] {
  return [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:locale', language],
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
