import { type Language, LOCALES } from '../../../platform/http/languages.js';
import { percentText } from '../../../platform/text/percent.js';
import { say, type Values } from '../../../platform/text/say.js';
import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

/** Fewer clinics say nothing of the others, and one of them could be recognised (rules: programme report). */
export const LEAST = 5;
const TEXTS = { hu, en, ro };
type Key = keyof typeof en;

/** Texts and numbers as the report's language writes them. */
export class Words {
  constructor(readonly language: Language) {}

  say(key: Key, values: Values = {}): string {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? this.number(value) : value,
    ]);
    return say<Key>(TEXTS[this.language], this.language, key, Object.fromEntries(written) as Values);
  }

  count(key: 'change.text', values: Values, n: number): string {
    return say<Key>(TEXTS[this.language], this.language, key, values, n);
  }

  n = (n: number): string => this.say('n', { n });
  tooFew = (n: number): string => this.say('too-few', { n: this.n(n), least: LEAST });
  percent = (value: number): string => percentText(value, this.language);
  part = (n: number, percent: number): string => `${this.number(n)} (${this.percent(percent)})`;

  number(value: number): string {
    return new Intl.NumberFormat(LOCALES[this.language], { maximumFractionDigits: 1 }).format(value);
  }

  difference(value: number): string {
    const format = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
    return new Intl.NumberFormat(LOCALES[this.language], format).format(value);
  }
}
