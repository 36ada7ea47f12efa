import { paths } from '../src/admin/addresses.ts';
import { makeReview, makeUnknownAnswer, makeMissingPlace } from '../src/admin/testing/make-configuration.ts';
import type { components } from '../src/shared/api/schema.gen.ts';
import { strongImpact } from './configuration-answers.ts';
import { answer, changeAnswer, fail, fewRows, opens, type State, type Visit } from './state.ts';
import { firstQuestion, part } from './states-configuration-parts.ts';
import { word } from './words.ts';

type Schemas = components['schemas'];
type Question = Schemas['QuestionResponse'];

const long =
  'Igen, de csak a rendelési időn kívül, ha a kolléganő éppen nincs szabadságon, egyébként nem mindig';
const unbroken = 'Megszakíthatatlan'.repeat(8);
const review = '**/api/admin/configuration-review?*';
const unknown = '**/api/admin/unknown-answers?*';
const map = '**/api/admin/unknown-answers/map?*';
const received = '**/api/admin/question/*/received-answers';
const services = '**/api/admin/integration-status?*';

const configuration: Omit<State, 'name'> = {
  route: paths.configuration,
  languages: ['hu', 'en'],
  address: () => paths.configuration,
};

/** Enough of the questions where they are not what is looked at. */
const few = (visit: Visit) =>
  changeAnswer<Question[]>(visit, '**/api/admin/questions?*', (all) => all.slice(0, 3));

/** Answers a call by what the questionnaire's first questions are. */
async function answerBy(visit: Visit, path: string, make: (questions: Question[]) => object): Promise<void> {
  const { page } = visit;
  await few(visit);
  await page.route(path, async (route) => {
    const { search } = new URL(route.request().url());
    const questions = await page.request.get(`/api/admin/questions${search}`);
    await route.fulfill({ json: make((await questions.json()) as Question[]) });
  });
}

/** What a young questionnaire wants, at its first two questions. */
function wantedOf(first: Question, second: Question): Schemas['ConfigurationReviewResponse'] {
  const at = ({ id, sectionId, questionText }: Question) => ({
    questionId: id,
    sectionId,
    name: questionText,
  });
  const ofAnswer = (optionId: number, name: string) =>
    makeMissingPlace({ ...at(first), field: 'meaning', optionId, name });
  const welcome = { sectionId: null, questionId: null, name: '' };
  const wanted = makeReview({
    options: [makeMissingPlace(at(second))],
    meanings: [ofAnswer(1, 'Igen'), ofAnswer(2, long), ofAnswer(3, unbroken)],
    products: [makeMissingPlace({ ...at(second), field: 'productDescription', name: 'Online naptár' })],
    welcome: [makeMissingPlace({ ...welcome, field: 'welcomeGreeting' })],
    findings: [makeMissingPlace({ ...welcome, field: 'welcomeTips', name: 'Olvasd el' })],
  });
  for (const item of wanted.items) if (item.wanted === 'meanings') item.count = 215;
  return wanted;
}

const openAll = async ({ page }: Visit) => {
  const kinds = page.locator('#completeness summary');
  await kinds.first().waitFor();
  for (const kind of await kinds.all()) await kind.click();
};

const unknownOnes = (first: Question) => {
  const of = { id: first.id, questionText: first.questionText, sectionName: first.sectionName };
  const nearest = first.options[0] ?? null;
  return [
    makeUnknownAnswer({ ...of, value: 'talán', responses: 1_240, nearest }),
    makeUnknownAnswer({ ...of, value: long, responses: 12 }),
    makeUnknownAnswer({ ...of, value: unbroken, responses: 1, nearest }),
    ...Array.from({ length: 12 }, (_, n) => makeUnknownAnswer({ ...of, value: `egyéb ${n}`, nearest })),
  ];
};

const withUnknown = (visit: Visit) => answerBy(visit, unknown, ([first]) => unknownOnes(first!));

const finding: Schemas['ConfigurationFindingResponse'] = {
  ...{ field: 'welcomeTips', rule: 'informal', sectionId: null, questionId: null, optionId: null },
  ...{ start: 0, end: 9, text: 'Olvasd el', message: 'Ez tegezés. Írja át „Önök” megszólításra.' },
};

/** The states of what the configuration still wants, of unknown answers, and of proposals for answers. */
export const completenessStates: readonly State[] = [
  {
    ...configuration,
    name: 'configuration-complete',
    prepare: async (visit) => {
      await few(visit);
      await answer(visit, review, makeReview());
    },
  },
  {
    ...configuration,
    name: 'configuration-wanted',
    isScrolled: true,
    prepare: (visit) => answerBy(visit, review, ([first, second]) => wantedOf(first!, second!)),
    reach: openAll,
  },
  {
    ...configuration,
    name: 'configuration-review-unavailable',
    prepare: async (visit) => {
      await few(visit);
      await fail(visit, review);
      await fail(visit, unknown);
    },
  },
  {
    ...part('texts'),
    name: 'configuration-findings',
    isScrolled: true,
    prepare: async (visit) => {
      await few(visit);
      await answer(visit, review, makeReview({}, [finding]));
      await answer(visit, '**/api/admin/welcome-texts?*', {
        ...{ greeting: null, content: null, tips: 'Olvasd el figyelmesen, azután kérdezz!' },
      });
    },
    reach: ({ page }) => page.locator('#welcome-tips-findings').waitFor(),
  },
  {
    ...part('questions'),
    name: 'configuration-unknown-answers',
    isScrolled: true,
    prepare: withUnknown,
    reach: ({ page }) => page.locator('#unknown-answer-0').waitFor(),
  },
  {
    ...part('questions'),
    name: 'configuration-unknown-answers-ask',
    prepare: async (visit) => {
      await withUnknown(visit);
      const { rescored, staleTexts, verifiedBack, exact, examples } = strongImpact;
      await answer(visit, map, { rescored, staleTexts, verifiedBack, exact, examples });
    },
    reach: async ({ page }) => {
      await page.locator('#unknown-answer-0').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...Object.entries({
    '': [
      { value: 'igen', responses: 1_204 },
      { value: long, responses: 31 },
      { value: unbroken, responses: 1 },
    ],
    '-none': [],
  }).map(([name, answers]): State => ({
    ...part('questions'),
    name: `configuration-received-answers${name}`,
    isScrolled: true,
    prepare: async (visit) => {
      await changeAnswer<Question[]>(visit, '**/api/admin/questions?*', ([first, second]) => [
        { ...first!, kind: 'single', options: [], scoredByOptions: false },
        second!,
      ]);
      await answer(visit, received, answers);
    },
    reach: async (visit) => {
      const question = await firstQuestion(visit);
      const read = visit.page.waitForResponse(/received-answers/);
      await question.getByRole('button', { name: word(visit.language, 'config.received.open') }).click();
      await read;
    },
  })),
  {
    ...part('questions'),
    name: 'configuration-drafts',
    isScrolled: true,
    prepare: async (visit) => {
      await changeAnswer<Question[]>(visit, '**/api/admin/questions?*', (all) =>
        all.slice(0, 3).map((one) => ({
          ...one,
          options: one.options.map((option) => ({ ...option, meaning: null })),
        })),
      );
      await changeAnswer<Schemas['IntegrationStatusResponse'][]>(visit, services, (all) => {
        for (const one of all) if (one.service === 'ai') one.configured = true;
      });
    },
    reach: async ({ page, language }) => {
      await page
        .getByRole('button', { name: word(language, 'config.section.texts') })
        .first()
        .click();
      await page
        .getByRole('button', { name: word(language, 'config.drafts.open') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'dashboard-upload-checked',
    route: paths.dashboard,
    languages: ['hu', 'en'],
    address: () => fewRows,
    prepare: (visit) => answer(visit, '**/api/admin/preview-responses*', checkedResponses),
    reach: async (visit) => {
      await opens('dashboard.actions.upload')(visit);
      const dialog = visit.page.getByRole('dialog');
      const file = { name: 'valaszok.xlsx', mimeType: '', buffer: Buffer.from('PK') };
      await dialog.locator('input[type=file]').setInputFiles(file);
      await dialog.getByRole('table').first().waitFor();
    },
  },
];

const unknownCell: Schemas['UnknownCellResponse'] = {
  questionId: crypto.randomUUID(),
  questionText: 'Foglalhatnak időpontot a páciensek az interneten?',
  value: 'talán',
  nearest: { id: 1, label: 'Részben' },
  responses: 1_240,
  sheet: 'Válaszok',
  row: 12,
  column: 'Foglalhatnak időpontot a páciensek az interneten?',
};

const understoodColumn: Schemas['ResponsePreviewResponse']['sheets'][number]['columns'][number] = {
  header: 'E-mail',
  nth: 0,
  is: 'clientEmail',
  questionId: null,
  optionId: null,
  sure: 'exact',
  proposal: null,
  samples: ['anna@clinic.example', 'office@clinic.example'],
};

const checkedResponses: Schemas['ResponsePreviewResponse'] = {
  sheetNames: ['Űrlapválaszok 1', unbroken.slice(0, 31)],
  sheets: [
    {
      name: 'Űrlapválaszok 1',
      source: 'google-forms',
      place: 'found',
      headerRows: [
        { row: 1, text: long.slice(0, 99) },
        { row: 2, text: unbroken.slice(0, 99) },
      ],
      headerRow: 1,
      rows: 62,
      columns: [
        understoodColumn,
        {
          ...understoodColumn,
          header: long,
          is: 'unknown',
          samples: [long.slice(0, 79), unbroken.slice(0, 79)],
        },
        {
          ...understoodColumn,
          header: '1. Foglalhatnak időpontot?',
          is: 'unknown',
          samples: ['talán', 'igen'],
          proposal: { is: 'question', questionId: unknownCell.questionId },
        },
      ],
    },
  ],
  questions: [
    {
      questionId: unknownCell.questionId,
      questionText: unknownCell.questionText,
      kind: 'single',
      options: [
        { id: 1, label: 'Részben' },
        { id: 2, label: 'Igen' },
      ],
    },
  ],
  created: 41,
  updated: 2,
  unchanged: 17,
  skippedCount: 0,
  errorCount: 2,
  warningCount: 0,
  skipped: [],
  errors: [],
  warnings: [],
  addresses: [
    { sheet: 'Űrlapválaszok 1', row: 7, value: 'anna(at)clinic.example' },
    { sheet: 'Űrlapválaszok 1', row: 9, value: unbroken },
  ],
  questionsWithoutColumn: [],
  unknownAnswers: [
    unknownCell,
    { ...unknownCell, value: long, nearest: null, responses: 3 },
    { ...unknownCell, value: unbroken, sheet: unbroken.slice(0, 31), responses: 1 },
  ],
  unknownAnswerCount: 1_244,
};
