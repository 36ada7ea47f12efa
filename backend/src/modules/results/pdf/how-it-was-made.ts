import type { Origin } from '../../evaluations/evaluation.types.js';
import type { TextContent } from './content.types.js';
import type { PdfTextKey } from './texts.js';
import type { Words } from './words.js';

/** Says truthfully who wrote the texts; in the preview nobody has checked them yet. Pure. */
export function howItWasMade(origins: Record<string, Origin>, isPreview: boolean, words: Words): TextContent {
  const key = keyOf(new Set(Object.values(origins)), isPreview);
  return {
    heading: words.say('evaluation.pdf.how-title'),
    paragraphs: [...(key === null ? [] : [words.say(key)]), words.say('evaluation.pdf.how-score')],
  };
}

function keyOf(writers: ReadonlySet<Origin>, isPreview: boolean): PdfTextKey | null {
  const isMixed = writers.size > 1;
  if (writers.has('ai')) {
    if (isMixed) return isPreview ? 'evaluation.pdf.how-mixed-unchecked' : 'evaluation.pdf.how-mixed';
    return isPreview ? 'evaluation.pdf.how-ai-unchecked' : 'evaluation.pdf.how-ai';
  }
  if (writers.has('built-in')) return 'evaluation.pdf.how-built-in';
  return writers.has('person') ? 'evaluation.pdf.how-person' : null;
}
