import { type FakeForm, type FakeItem, type FakeQuestion, publicIdOf } from '../make/google-form.js';

const KINDS = { RADIO: 2, DROP_DOWN: 3, CHECKBOX: 4 } as const;

/** A form as the HTML of its public page: ids in decimal, neither points nor correct answers. */
export function publicPageOf(form: FakeForm): string {
  const { info } = form;
  const body = [
    info.description ?? null,
    form.items.map(itemOf),
    ['Válaszát rögzítettük.', 1, 0, 0, 0],
    null,
    null,
    [0, 0],
    null,
    null,
    info.title,
    78,
    [null, null, null, 2, null, null, 3],
    null,
    null,
    null,
    null,
    [2],
    [[1, 1, 1, 1, 1], 1, 1],
  ];
  const data = [
    null,
    body,
    '/forms',
    info.documentTitle,
    null,
    null,
    null,
    '',
    null,
    0,
    0,
    null,
    '',
    0,
    `e/${publicIdOf(form)}`,
    0,
    '[]',
    0,
    0,
    1,
  ];
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html><html><head><title>Form</title></head><body><script nonce="abc">var OTHER_DATA_ = ["];"];</script>
<script type="text/javascript" nonce="abc">var FB_PUBLIC_LOAD_DATA_ = ${json}\n;</script></body></html>`;
}

function itemOf(item: FakeItem): unknown[] {
  const head = [Number.parseInt(item.itemId, 16), item.title ?? null, item.description ?? null];
  if (item.pageBreakItem) return [...head, 8, null];
  if (item.textItem) return [...head, 6, null];
  if (item.imageItem) return [...head, 11, null, null, ['example', 0, [740, 300, 0]]];
  if (item.videoItem) return [...head, 12, null];
  if (item.questionGroupItem) {
    const { questions, grid } = item.questionGroupItem;
    const several = grid.columns.type === 'CHECKBOX' ? 1 : 0;
    const rows = questions.map((question) => [
      ...entryOf(question, optionsOf(grid.columns)),
      [question.rowQuestion?.title ?? ''],
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      [several],
    ]);
    return [...head, 7, rows];
  }
  const { question } = item.questionItem!;
  const { scaleQuestion: scale, choiceQuestion: choice } = question;
  if (scale) {
    const steps = Array.from({ length: (scale.high ?? 5) - (scale.low ?? 0) + 1 }, (_, n) => [
      String((scale.low ?? 0) + n),
    ]);
    return [...head, 5, [[...entryOf(question, steps), [scale.lowLabel ?? '', scale.highLabel ?? '']]]];
  }
  if (choice)
    return [...head, KINDS[choice.type as keyof typeof KINDS], [entryOf(question, optionsOf(choice))]];
  return [...head, question.textQuestion?.paragraph ? 1 : 0, [entryOf(question, null)]];
}

const entryOf = ({ questionId, required }: FakeQuestion, options: unknown): unknown[] => [
  Number.parseInt(questionId, 16),
  options,
  required ? 1 : 0,
];

const optionsOf = ({ options }: NonNullable<FakeQuestion['choiceQuestion']>): unknown[] =>
  options.map(({ value = '', isOther }) => [value, null, null, null, isOther ? 1 : 0]);
