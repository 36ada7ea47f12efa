import { contentOf, pageOf, type Shape } from '../../../../test/make/pdf-content.js';
import { makePng } from '../../../../test/make/png.js';
import { readPdfStructure } from '../../../../test/pdf-structure.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import { drawPdf } from './draw-pdf.js';

const bytesOf = async (shape: Shape) => (await drawPdf(contentOf(shape), new Date())).toString('latin1');
/** Pieces of content that stand on the last page. */
const lastPieces = (bytes: Buffer) => {
  const pages = readPdfStructure(bytes).drawn.map((place) => place.split(':')[0]);
  return pages.filter((page) => page === pages.at(-1)).length;
};
const nobody = { name: null, address: null, phone: null, email: null };
const countOf = (bytes: string, what: RegExp) => (bytes.match(what) ?? []).length;

describe('The PDF of an evaluation', () => {
  it.each(LANGUAGES)('is tagged, in its language, with every font embedded: %s', async (language) => {
    const bytes = await bytesOf({ language });
    expect(bytes).toMatch(/^%PDF-1\.7/);
    expect(bytes).toContain('/StructTreeRoot');
    expect(bytes).toContain('/Marked true');
    expect(bytes).toContain(`/Lang (${language})`);
    expect(bytes).toContain('/DisplayDocTitle true');
    expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(countOf(bytes, /\/FontFile2 /g)).toBe(countOf(bytes, /\/Type \/FontDescriptor/g));
    expect(countOf(bytes, /\/Subtype \/Type1/g)).toBe(0);
    for (const tag of [
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Figure',
      'Link',
    ])
      expect(bytes).toContain(`/S /${tag}\n`);
    expect(countOf(bytes, /\/S \/Figure\n/g)).toBe(countOf(bytes, /\/Alt /g));
    // A name in XML is escaped there, and only there.
    expect(bytes).toContain('&#60;T');
  });

  it.each<[string, Shape]>([
    ['one section', { sections: 1 }],
    ['twenty sections', { sections: 20 }],
    ['no section at all', { sections: 0, percentage: 0 }],
    ['no text, nothing to suggest, no average', { text: '', suggests: false, mean: 0 }],
    ['0 percent', { percentage: 0 }],
    ['100 percent', { percentage: 100, suggests: false }],
    ['an endless name', { clinicName: 'Megszentségteleníthetetlenségeskedéseitekért'.repeat(60) }],
    ['pictures and other scripts', { clinicName: '😀 مركز الأسنان (1) 中文 כהן' }],
    ['a name of nothing but pictures', { clinicName: '😀' }],
    ['long texts', { text: 'Árvíztűrő tükörfúrógép. '.repeat(300), sections: 3 }],
  ])('is made of %s', async (_name, shape) => {
    const bytes = await bytesOf(shape);
    expect(bytes.endsWith('%%EOF\n')).toBe(true);
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(bytes).not.toContain('NaN');
  });

  it.each<[string, Shape]>([
    ['of the usual length', { language: 'ro' }],
    ['of twenty sections', { sections: 20 }],
    ['whose texts go on over pages', { text: 'Árvíztűrő tükörfúrógép. '.repeat(300), sections: 3 }],
    ['with a name from right to left', { clinicName: '😀 مركز الأسنان (1) 中文 כהן' }],
    ['with nothing to say', { text: '', suggests: false, mean: 0, sections: 0 }],
  ])(
    'is read aloud in the order of what is seen, nothing left out and nothing twice: %s',
    async (_name, shape) => {
      const { drawn, read, ledBack, unmarked, headings, misplaced, links } = readPdfStructure(
        await drawPdf(contentOf(shape), new Date()),
      );
      expect(drawn.length).toBeGreaterThan(10);
      expect(read).toEqual(drawn);
      expect(ledBack).toEqual(drawn);
      expect({ unmarked, misplaced }).toEqual({ unmarked: 0, misplaced: [] });
      expect(links.described).toBe(links.all);
      // One title, and no level left out on the way down.
      expect(headings.filter((level) => level === 1)).toHaveLength(1);
      headings.forEach((level, index) => expect(level).toBeLessThanOrEqual((headings[index - 1] ?? 0) + 1));
    },
  );

  it('says the day by the clinics’ clock, and how it was made', () => {
    expect(contentOf({})).toMatchObject({
      date: 'Kelt: 2026.\u00a0november\u00a021.',
      footer: 'A szövegeket mesterséges intelligencia írta.',
      how: {
        paragraphs: [expect.anything(), 'A szövegeket közzététel előtt ellenőriztük.', expect.anything()],
      },
      previewNote: '',
    });
    expect(contentOf({ language: 'en' }, true)).toMatchObject({
      footer: 'The texts were written by AI.',
      how: { paragraphs: [expect.anything(), 'Nobody has approved the texts yet.', expect.anything()] },
      previewNote: 'Preview of the current state, not final yet. The client only sees the approved version.',
    });
  });

  it('compares only where there is an average', () => {
    const without = contentOf({ mean: 0, language: 'ro' });
    expect(without).toMatchObject({
      position: null,
      verdict: '62,5\u00a0%: nivel bun.',
      result: { legend: null },
    });
    expect(without.overview.columns).toHaveLength(3);
    expect(contentOf({ language: 'ro' }).overview.columns).toHaveLength(4);
  });

  it('tells of how many the average is, and the band with it in one sentence', () => {
    expect(contentOf({ language: 'ro', mean: 69.5 })).toMatchObject({
      verdict:
        '62,5\u00a0%: nivel bun, dar cu 7 puncte procentuale sub media celor 40 de clinici care au răspuns (69,5\u00a0%).',
      result: { legend: 'Media sectorului: 69,5\u00a0% (40 de clinici)' },
      position: { strip: { own: 62.5, median: 54, each: [] } },
    });
    expect(contentOf({ language: 'en' }).overview.columns.at(-1)).toBe(
      'Industry average (the 40 clinics that answered)',
    );
  });

  it('says why there is nothing to compare with while there are too few', () => {
    const page = pageOf({ mean: 0 });
    page.industryBenchmarks.overall.n = 4;
    expect(contentOf({}, false, page)).toMatchObject({
      place: expect.stringContaining('legalább öt intézmény'),
      position: null,
    });
  });

  it('draws each result where they are few, as one picture with words', async () => {
    const page = pageOf({});
    page.position = { ...page.position!, n: 6, each: [0, 405, 405, 540, 700, 1000] };
    const content = contentOf({}, false, page);
    expect(content.position?.strip).toMatchObject({ each: [0, 40.5, 40.5, 54, 70, 100] });
    const bytes = (await drawPdf(content, new Date())).toString('latin1');
    expect(countOf(bytes, /\/S \/Figure\n/g)).toBe(countOf(bytes, /\/Alt /g));
    expect(countOf(bytes, /\/S \/Figure\n/g)).toBe(
      countOf(await bytesOf({ mean: 0 }), /\/S \/Figure\n/g) + 1,
    );
  });

  it('names who evaluates on its first and its last page, and nobody where no setting does', async () => {
    const organisation = {
      name: 'Minta Kft.',
      address: '1051 Budapest',
      phone: '+36 1 234 5678',
      email: 'info@clinic.example',
    };
    const content = contentOf({ organisation });
    expect(content).toMatchObject({
      organisation: 'Minta Kft.',
      contact: { paragraphs: [Object.values(organisation).join(' · ')] },
    });
    const said = async (shape: Shape) => countOf(await bytesOf(shape), /\/S \/P\n/g);
    expect(await said({ organisation })).toBe((await said({})) + 2);
    expect(contentOf({})).toMatchObject({ organisation: '', contact: { paragraphs: [] } });
  });

  it('shows the logo and who has read it, each with words, and what every question brought', async () => {
    const picture = (width: number, height: number) => ({
      width,
      height,
      png: makePng(width, height).toString('base64'),
    });
    const page = pageOf({ language: 'en', organisation: { ...nobody, name: 'Sample Ltd' } });
    page.evaluation.reviewer = { name: 'Dr Eva Sample', role: null };
    const question = { id: 1, questionText: 'Do you remind patients?', pointValue: 8, points: 5 };
    page.sections[0]!.questions = [question, { ...question, pointValue: 0 }];
    const plain = contentOf({}, false, page);
    expect(plain.breakdown.areas).toEqual([
      { name: 'Terület 1', rows: [['Do you remind patients?', '5 / 8']] },
    ]);
    const content = {
      ...plain,
      logo: picture(600, 150),
      expert: { ...plain.expert!, picture: picture(240, 240) },
    };
    const bytes = await drawPdf(content, new Date());
    const figures = (text: string) => countOf(text, /\/S \/Figure\n/g);
    expect(figures(bytes.toString('latin1'))).toBe(
      figures((await drawPdf(plain, new Date())).toString('latin1')) + 2,
    );
    const { drawn, read, unmarked } = readPdfStructure(bytes);
    expect({ read, unmarked }).toEqual({ read: drawn, unmarked: 0 });
  });

  it('has no nearly empty last page, however much it says', async () => {
    for (let paragraphs = 1; paragraphs <= 24; paragraphs += 1) {
      const page = pageOf({ language: 'en', sections: 1 });
      page.evaluation.generatedTexts.summary = Array(paragraphs).fill('Well done so far.').join('\n');
      const pieces = lastPieces(await drawPdf(contentOf({}, false, page), new Date()));
      expect([paragraphs, pieces >= 6]).toEqual([paragraphs, true]);
    }
  });

  it('leads nowhere but to web addresses', () => {
    const page = pageOf({});
    page.consultationUrl = 'javascript:alert(1)';
    page.globalRecommendedProducts[0]!.product.url = 'file:///etc/passwd';
    const { links, solutions } = contentOf({}, false, page);
    expect(links.map(({ url }) => url)).toEqual(['https://us.example/evaluation/x']);
    expect(solutions.rows[0]![2]).toBe('');
  });
});
