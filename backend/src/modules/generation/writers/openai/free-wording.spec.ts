import { BAD_PROSE } from '../../../../../test/fakes/ai-prose.js';
import { type AiWriting, facts, startAiWriting, taskFor } from '../../../../../test/fakes/ai-writing.js';
import { fieldsOf } from '../../../evaluations/texts/text-fields.js';
import type { Language } from '../../../../platform/http/languages.js';
import type { WriterFacts } from '../text-writer.js';

let ai: AiWriting;
beforeEach(async () => {
  ai = await startAiWriting();
});
afterEach(() => ai.end());

const MEANINGS = {
  hu: [
    'A páciensek telefonon is időpontot kapnak.',
    'A portálon nem látható a lelet.',
    'Tegyék fel a leleteket a portálra.',
  ],
  en: [
    'Patients get an appointment by telephone.',
    'No result is shown on the portal.',
    'Put the results on the portal.',
  ],
  ro: [
    'Pacienții primesc o programare prin telefon.',
    'Rezultatele nu apar pe portal.',
    'Puneți rezultatele pe portal.',
  ],
} as const;

/** Facts with meanings: one answer in full, one that lost points, and one question that nobody answered. */
function written(language: Language): WriterFacts {
  const own = facts(language);
  const [there, missing, advice] = MEANINGS[language];
  const [section, other] = own.sections;
  section!.gained = [{ ...section!.gained[0]!, meaning: there }];
  section!.missed = [
    { ...section!.missed[0]!, answer: 'x', state: 'missed', meaning: missing, tip: advice, rank: 1 },
  ];
  other!.missed = other!.missed.map((one) => ({ ...one, state: 'unanswered' as const, rank: 2 }));
  return own;
}

const write = (language: Language) => ai.makeWriter({ wording: 'free' }).write(taskFor(written(language)));

describe('An AI that writes', () => {
  it.each(['hu', 'en', 'ro'] as const)(
    'has its %s sentences stand with the answers that they rest on',
    async (language) => {
      const { texts, evidence, builtIn } = await write(language);
      const [there, missing, advice] = MEANINGS[language];
      expect(ai.server.requests).toHaveLength(1);
      expect(texts.strengths[7]).toEqual([there, '', '']);
      expect(texts.sections[7]?.text).toContain(`${missing} ${advice}`);
      expect(texts.sections[7]?.text).toContain('12');
      expect(texts.summary).toContain('24');
      expect(evidence['sections.7']).toContainEqual({ text: missing, kind: 'gap', facts: [[4, 'a']] });
      expect(evidence['strengths.7.0']).toEqual([{ text: there, kind: 'strength', facts: [[1, 'a']] }]);
      expect(builtIn).toEqual([]);
    },
  );

  it('is told which facts to cite, and asked for text beside kinds', async () => {
    await write('en');
    const [body] = ai.bodies();
    const prompt = JSON.stringify(body!.messages);
    for (const word of ['firstStep', '{{percent}}', MEANINGS.en[1], MEANINGS.en[2]])
      expect(prompt).toContain(word);
    expect(JSON.stringify(body!.response_format)).toContain('"text":{"type":"string"}');
  });

  it.each(BAD_PROSE)(
    'is asked once more, told why, where it offers a sentence of the kind %s',
    async (bad) => {
      ai.server.respondWith(() => `prose:${bad}`);
      for (const language of ['hu', 'en', 'ro'] as const) {
        ai.server.requests.length = 0;
        const { texts, builtIn } = await write(language);
        expect(ai.server.requests).toHaveLength(2);
        const again = JSON.stringify(ai.bodies()[1]!.messages);
        expect(again).toMatch(/\\"fault\\":\\"\S/u);
        expect(texts.sections[7]?.text).toContain(MEANINGS[language][1]);
        expect(builtIn).toEqual([]);
      }
    },
  );

  it.each(BAD_PROSE)('is replaced by the program where it offers %s again', async (bad) => {
    ai.server.respondWith(() => `stubborn-prose:${bad}`);
    const { texts, evidence, builtIn } = await write('hu');
    expect(ai.server.requests).toHaveLength(2);
    const all = [...fieldsOf(texts).values()].join('\n');
    expect(all).not.toMatch(/99|Medisoft|Robot|receive|\*\*|nem működik/u);
    // What the fact says is told all the same, in the questionnaire's words.
    expect(evidence['sections.7']).toContainEqual({ text: MEANINGS.hu[1], kind: 'gap', facts: [[4, 'a']] });
    expect(builtIn).toContain('sections.11');
    expect(builtIn).not.toContain('strengths.7.0');
  });

  it('costs two calls at most, each counted', async () => {
    ai.server.respondWith(() => 'stubborn-prose:foreign-claim');
    await write('en');
    expect(ai.usages).toHaveLength(2);
  });

  it('leaves everything to the program where its second answer is none', async () => {
    ai.server.respondWith(['prose:markup', 'garbage']);
    const { texts } = await write('en');
    expect(texts.sections[7]?.text).toContain(MEANINGS.en[1]);
  });

  it.each([
    ['refusal', 'refused'],
    ['garbage', 'garbage'],
    ['length', 'garbage'],
  ] as const)('fails as one that chooses does (%s)', async (mode, kind) => {
    const error = await ai.failureOf([mode, mode, mode], ai.makeWriter({ wording: 'free' }));
    expect(error.kind).toBe(kind);
  });

  it('writes one text alone', async () => {
    const own = written('en');
    const writer = ai.makeWriter({ wording: 'free' });
    const { texts: others } = await writer.write(taskFor(own));
    const part = { field: 'sections.7', others };
    const { texts, builtIn } = await writer.write({ ...taskFor(own), part });
    expect(texts.sections[7]?.text).toContain(MEANINGS.en[1]);
    expect(builtIn).toEqual([]);
  });
});
