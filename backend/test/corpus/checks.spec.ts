import { checkTexts } from '../../src/modules/review/checks/check-texts.js';
import type { Corpus } from './corpus.types.js';
import { withText } from './corpus.types.js';
import { english } from './english.js';
import { hungarian } from './hungarian.js';
import { romanian } from './romanian.js';

const CORPORA: readonly Corpus[] = [hungarian, english, romanian];
const LEAST = 40;
const fieldOf = (field: string) => (field.startsWith('strengths') ? `${field}.0` : field);

describe.each(CORPORA)('The corpus of true and false texts ($language)', (corpus) => {
  const { facts, falseTexts, trueTexts, sound } = corpus;

  it('holds enough different texts', () => {
    expect(new Set(falseTexts.map(([, , text]) => text)).size).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(trueTexts.map(([, text]) => text)).size).toBeGreaterThanOrEqual(LEAST);
  });

  it('has sound texts beside those that are tried', () => {
    expect(checkTexts(sound, facts)).toEqual([]);
  });

  it('gives no false alarm on true texts', () => {
    const alarms = trueTexts.flatMap(([field, text]) =>
      checkTexts(withText(corpus, field, text), facts).map(
        (finding) => `false alarm, ${finding.rule} ${JSON.stringify(finding.text)}: ${text}`,
      ),
    );
    expect(alarms).toEqual([]);
  });

  it('misses no false text', () => {
    const misses = falseTexts.flatMap(([rule, field, text]) => {
      const findings = checkTexts(withText(corpus, field, text), facts).filter(
        (finding) => finding.field === fieldOf(field),
      );
      if (findings.some((finding) => finding.rule === rule)) return [];
      return [
        `missed, ${rule} (found: ${findings.map((finding) => finding.rule).join() || 'none'}): ${text}`,
      ];
    });
    expect(misses).toEqual([]);
  });
});
