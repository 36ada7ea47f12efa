import { madeQuestion, madeSection } from '../../../../test/make/scored.js';
import { type Language, LANGUAGES } from '../../../platform/http/languages.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { toGuidedSheets } from './configuration-guide.js';
import type { ScoredSection } from '../../scoring/scoring.types.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration } from './configuration-workbook.js';
import { wordsIn } from './workbook-words.js';

const source = { id: 7, name: 'Próba' };
const comeBack = async (sections: ScoredSection[], language: Language) =>
  readConfiguration(await readWorkbook(await writeWorkbook(toGuidedSheets(sections, language, source))));

describe.each(LANGUAGES)('the configuration workbook in %s', (language) => {
  it('shows questions of every kind while there are none, and takes them over as they stand', async () => {
    const read = await comeBack([madeSection(1, [])], language);
    const plan = planConfiguration([madeSection(1, [])], read);
    expect([plan.errors, read.unmatchedColumns, plan.sections.create.length]).toEqual([[], [], 1]);
    const kinds = plan.questions.create.map(({ kind, pointValue }) => [kind, pointValue]);
    expect(kinds).toEqual([
      ['single', 5],
      ['multiple', 3],
      ['text', 0],
    ]);
    expect(plan.options.create).toHaveLength(6);
    expect(plan.options.create.every(({ meaning }) => meaning !== null)).toBe(true);
    const used = (name: 'aliases' | 'advice' | 'exclusive') =>
      plan.options.create.filter((option) => [option[name] ?? []].flat().some(Boolean)).length;
    expect([used('aliases'), used('advice'), used('exclusive')]).toEqual([1, 3, 1]);
  });

  it('has a guide to all its columns, which is ignored when it comes back', async () => {
    const sections = [madeSection(1, [madeQuestion(1)])];
    const sheets = toGuidedSheets(sections, language, source);
    const guide = sheets.at(-1)!.rows.flat().join('\n');
    const own = sheets.slice(0, 3).flatMap(({ rows }) => rows[0]!);
    const explained = [
      'include',
      'kind',
      'pointValue',
      'correctAnswer',
      'weight',
      'questionId',
      'relatedTip',
    ] as const;
    expect(own).toEqual(expect.arrayContaining(wordsIn(language, explained)));
    const answers = ['answer', 'points', 'meaning', 'advice', 'exclusive', 'alsoAccepted'] as const;
    for (const column of wordsIn(language, [...explained, ...answers])) expect(guide).toContain(column);
    expect(guide).not.toMatch(/[{}]/);
    const read = await comeBack(sections, language);
    expect([read.source, read.unmatchedColumns]).toEqual([source, []]);
    expect(planConfiguration(sections, read)).toMatchObject({ changes: [], errors: [] });
  });
});
