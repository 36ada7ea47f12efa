import { factsOf } from '../../src/modules/generation/writer-facts.js';
import { composeTexts } from '../../src/modules/generation/writers/built-in/built-in-writer.js';
import type { RawResponses, ScoredSection } from '../../src/modules/scoring/scoring.types.js';
import type { Language } from '../../src/platform/http/languages.js';
import { question, section } from './sections.js';

/** Two areas of yes and no questions, in Hungarian, with a tip and products. */
export const presence = section(
  1,
  [
    question(1, { questionText: 'Van saját weboldaluk?', pointValue: 5 }),
    question(2, {
      questionText: 'Lehet online időpontot foglalni?',
      pointValue: 5,
      weight: 3,
      relatedTip: 'Vezessenek be online foglalást.',
      relatedProduct: 'FoglalóPlusz',
    }),
  ],
  { name: 'Online jelenlét' },
);
export const safety = section(
  2,
  [
    question(3, { questionText: 'Készül biztonsági mentés?', pointValue: 6 }),
    question(4, { questionText: 'Titkosítják a leleteket?', pointValue: 4, relatedProduct: 'TitkosTár' }),
  ],
  { name: 'Adatbiztonság' },
);

/** What the built-in writer writes of a response. */
export const write = (sections: ScoredSection[], responses: RawResponses, language: Language = 'hu') =>
  composeTexts(factsOf(sections, responses, language)).texts;
