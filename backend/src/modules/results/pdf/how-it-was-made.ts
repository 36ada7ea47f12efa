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
  /** Findings of the checks that people have accepted. */
  exceptions?: number;
}

/** Says truthfully who wrote the texts and who approved them; in the preview nobody may have yet. Pure. */
export function howItWasMade(
  { textOrigins, approval, exceptions = 0 }: Made,
  isPreview: boolean,
  words: Words,
): TextContent {
  const writers = writersOf(new Set(Object.values(textOrigins)));
  const texts =
    writers.length === 0 ? [] : [...writers, approvalOf(approval, isPreview)].map((key) => words.say(key));
  if (texts.length > 0 && exceptions > 0)
    texts.push(words.say('evaluation.pdf.how-exceptions', { count: exceptions }, exceptions));
  return {
    heading: words.say('evaluation.pdf.how-title'),
    paragraphs: [...texts, words.say('evaluation.pdf.how-score')],
  };
}

/** 'ai-chosen-edited': who wrote it, and who has changed some of its sentences. */
const WRITTEN_AND_CHANGED = /^(?<writer>.+?)(?:-(?<change>edited|program))?$/u;
const WRITERS = ['ai', 'ai-chosen', 'built-in', 'program', 'person'] as const;

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

/** One sentence for each kind of writer, and one for each kind of change. */
function writersOf(origins: ReadonlySet<PageOrigin>): PdfTextKey[] {
  const parts = [...origins].map((origin) => WRITTEN_AND_CHANGED.exec(origin)!.groups!);
  const writers = WRITERS.filter((one) => parts.some(({ writer }) => writer === one));
  const changes = (['edited', 'program'] as const).filter((one) =>
    parts.some(({ change }) => change === one),
  );
  const some = writers.length > 1 ? 'some-' : '';
  return [
    ...writers.map((writer): PdfTextKey => `evaluation.pdf.how-${some}${writer}`),
    ...changes.map((change): PdfTextKey => `evaluation.pdf.how-changed-${change}`),
  ];
}

function approvalOf(approval: ApprovedBy | undefined, isPreview: boolean): PdfTextKey {
  if (approval) return `evaluation.pdf.how-approved-${approval}`;
  return isPreview ? 'evaluation.pdf.how-unapproved' : 'evaluation.pdf.how-checked';
}
