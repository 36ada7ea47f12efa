import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Nézzék meg a mentést. Utána próbálják ki.', 'Nézzék meg a mentést.'],
  ['Küldjenek emlékeztetőt, pl. sms-ben', 'Küldjenek emlékeztetőt, pl. sms-ben'],
  ['Use a reminder, e.g. by text. Then measure.', 'Use a reminder, e.g. by text.'],
  ['', ''],
])('%j goes by %j', (text, name) => expect(shortName(text)).toBe(name));
