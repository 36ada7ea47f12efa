import type { AppError } from '../../../platform/errors/app-error.js';
import { checkQuestion, optionsAfter, type EditedOption, type OptionChange } from './options.js';

const values = (label: string, more: Partial<EditedOption> = {}): EditedOption => ({
  label,
  aliases: [],
  points: 0,
  meaning: null,
  advice: null,
  leadsTo: null,
  prepares: false,
  exclusive: false,
  notApplicable: false,
  from: null,
  meaningDraft: null,
  adviceDraft: null,
  ...more,
});
const present = [
  { id: 1, position: 1, ...values('Yes', { points: 4, meaning: 'They do.' }) },
  { id: 2, position: 2, ...values('No', { meaningDraft: 'They do not.' }) },
];
const after = (options: OptionChange[], removedOptionIds: number[] = []) =>
  optionsAfter(present, { options, removedOptionIds });
const codeOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return (error as AppError).code;
  }
};

describe('The options of a question after a change', () => {
  it('keep what is not given, take the order of the list, and know their former labels', () => {
    expect(
      after([
        { id: 2, label: 'Not yet' },
        { id: 1, label: 'YES' },
        { label: 'Partly', points: 1 },
      ]),
    ).toEqual([
      { id: 2, ...values('Not yet', { aliases: ['No'], meaningDraft: 'They do not.' }), position: 1 },
      { id: 1, ...values('YES', { points: 4, meaning: 'They do.' }), position: 2 },
      { ...values('Partly', { points: 1 }), position: 3 },
    ]);
  });

  it('go only where they are named, and nothing is taken from who has not seen it', () => {
    expect(after([{ id: 1, label: 'Yes' }], [2])).toHaveLength(1);
    for (const [options, removed] of [
      [[{ id: 1, label: 'Yes' }], []],
      [[], [1]],
      [
        [
          { id: 1, label: 'Yes' },
          { id: 2, label: 'No' },
          { id: 3, label: 'x' },
        ],
        [],
      ],
      [
        [
          { id: 1, label: 'Yes' },
          { id: 1, label: 'Yes!' },
        ],
        [2],
      ],
      [[{ id: 1, label: 'Yes' }], [2, 9]],
    ] as const)
      expect(codeOf(() => after([...options], [...removed]))).toBe('options_have_changed');
  });

  it('give up a draft when a person writes or refuses', () => {
    const [, accepted] = after([
      { id: 1, label: 'Yes' },
      { id: 2, label: 'No', meaning: 'They do not.' },
    ]);
    const [, refused] = after([
      { id: 1, label: 'Yes' },
      { id: 2, label: 'No', meaningDraft: null },
    ]);
    expect([accepted!.meaning, accepted!.meaningDraft]).toEqual(['They do not.', null]);
    expect([refused!.meaning, refused!.meaningDraft]).toEqual([null, null]);
  });

  it.each<[string, OptionChange[]]>([
    ['equal labels', [{ label: 'Yes' }, { label: ' yes ' }]],
    ['a label that means another', [{ label: 'Yes', aliases: ['Surely'] }, { label: 'SURELY' }]],
    [
      'a text that means two',
      [
        { label: 'Yes', aliases: ['x'] },
        { label: 'No', aliases: ['X'] },
      ],
    ],
  ])('refuse %s', (_what, options) => {
    expect(codeOf(() => optionsAfter([], { options, removedOptionIds: [] }))).toBe('option_label_twice');
  });

  it('drop texts that say what the label says', () => {
    const [option] = optionsAfter([], {
      options: [{ label: 'Yes', aliases: ['yes', 'Ja', 'ja'] }],
      removedOptionIds: [],
    });
    expect(option!.aliases).toEqual(['Ja']);
  });
});

describe('The option that a step leads to', () => {
  const led = [
    { id: 1, position: 1, ...values('Yes', { points: 4 }) },
    { id: 2, position: 2, ...values('Partly', { points: 2 }) },
    { id: 3, position: 3, ...values('No', { leadsTo: 'Partly' }) },
  ];
  const [yes, partly, no] = led.map(({ id, label }) => ({ id, label })) as [
    OptionChange,
    OptionChange,
    OptionChange,
  ];
  const change = (options: OptionChange[], removedOptionIds: number[] = []) =>
    optionsAfter(led, { options, removedOptionIds });
  const leads = (...given: Parameters<typeof change>) => change(...given).map(({ leadsTo }) => leadsTo);

  it('is named by its label, and follows when that changes, whoever changes it', () => {
    expect(leads([yes, { ...partly, label: 'In part' }, no])).toEqual([null, null, 'In part']);
    expect(leads([yes, { ...partly, label: 'In part' }, { ...no, leadsTo: 'partly' }])).toEqual([
      null,
      null,
      'In part',
    ]);
    expect(leads([yes, partly, { ...no, leadsTo: 'Wholly' }, { label: 'Wholly', points: 9 }])).toEqual([
      null,
      null,
      'Wholly',
      null,
    ]);
  });

  it('is the next better one once it is deleted, also where the request still names it', () => {
    expect(leads([yes, no], [2])).toEqual([null, null]);
    expect(leads([yes, { ...no, leadsTo: 'Partly' }], [2])).toEqual([null, null]);
  });

  it('has to be there, and has to bring more', () => {
    expect(codeOf(() => change([yes, partly, { ...no, leadsTo: 'Perhaps' }]))).toBe('option_leads_nowhere');
    const check = (options: EditedOption[], kind: 'single' | 'multiple' = 'single') =>
      codeOf(() => checkQuestion({ kind, options }, undefined));
    expect(check(change([yes, partly, no]))).toBeUndefined();
    expect(check(change([yes, { ...partly, points: 0 }, no]))).toBe('option_leads_to_no_more');
    expect(check(change([{ ...yes, leadsTo: 'Yes' }, partly, no]))).toBe('option_leads_to_no_more');
    const down = change([{ ...yes, leadsTo: 'Partly' }, partly, no]);
    expect(check(down)).toBe('option_leads_to_no_more');
    expect(check(down, 'multiple')).toBeUndefined();
    expect(
      check([values('a', { points: 1, leadsTo: 'none' }), values('none', { exclusive: true })], 'multiple'),
    ).toBe('option_leads_to_no_more');
  });
});

describe('checkQuestion', () => {
  const options = [
    values('a', { points: 3 }),
    values('b', { points: 2 }),
    values('none', { exclusive: true }),
  ];

  it('takes points that are those of the options, and refuses others', () => {
    expect(checkQuestion({ kind: 'multiple', options }, 5)).toBeUndefined();
    expect(checkQuestion({ kind: 'single', options }, 3)).toBeUndefined();
    expect(codeOf(() => checkQuestion({ kind: 'single', options }, 5))).toBe('points_of_options');
    expect(checkQuestion({ kind: 'single', options: [values('a')] }, 5)).toBeUndefined();
  });

  it('refuses options of free text, and more points than a question can have', () => {
    expect(codeOf(() => checkQuestion({ kind: 'text', options }, undefined))).toBe('options_of_free_text');
    const many = [values('a', { points: 60_000 }), values('b', { points: 60_000 })];
    expect(codeOf(() => checkQuestion({ kind: 'multiple', options: many }, undefined))).toBe(
      'points_of_options_too_many',
    );
  });
});
