import { execFileSync } from 'node:child_process';
import { demoPageOf } from '../../../../test/make/demo-page.js';
import { contentOf } from '../../../../test/make/pdf-content.js';
import { requirement } from '../../../../test/setup/requirements.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import type { PdfContent } from './content.types.js';
import { drawPdf } from './draw-pdf.js';

/** A4 in points, less what stands at its foot. */
const FOOT = 841.89 - 60;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The words of each page without those at its foot, line by line, and how far down they reach. */
function pagesOf(bytes: Buffer): { lines: string[]; text: string; reaches: number }[] {
  const boxes = execFileSync('pdftotext', ['-bbox-layout', '-', '-'], {
    encoding: 'utf8',
    input: bytes,
    maxBuffer: 1e8,
  });
  const page = boxes.split('<page ').slice(1);
  const raw = execFileSync('pdftotext', ['-raw', '-', '-'], {
    encoding: 'utf8',
    input: bytes,
    maxBuffer: 1e8,
  });
  return raw
    .split('\f')
    .slice(0, page.length)
    .map((text, index) => {
      const lines = text.trim().split('\n').map(plain).slice(0, -1);
      const depths = [...page[index]!.matchAll(/<word [^>]*yMax="([\d.]+)"/g)].map(([, depth]) =>
        Number(depth),
      );
      return { lines, text: lines.join(' '), reaches: Math.max(...depths.filter((depth) => depth < FOOT)) };
    });
}

const drawn = async (content: PdfContent) => pagesOf(await drawPdf(content, new Date()));

/** What may not be the last line of a page. */
const headingsOf = ({ plan, summary, sections, annex, solutions, breakdown, position, how }: PdfContent) => [
  ...[plan, summary, solutions, breakdown, how].map(({ heading }) => heading),
  ...plan.periods.map(({ heading }) => heading),
  ...sections.flatMap(({ name, strengths, analysis, steps }) => [
    name,
    strengths.heading,
    analysis.heading,
    steps.heading,
  ]),
  ...solutions.columns,
  annex,
  position?.heading ?? '',
];

const stepsOf = ({ plan }: PdfContent) =>
  plan.periods.flatMap(({ rows }) => rows.map(([step]) => plain(step!)));
/** What is not to be divided. */
const wholesOf = (content: PdfContent) => [
  ...stepsOf(content),
  ...content.sections.flatMap(({ analysis, strengths, steps }) => [
    ...analysis.paragraphs,
    ...strengths.items,
    ...steps.items.map(({ label, text }) => `${label} ${text}`),
  ]),
  ...content.summary.paragraphs,
];

requirement('pdfinfo')('The pages of a PDF', () => {
  it.each(
    LANGUAGES.flatMap((language) => [0, 0.2, 0.6, 0.85, 1].map((maturity) => [language, maturity] as const)),
  )('are a letter, the plan, the areas and an annex: %s, %d', async (language, maturity) => {
    const content = contentOf({}, false, demoPageOf(language, maturity));
    const pages = await drawn(content);
    expect(pages.length).toBeGreaterThanOrEqual(5);
    expect(pages.length).toBeLessThanOrEqual(9);
    const letter = [content.headline, content.verdict, content.expert!.text];
    const firstSteps = content.firstSteps.items.flatMap(({ label, text }) => `${label} ${text}`);
    for (const said of [...letter, ...firstSteps, ...content.sections.map(({ name }) => name)])
      expect(pages[0]!.text).toContain(plain(said));
    expect(firstSteps).toHaveLength(maturity === 1 ? 0 : 3);
    const planned = content.plan.periods.filter(({ isOpen }) => !isOpen).flatMap(({ rows }) => rows);
    if (planned.length <= 24) for (const [step] of planned) expect(pages[1]!.text).toContain(plain(step!));
    expectWhole(pages, content);
    const full = 48 + (FOOT - 48) * (2 / 3);
    for (const { reaches } of pages.slice(0, -1)) expect(reaches).toBeGreaterThan(full);
  });

  it('hold twenty areas, sixty steps and names of 200 letters', async () => {
    const page = demoPageOf('hu', 0.2);
    const name = 'Szentháromság téri Magánrendelő és Egynapos Sebészeti Központ '.repeat(4).slice(0, 200);
    page.evaluation.clinicName = name;
    page.evaluation.clientName = name;
    const section = page.sections[0]!;
    const tips = Object.values(page.sectionData)
      .flatMap((data) => data.tips)
      .slice(0, 3);
    page.sections = Array.from({ length: 20 }, (_, index) => ({
      ...section,
      id: index + 1,
      name: `${index + 1}. terület: ${name}`,
    }));
    page.sectionData = Object.fromEntries(
      page.sections.map(({ id }) => [
        id,
        {
          recommendedProducts: [],
          tips: tips.map((tip, index) => ({
            ...tip,
            points: 2,
            questionId: `${id}-${index}`,
            rank: 3 * id + index,
          })),
        },
      ]),
    );
    page.evaluation.sectionScores = page.sections.map(({ id, name: area }) => ({
      ...page.evaluation.sectionScores[0]!,
      sectionId: id,
      name: area,
    }));
    const content = contentOf({}, false, page);
    expect(stepsOf(content)).toHaveLength(60);
    expectWhole(await drawn(content), content);
  });
});

function expectWhole(pages: Awaited<ReturnType<typeof drawn>>, content: PdfContent): void {
  const headings = new Set(headingsOf(content).map(plain));
  expect(pages.map(({ lines }) => lines.at(-1)!).filter((line) => headings.has(line))).toEqual([]);
  const alone = content.sections.map(({ description }) => plain(description)).filter((text) => text !== '');
  expect(alone.filter((description) => pages.some(({ text }) => text.endsWith(description)))).toEqual([]);
  const divided = wholesOf(content).filter((whole) => !pages.some(({ text }) => text.includes(plain(whole))));
  expect(divided).toEqual([]);
}
