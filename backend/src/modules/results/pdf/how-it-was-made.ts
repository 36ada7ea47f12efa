import type { ApprovedBy, PageOrigin } from '../../evaluations/evaluation.types.js';
import type { TextContent } from './content.types.js';
import type { PdfTextKey } from './texts.js';
import type { Words } from './words.js';

interface Made {
  textOrigins: Record<string, PageOrigin>;
  /** Absent in what was published before it was kept, and in a preview of what nobody has approved. */
  approval?: ApprovedBy;
  reviewer?: { name: string; role: string | null };
}

/** Says truthfully who wrote the texts and who approved them; in the preview nobody may have yet. Pure. */
export function howItWasMade(
  { textOrigins, approval, reviewer }: Made,
  isPreview: boolean,
  words: Words,
): TextContent {
  const writers = writersOf(new Set(Object.values(textOrigins)));
  const texts = writers === null ? [] : [writers, approvalOf(approval, isPreview)];
  return {
    heading: words.say('evaluation.pdf.how-title'),
    paragraphs: [
      ...texts.map((key) => words.say(key)),
      ...(reviewer ? [words.say('evaluation.approval.reviewer', { reviewer: titleOf(reviewer) })] : []),
      words.say('evaluation.pdf.how-score'),
    ],
  };
}

/** A person's name with what they are. */
const titleOf = ({ name, role }: { name: string; role: string | null }) =>
  [name, role].filter((part) => part !== null).join(', ');

function writersOf(origins: ReadonlySet<PageOrigin>): PdfTextKey | null {
  const isAi = origins.has('ai') || origins.has('ai-edited');
  if (isAi) {
    if (origins.has('built-in') || origins.has('built-in-edited') || origins.has('person'))
      return 'evaluation.pdf.how-mixed';
    return origins.has('ai-edited') ? 'evaluation.pdf.how-ai-edited' : 'evaluation.pdf.how-ai';
  }
  if (origins.has('built-in') || origins.has('built-in-edited'))
    return origins.size === 1 && origins.has('built-in')
      ? 'evaluation.pdf.how-built-in'
      : 'evaluation.pdf.how-built-in-edited';
  return origins.has('person') ? 'evaluation.pdf.how-person' : null;
}

function approvalOf(approval: ApprovedBy | undefined, isPreview: boolean): PdfTextKey {
  if (approval) return `evaluation.pdf.how-approved-${approval}`;
  return isPreview ? 'evaluation.pdf.how-unapproved' : 'evaluation.pdf.how-checked';
}
