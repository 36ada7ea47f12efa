import { madeOption, madeQuestion, madeSection, uuidOf } from '../../../../test/make/scored.js';
import { sheetOf } from '../../../../test/make/workbooks.js';
import { type Cell } from '../../../platform/workbooks/workbook.types.js';
import type { ScoredOption, ScoredSection } from '../../scoring/scoring.types.js';
import { describeReason } from '../sheets.errors.js';
import { planConfiguration } from './configuration-plan.js';
import { readConfiguration } from './configuration-workbook.js';
import { plannedSections } from './planned-effects.service.js';

const [yes, partly, no] = [
  madeOption(1, 'igen', { points: 5, meaning: 'Van.' }),
  madeOption(2, 'részben', { points: 2, aliases: ['félig'] }),
  madeOption(3, 'nem', { advice: 'Legyen.' }),
];
const existing = (options: ScoredOption[] = [yes, partly, no]): ScoredSection[] => [
  madeSection(1, [madeQuestion(1, { options }), madeQuestion(2)]),
  madeSection(2, [madeQuestion(3, { kind: 'text', pointValue: 0 })]),
];

interface File {
  sections?: Cell[][];
  questions?: Cell[][];
  answers?: Cell[][];
  header?: string[];
}
const planOf = (sections: ScoredSection[], { sections: named, questions, answers = [], header }: File) => {
  const sheets = [
    ...(named ? [sheetOf('Sections', [['name'], ...named])] : []),
    ...(questions
      ? [
          sheetOf('Questions', [
            ['questionId', 'section', 'questionText', 'kind', 'pointValue'],
            ...questions,
          ]),
        ]
      : []),
    sheetOf('Answers', [header ?? ['questionId', 'answer', 'points', 'alsoAccepted'], ...answers]),
  ];
  return planConfiguration(sections, readConfiguration(sheets));
};
const problems = ({ errors }: ReturnType<typeof planOf>) =>
  errors.map(({ sheet, row, column, reason }) => [sheet, row, column, reason.code]);
const optionsAfter = (plan: ReturnType<typeof planOf>, sections = existing(), id = 1) => {
  const questions = plannedSections(sections, plan).flatMap((section) => section.questions);
  const { options, pointValue } = questions.find((question) => question.id === id)!;
  return { labels: options.map(({ label, points }) => `${label} ${points}`), pointValue };
};

describe('the rows of Answers', () => {
  it('change, create and leave; what the file leaves out follows, and their order is that of the rows', () => {
    const answers = [
      [uuidOf(1), 'Nem', 0, ''],
      [uuidOf(1), 'nem tudom', 0, ''],
      [uuidOf(1), 'igen', 7, ''],
    ];
    const plan = planOf(existing(), { answers });
    expect(plan.errors).toEqual([]);
    expect(plan.options).toEqual({
      create: [
        {
          questionId: uuidOf(1),
          position: 2,
          label: 'nem tudom',
          aliases: [],
          points: 0,
          ...{ meaning: null, advice: null, leadsTo: null, prepares: false },
          exclusive: false,
          notApplicable: false,
          from: null,
        },
      ],
      update: [
        { id: 3, changes: { position: 1, label: 'Nem' } },
        { id: 1, changes: { position: 3, points: 7 } },
        { id: 2, changes: { position: 4 } },
      ],
      unchanged: [],
    });
    expect(plan.changes.map(({ sheet, row, what, name }) => [sheet, row, what, name])).toEqual([
      ['Answers', 2, 'updated', 'Question 1? – Nem'],
      ['Answers', 3, 'created', 'Question 1? – nem tudom'],
      ['Answers', 4, 'updated', 'Question 1? – igen'],
    ]);
    expect(plan.changes[2]!.fields).toContainEqual({ field: 'points', from: '5', to: '7' });
    expect(optionsAfter(plan)).toEqual({
      labels: ['Nem 0', 'nem tudom 0', 'igen 7', 'részben 2'],
      pointValue: 7,
    });
  });

  it('rename an option that is known by their text, or whose label they accept; the former label stays known', () => {
    const answers = [
      [uuidOf(1), 'igen', 5, ''],
      [uuidOf(1), 'Félig', 2, ''],
      [uuidOf(1), 'egyáltalán nem', 0, 'nincs | NEM'],
    ];
    const { options, errors } = planOf(existing(), { answers });
    expect([errors, options.create]).toEqual([[], []]);
    expect(options.update).toEqual([
      { id: 2, changes: { label: 'Félig', aliases: ['részben'] } },
      { id: 3, changes: { label: 'egyáltalán nem', aliases: ['nincs', 'nem'] } },
    ]);
  });

  it('belong to questions of the same file, by id or by section and text, and their points are the question’s', () => {
    const plan = planOf(existing(), {
      sections: [['Új']],
      questions: [
        ['', 'új', 'Hány?', 'multiple', 99],
        [uuidOf(9), 'Új', 'Melyik?', '', ''],
        [uuidOf(2), 'Új', 'Átírt?', '', 5],
      ],
      header: ['questionId', 'section', 'questionText', 'answer', 'points'],
      answers: [
        ['', 'ÚJ', 'hány?', 'a', 1],
        ['', 'Új', 'Hány?', 'b', 2],
        [uuidOf(9), '', '', 'c', 4],
        ['', 'Új', 'Átírt?', 'd', 5],
        ['', 'Section 1', 'Question 1?', 'igen', 5],
      ],
    });
    expect(plan.errors).toEqual([]);
    const [made, given] = plan.questions.create;
    expect(made).toMatchObject({ kind: 'multiple', pointValue: 3, questionId: expect.any(String) });
    expect(given).toMatchObject({ kind: 'single', pointValue: 4, questionId: uuidOf(9) });
    expect(plan.options.create.map(({ questionId, label }) => [questionId, label])).toEqual([
      [made!.questionId, 'a'],
      [made!.questionId, 'b'],
      [uuidOf(9), 'c'],
      [uuidOf(2), 'd'],
    ]);
    expect(plan.options.unchanged).toEqual([1]);
  });

  it('win over the points of Questions, again and again', () => {
    const plan = planOf(existing(), { questions: [[uuidOf(1), 'Section 1', 'Question 1?', '', 77]] });
    expect([plan.errors, plan.changes, plan.questions.unchanged]).toEqual([[], [], [1]]);
  });

  it('are refused by place where they name no question, or one of several', () => {
    const twins = [madeSection(1, [madeQuestion(1), madeQuestion(2, { questionText: 'question 1?' })])];
    const plan = planOf(twins, {
      header: ['questionId', 'section', 'questionText', 'answer'],
      answers: [
        [uuidOf(7), '', '', 'a'],
        ['', 'Section 1', 'Nincs ilyen?', 'a'],
        ['', 'Section 1', 'Question 1?', 'a'],
      ],
    });
    expect(problems(plan)).toEqual([
      ['Answers', 2, 'questionId', 'question_unknown'],
      ['Answers', 3, 'questionText', 'question_unknown'],
      ['Answers', 4, 'questionText', 'question_ambiguous'],
    ]);
    for (const { reason } of plan.errors)
      for (const language of ['hu', 'en', 'ro'] as const)
        expect(describeReason(reason, language)).not.toMatch(/[{}]/);
  });

  it('are refused where one text would mean two options', () => {
    const answers = [
      [uuidOf(1), 'igen', 5, ''],
      [uuidOf(1), ' IGEN', 5, ''],
      [uuidOf(1), 'talán', 1, 'félig'],
      [uuidOf(1), 'soha', 0, 'talán'],
    ];
    expect(problems(planOf(existing(), { answers }))).toEqual([
      ['Answers', 3, 'answer', 'answer_twice'],
      ['Answers', 4, 'alsoAccepted', 'answer_ambiguous'],
      ['Answers', 5, 'alsoAccepted', 'answer_ambiguous'],
    ]);
    // What one gives up, another may take.
    const moved = [
      [uuidOf(1), 'részben', 2, ''],
      [uuidOf(1), 'félig', 1, ''],
    ];
    const plan = planOf(existing(), { answers: moved });
    expect([plan.errors, plan.options.create.map(({ label }) => label)]).toEqual([[], ['félig']]);
    expect(
      problems(planOf(existing(), { header: ['questionId', 'answer', 'points'], answers: moved })),
    ).toEqual([['Answers', 2, 'alsoAccepted', 'answer_ambiguous']]);
  });

  it('say where steps lead, which follows another label, and is refused where there is nothing or no more points', () => {
    const led = [yes, partly, { ...no, leadsTo: 'részben' }];
    const header = ['questionId', 'answer', 'points', 'leadsTo', 'prepares'];
    const plan = planOf(existing(led), { answers: [[uuidOf(1), 'Félig', 2, '']] });
    expect([plan.errors, plan.options.update]).toEqual([
      [],
      [
        { id: 2, changes: { position: 1, label: 'Félig', aliases: ['részben'] } },
        { id: 1, changes: { position: 2 } },
        { id: 3, changes: { leadsTo: 'Félig' } },
      ],
    ]);
    const said = planOf(existing(led), { header, answers: [[uuidOf(1), 'nem', 0, 'IGEN', 'igen']] });
    expect([said.errors, said.changes[0]!.fields.filter(({ field }) => field !== 'position')]).toEqual([
      [],
      [
        { field: 'leadsTo', from: 'részben', to: 'igen' },
        { field: 'prepares', from: 'no', to: 'yes' },
      ],
    ]);
    const blank = planOf(existing(led), { header, answers: [[uuidOf(1), 'nem', 0, '', '']] });
    expect(blank.options.update).toContainEqual({ id: 3, changes: { position: 1, leadsTo: null } });
    const wrong = [
      [uuidOf(1), 'igen', 5, 'részben', ''],
      [uuidOf(1), 'nem', 0, 'talán', ''],
    ];
    expect(problems(planOf(existing(led), { header, answers: wrong }))).toEqual([
      ['Answers', 2, 'leadsTo', 'answer_leads_to_no_more'],
      ['Answers', 3, 'leadsTo', 'answer_leads_nowhere'],
    ]);
    const cheaper = [[uuidOf(1), 'részben', 0, '']];
    expect(problems(planOf(existing(led), { answers: cheaper }))).toEqual([
      ['Answers', 2, 'points', 'answer_leads_to_no_more'],
    ]);
  });

  it('are refused for free text, beyond the most points, and beyond the most of a question', () => {
    const many = Array.from({ length: 99 }, (_, n) => [uuidOf(1), `válasz ${n}`, 0, '']);
    const plan = planOf(existing(), {
      questions: [[uuidOf(2), 'Section 1', 'Question 2?', 'multiple', '']],
      answers: [[uuidOf(3), 'a', 1, ''], [uuidOf(2), 'a', 60_000, ''], [uuidOf(2), 'b', 50_000, ''], ...many],
    });
    expect(problems(plan)).toEqual([
      ['Answers', 2, 'answer', 'answers_of_free_text'],
      ['Answers', 3, 'points', 'points_of_answers_too_many'],
      ['Answers', 102, 'answer', 'answers_too_many'],
    ]);
  });

  it('need not be there: a kind alone may be wrong for the options that are', () => {
    const questions = (kind: string) => ({
      questions: [[uuidOf(1), 'Section 1', 'Question 1?', kind, '']],
    });
    expect(problems(planOf(existing(), questions('text')))).toEqual([
      ['Questions', 2, 'kind', 'answers_of_free_text'],
    ]);
    const rich = [yes, { ...partly, points: 99_999 }];
    expect(problems(planOf(existing(rich), questions('multiple')))).toEqual([
      ['Questions', 2, 'kind', 'points_of_answers_too_many'],
    ]);
    const plan = planOf(existing(), questions('multiple'));
    expect(plan.questions.update).toEqual([{ id: 1, changes: { kind: 'multiple', pointValue: 7 } }]);
    expect(optionsAfter(plan)).toEqual({ labels: ['igen 5', 'részben 2', 'nem 0'], pointValue: 7 });
  });
});
