import { paths } from '../src/admin/addresses.ts';
import type { components } from '../src/shared/api/schema.gen.ts';
import type { Locator } from '@playwright/test';
import { answer, button, changeAnswer, fail, stall, type State, type Visit } from './state.ts';
import { word } from './words.ts';

type Schemas = components['schemas'];

const configuration: Omit<State, 'name'> = {
  route: paths.configuration,
  languages: ['hu', 'en'],
  address: () => paths.configuration,
};

/** A part of the setup that has an address of its own. */
export const part = (name: string): Omit<State, 'name'> => ({
  ...configuration,
  route: paths.configurationPart,
  address: () => `${paths.configuration}/${name}`,
});

/** The first question with all its fields; in a narrow window it is a view of its own. */
export async function firstQuestion({ page }: Visit): Promise<Locator> {
  const pane = page.locator('section[id^=question-]');
  await pane.waitFor({ state: 'attached' });
  if (!(await pane.isVisible())) await page.locator('button[id^=question-]').first().click();
  await pane.waitFor();
  return pane;
}

/** The states of the setup's parts as wholes. */
export const configurationPartStates: readonly State[] = [
  ...['questions', 'insights', 'texts', 'connections'].map((name): State => ({
    ...part(name),
    name: `configuration-${name}`,
  })),
  ...Object.entries({ '': configuration, '-questions': part('questions') }).flatMap(
    ([name, where]): State[] => [
      {
        ...where,
        name: `configuration${name}-loading`,
        prepare: async (visit) => {
          await stall(visit, '**/api/admin/configuration?*');
          await stall(visit, '**/api/admin/questions?*');
        },
      },
      {
        ...where,
        name: `configuration${name}-unavailable`,
        prepare: async (visit) => {
          await fail(visit, '**/api/admin/configuration?*');
          await fail(visit, '**/api/admin/questions?*');
        },
        reach: (visit) => button(visit, 'error.retry').first().waitFor(),
      },
      {
        ...where,
        name: `configuration${name}-empty`,
        prepare: async (visit) => {
          const totals = { sections: 0, questions: 0, maxScore: 0 };
          await changeAnswer<Schemas['ConfigurationResponse']>(
            visit,
            '**/api/admin/configuration?*',
            (all) => ({
              ...all,
              sections: [],
              totals,
            }),
          );
          await answer(visit, '**/api/admin/questions?*', []);
        },
      },
    ],
  ),
  {
    ...part('questions'),
    name: 'configuration-section-texts',
    prepare: (visit) => answer(visit, '**/api/admin/questions?*', []),
    reach: async ({ page, language }) => {
      const fold = page.getByRole('button', { name: word(language, 'config.section.texts') }).first();
      await fold.click();
      await page.getByLabel(word(language, 'config.section.name')).first().fill('Hosszú'.repeat(33));
    },
  },
  {
    ...part('questions'),
    name: 'configuration-question',
    isScrolled: true,
    reach: async (visit) => {
      const pane = await firstQuestion(visit);
      await pane
        .getByRole('button', { name: word(visit.language, 'config.question.more') })
        .last()
        .click();
    },
  },
  {
    ...part('texts'),
    name: 'configuration-unsaved-elsewhere',
    reach: async ({ page, language }) => {
      await page.getByLabel(word(language, 'config.welcome.greeting')).fill('Jó napot!');
      const nav = page.getByRole('navigation', { name: word(language, 'config.part.label') });
      await nav.getByRole('link', { name: word(language, 'config.part.overview') }).click();
      await nav.getByText(word(language, 'config.part.unsaved')).waitFor();
    },
  },
];
