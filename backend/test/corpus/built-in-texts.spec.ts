import { LANGUAGES } from '../../src/platform/http/languages.js';
import { DEMO } from '../../src/seed/content/demo-content.js';
import { expectGoodTexts } from '../make/built-in-texts.js';

/** Of so many demo clinics one: all of them, and any answers, are looked at before a release. */
const ONE_OF = 8;

it.each(LANGUAGES)('The checks pass the built-in texts of some demo clinics (%s)', (language) => {
  const some = DEMO[language].respondents.filter((_, index) => index % ONE_OF === 0);
  expect(some.length).toBeGreaterThan(3);
  for (const clinic of some) expectGoodTexts(language, clinic);
});
