import { escapeHtml, shorten } from '../../mail/wording/fill.js';
import type { FormState } from './form.dto.js';

/** What stands in the page before any script has run, as HTML; what is left out stays as the built page has it. */
export interface PageParts {
  title?: string;
  description?: string;
  heading: string;
  /** Paragraphs. */
  words?: string;
}

interface Words {
  name: string;
  intro: string | null;
  closedText: string | null;
  /** Reworded texts of the page. */
  wordings: Readonly<Record<string, string>>;
}

const LONGEST_DESCRIPTION = 200;
/** Where who asks, how long it takes and the way in will stand. */
const WAY_IN = '<div data-way-in></div>';

/**
 * Name and first words of a questionnaire, escaped: texts are never markup. They look as in the finished page, so that
 * nothing larger is painted when that comes (the largest contentful paint is then the first one). Pure.
 */
export function partsOf({ name, intro, closedText, wordings }: Words, state: FormState): PageParts {
  const text = (state === 'open' ? (intro ?? wordings['form.intro.neutral']) : closedText) ?? '';
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const description = shorten(paragraphs.join(' ').replace(/\s+/g, ' '), LONGEST_DESCRIPTION);
  const words = paragraphs
    .map((paragraph) => `<p class="pre-line anywhere">${escapeHtml(paragraph.trim())}</p>`)
    .join('');
  return {
    title: escapeHtml(name),
    description: escapeHtml(description === '' ? name : description),
    heading: `<h1 class="text-6">${escapeHtml(name)}</h1>${state === 'open' ? WAY_IN : ''}`,
    // One without an introduction has the built page's.
    ...(words === '' && state === 'open' ? {} : { words }),
  };
}

/** Fills `{{title}}` and the like; what follows a bar stands where there is nothing to fill in. Pure. */
export function fillTemplate(template: string, parts: PageParts): string {
  return template.replace(
    /\{\{(title|description|heading|words)(?:\|([^}]*))?\}\}/g,
    (_whole, name: keyof PageParts, otherwise = '') => parts[name] ?? String(otherwise),
  );
}
