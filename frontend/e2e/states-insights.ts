import type { components } from '../src/shared/api/schema.gen.ts';
import { answer, button, changeAnswer, fail, stall, type State, type Visit } from './state.ts';
import { part } from './states-configuration-parts.ts';
import { word } from './words.ts';

type Schemas = components['schemas'];
type Insights = Schemas['InsightsResponse'];

const list = '**/api/admin/questionnaires/*/insights';
const trial = '**/api/admin/questionnaires/*/insights/try';
const unbroken = 'Megszakíthatatlan'.repeat(20);

/** The first insight, unfolded. */
async function unfold({ page }: Visit): Promise<void> {
  const row = page.locator('[id^=insight-][data-off]').first();
  await row.getByRole('button', { expanded: false }).click();
  await row.getByRole('textbox').first().waitFor();
}

/** The states of what answers mean together, in the setup of a questionnaire. */
export const insightStates: readonly State[] = [
  {
    ...part('insights'),
    name: 'configuration-insights-loading',
    prepare: (visit) => stall(visit, list),
  },
  {
    ...part('insights'),
    name: 'configuration-insights-unavailable',
    prepare: (visit) => fail(visit, list),
    reach: (visit) => button(visit, 'error.retry').waitFor(),
  },
  {
    ...part('insights'),
    name: 'configuration-insights-empty',
    prepare: (visit) => answer(visit, list, { insights: [] }),
  },
  {
    ...part('insights'),
    name: 'configuration-insights-broken',
    isOdd: true,
    prepare: (visit) =>
      changeAnswer<Insights>(visit, list, ({ insights: [first] }) => ({
        insights: [{ ...first!, active: false, problem: 'Törölték.', text: unbroken, advice: unbroken }],
      })),
    reach: unfold,
  },
  {
    ...part('insights'),
    name: 'configuration-insight-tried',
    isScrolled: true,
    prepare: (visit) =>
      answer(visit, trial, {
        holds: 12,
        of: 44,
        evaluation: {
          holds: null,
          answers: [
            { question: 'Lehet-e online időpontot foglalni?', answer: 'Igen' },
            { question: 'Küldenek emlékeztetőt?', answer: null },
          ],
        },
      }),
    reach: async (visit) => {
      await unfold(visit);
      await visit.page.getByRole('combobox', { name: word(visit.language, 'config.try.response') }).click();
      await visit.page.getByRole('option').first().waitFor({ state: 'attached' });
      await visit.page.keyboard.press('Enter');
      await visit.page.getByText(word(visit.language, 'config.try.unknown')).waitFor();
    },
  },
  {
    ...part('insights'),
    name: 'configuration-insight-uncounted',
    isScrolled: true,
    prepare: (visit) => fail(visit, trial),
    reach: async (visit) => {
      await unfold(visit);
      await button(visit, 'error.retry').waitFor();
    },
  },
  {
    ...part('insights'),
    name: 'configuration-insight-new',
    isScrolled: true,
    reach: async (visit) => {
      const { page, language } = visit;
      await button(visit, 'config.insights.add').click();
      await page.getByLabel(word(language, 'config.insight.text')).fill('Hosszú'.repeat(90));
      const choice = page.getByRole('combobox', { name: word(language, 'config.when.subject') });
      await choice.click();
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox').first().check();
      await button(visit, 'config.when.add-group').click();
      await button(visit, 'config.when.add').first().click();
      await choice.nth(2).click();
      await choice.nth(2).fill(word(language, 'config.when.total'));
      await page.keyboard.press('Enter');
      await page.getByLabel(word(language, 'config.when.percent')).fill('120');
    },
  },
  {
    ...part('insights'),
    name: 'configuration-insights-proposed',
    prepare: async (visit) => {
      await changeAnswer<Schemas['IntegrationStatusResponse'][]>(
        visit,
        '**/api/admin/integration-status?*',
        (all) => {
          for (const one of all) if (one.service === 'ai') one.configured = true;
        },
      );
      const drafts = [
        {
          when: { section: null, below: 50 },
          conditionText: 'total < 50 %',
          text: 'Ami megvan, az még nem áll össze egésszé.',
          advice: 'Kezdjék azzal, ami a legtöbb munkát spórolja meg.',
          place: 'summary',
          sectionId: null,
          weight: 7,
        },
      ];
      await answer(visit, '**/api/admin/questionnaires/*/insights/drafts', { drafts });
    },
    reach: async (visit) => {
      await button(visit, 'config.proposed.ask').click();
      await button(visit, 'config.answers.accept').waitFor();
    },
  },
];
