import { escapeHtml, shorten } from '../../mail/messages/fill.js';
import type { FormState } from './form.dto.js';

/** What stands in the page before any script has run, as HTML. */
export interface PageParts {
  title: string;
  description: string;
  outline: string;
}

interface Words {
  name: string;
  intro: string | null;
  closedText: string | null;
}

const LONGEST_DESCRIPTION = 200;

/** Name and first words of a questionnaire, escaped: texts are never markup. Pure. */
export function partsOf({ name, intro, closedText }: Words, state: FormState): PageParts {
  const text = (state === 'open' ? intro : closedText) ?? '';
  const paragraphs = text.split(/\n+/).filter((line) => line.trim() !== '');
  const description = shorten(paragraphs.join(' '), LONGEST_DESCRIPTION);
  return {
    title: escapeHtml(name),
    description: escapeHtml(description === '' ? name : description),
    outline: `<main data-outline><h1>${escapeHtml(name)}</h1>${paragraphs
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join('')}</main>`,
  };
}

/** Fills `{{title}}`, `{{description}}` and `{{outline}}`; what follows a bar is for when there is nothing to fill in. Pure. */
export function fillTemplate(template: string, parts: PageParts): string {
  return template.replace(
    /\{\{(title|description|outline)(?:\|([^}]*))?\}\}/g,
    (_whole, name: keyof PageParts, otherwise = '') => parts[name] || String(otherwise),
  );
}
