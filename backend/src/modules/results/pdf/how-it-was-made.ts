import type { ApprovedBy, PageOrigin } from '../../evaluations/evaluation.types.js';
import type { PrintedPicture } from '../../pictures/pictures.service.js';
import type { PageResponse } from '../public-page/page.dto.js';
import type { ExpertContent, TextContent } from './content.types.js';
import type { PdfTextKey } from './texts.js';
import type { Words } from './words.js';

interface Made {
  textOrigins: Record<string, PageOrigin>;
  /** Absent in what was published before it was kept, and in a preview of what nobody has approved. */
  approval?: ApprovedBy;
}

/** Says truthfully who wrote the texts and who approved them; in the preview nobody may have yet. Pure. */
export function howItWasMade({ textOrigins, approval }: Made, isPreview: boolean, words: Words): TextContent {
  const writers = writersOf(new Set(Object.values(textOrigins)));
  const texts = writers === null ? [] : [writers, approvalOf(approval, isPreview)];
  return {
    heading: words.say('evaluation.pdf.how-title'),
    paragraphs: [...texts.map((key) => words.say(key)), words.say('evaluation.pdf.how-score')],
  };
}

/** Who has read it and answers for it, with a picture where there is one; null where nobody is named. Pure. */
export function expertOf(
  { evaluation: { reviewer } }: Pick<PageResponse, 'evaluation'>,
  picture: PrintedPicture | null,
  words: Words,
): ExpertContent | null {
  if (!reviewer) return null;
  return {
    picture,
    name: reviewer.name,
    text: words.say('evaluation.approval.reviewer', { reviewer: titleOf(reviewer) }),
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
