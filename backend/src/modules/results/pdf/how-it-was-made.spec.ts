import type { ApprovedBy, PageOrigin } from '../../evaluations/evaluation.types.js';
import type { PageResponse } from '../public-page/page.dto.js';
import { expertOf, howItWasMade } from './how-it-was-made.js';
import { PDF_TEXTS } from './texts.js';
import { Words } from './words.js';

const words = new Words(PDF_TEXTS.en, 'en');
const said = (origins: PageOrigin[], approval?: ApprovedBy, isPreview = false, exceptions = 0) =>
  howItWasMade(
    {
      textOrigins: Object.fromEntries(origins.map((origin, n) => [`sections.${n}`, origin])),
      approval,
      exceptions,
    },
    isPreview,
    words,
  ).paragraphs.slice(0, -1);

describe('How a PDF’s texts were made', () => {
  it.each<[PageOrigin[], ...string[]]>([
    [['ai'], 'The texts were written by AI.'],
    [['ai', 'ai-edited'], 'The texts were written by AI.', 'Some sentences were edited by our team.'],
    [['ai-chosen'], 'What the texts say was chosen by AI; we worded it.'],
    [
      ['ai-chosen-edited', 'built-in-program'],
      'What some of the texts say was chosen by AI; we worded it.',
      'A program compiled some of the texts from your answers.',
      'Some sentences were edited by our team.',
      'Some sentences were changed by a program.',
    ],
    [
      ['ai-edited', 'person'],
      'Some of the texts were written by AI.',
      'Some of the texts were written by our team.',
      'Some sentences were edited by our team.',
    ],
    [['built-in'], 'A program compiled the texts from your answers.'],
    [['program'], 'The texts were written by a program.'],
    [['person'], 'The texts were written by our team.'],
  ])('%j', (origins, ...sentences) => {
    expect(said(origins).slice(0, -1)).toEqual(sentences);
  });

  it('is told as read by a person only where a person has read it', () => {
    expect(said(['ai'], 'person')[1]).toBe('The texts were read and approved by a member of our team.');
    expect(said(['ai'], 'automatic')[1]).toBe('The texts were checked automatically, by a program.');
    expect(said(['ai'])[1]).toBe('The texts were checked before they were published.');
    expect(said(['ai'], undefined, true)[1]).toBe('Nobody has approved the texts yet.');
    expect(said([])).toEqual([]);
    expect(said(['built-in'], 'automatic', false, 1)[2]).toBe(
      'A member of our team let one passage stand that the program had objected to.',
    );
    expect(said([], 'automatic', false, 1)).toEqual([]);
  });

  it('names who has read it', () => {
    const read = (reviewer?: { name: string; role: string | null }) =>
      expertOf({ evaluation: { reviewer } as PageResponse['evaluation'] }, null, words)?.text;
    const name = 'Dr. Szabó Éva';
    expect(read({ name, role: 'consultant' })).toBe('Read and approved by Dr. Szabó Éva, consultant');
    expect(read({ name, role: null })).toBe('Read and approved by Dr. Szabó Éva');
    expect(read()).toBeUndefined();
  });
});
