import { mkdirSync, writeFileSync } from 'node:fs';
import { checkTexts } from '../../src/modules/review/checks/check-texts.js';
import { factsForChecks } from '../../src/modules/review/checks/check-facts.js';
import { scoreEvaluation } from '../../src/modules/scoring/score.js';
import { rankedSteps } from '../../src/modules/scoring/ranked-steps.js';
import { factsOf } from '../../src/modules/generation/writer-facts.js';
import { composeTexts } from '../../src/modules/generation/writers/built-in/built-in-writer.js';
import { GOOD } from '../../src/modules/generation/writers/built-in/compose-summary.js';
import { splitSentences } from '../../src/modules/generation/writers/built-in/safe-text.js';
import { fieldsOf } from '../../src/modules/evaluations/texts/text-fields.js';
import type { WriterFacts, WrittenTexts } from '../../src/modules/generation/writers/text-writer.js';
import { wordingsOf } from '../../src/modules/questionnaires/wordings.js';
import { LANGUAGES, type Language } from '../../src/platform/http/languages.js';
import { fold } from '../../src/platform/text/fold.js';
import { type ReadClinic, readClinics } from '../make/read-evaluations.js';

/** As many sentences as two clinics may share word for word, on average of all pairs whose answers differ. */
const MOST_SHARED = 0.1;
/** Of the points, in percent: as questionnaires have it from the start. */
const ENOUGH = 50;
const LONGEST: Record<string, number> = {
  summary: 1500,
  motivationalMessage: 400,
  sections: 1200,
  strengths: 160,
};
/** In words: what insights say counts, too. */
const LONGEST_PARAGRAPH = 105;
/** A word or two and a colon at the beginning of a sentence: a form, not a text. */
const LABEL = /(?:^|[.!?…] )(?:\p{L}+ ){0,3}\p{L}+:/u;

/** A sentence without its full stop, as it may stand within another. */
const bodyOf = (sentence: string): string => fold(sentence).replace(/\.$/, '');

interface Read extends ReadClinic {
  facts: WriterFacts;
  written: WrittenTexts;
}

const write = (language: Language): Read[] =>
  readClinics(language).map((clinic) => {
    const facts = factsOf(clinic.sections, clinic.responses, language, {
      minAnsweredPercent: ENOUGH,
      insights: clinic.insights,
    });
    return { ...clinic, facts, written: composeTexts(facts) };
  });

const sentencesOf = ({ written }: Read) =>
  Object.values(written.evidence).flatMap((sentences) => sentences.map(({ text }) => text));

/** The part of the shorter text's sentences that the other one has word for word. */
function shared(one: Read, other: Read): number {
  const [few = [], many = []] = [sentencesOf(one), sentencesOf(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  const said = new Set(many);
  return few.filter((text) => said.has(text)).length / few.length;
}

/** The questions that the page, the summary and the text of its area call the first step. */
function firstSteps({ sections, responses, facts, written }: Read, language: Language) {
  // The page shows no step where too little was answered.
  if (facts.answered?.isEnough === false) return null;
  const [first] = rankedSteps(sections, scoreEvaluation(sections, responses, language));
  if (first?.state !== 'missed') return null;
  const advised = (field: string) =>
    written.evidence[field]!.find(({ kind }) => kind === 'advice')?.facts[0]?.[0];
  return {
    page: first.question.id,
    summary: advised('summary'),
    section: advised(`sections.${first.section.id}`),
  };
}

describe.each(LANGUAGES)('Twenty evaluations of the built-in writer (%s)', (language) => {
  const read = write(language);
  const texts = read.map(({ name, written }) => ({ name, fields: [...fieldsOf(written.texts)] }));

  it('are written out for a reader, where a folder is given', () => {
    const folder = process.env.READ_TEXTS;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    const pages = read.map(
      ({ name, sections, written }) =>
        `=== ${name}\n${[...fieldsOf(written.texts)]
          .filter(([, text]) => text !== '')
          .map(([field, text]) => {
            const named = sections.find(({ id }) => field.split('.')[1] === String(id));
            return `[${field}${named ? ` ${named.name}` : ''}]\n${text}`;
          })
          .join('\n')}\n`,
    );
    writeFileSync(`${folder}/${language}.txt`, pages.join('\n'));
  });

  it('pass the checks, and keep their lengths', () => {
    const found = read.flatMap(({ name, sections, insights, responses, facts, written }) => {
      const score = scoreEvaluation(sections, responses, language);
      return checkTexts(
        written.texts,
        factsForChecks({ language, score, sections, insights, hasResult: facts.answered?.isEnough }),
      ).map(({ rule, field, text }) => `${name} ${field} ${rule}: ${text}`);
    });
    expect(found).toEqual([]);
    for (const { fields } of texts)
      for (const [field, text] of fields)
        expect(text.length).toBeLessThanOrEqual(LONGEST[field.split('.')[0]!]!);
  });

  it('begin in the summary where the page begins, and tell that step in its area alone', () => {
    for (const one of read) {
      const steps = firstSteps(one, language);
      if (steps !== null)
        expect([one.name, steps]).toEqual([one.name, { ...steps, summary: steps.page, section: steps.page }]);
      const tips = one.facts.sections.flatMap(({ missed }) =>
        missed.flatMap(({ tip }) => splitSentences(tip ?? '')[0]!),
      );
      const summary = fold(one.written.texts.summary);
      expect([one.name, tips.filter((tip) => tip !== '' && summary.includes(bodyOf(tip)))]).toEqual([
        one.name,
        [],
      ]);
    }
  });

  it('order nothing where no answer is known', () => {
    for (const { written, sections, responses } of read) {
      const steps = rankedSteps(sections, scoreEvaluation(sections, responses, language));
      const unknown = new Set(
        steps.flatMap(({ state, question }) => (state === 'missed' ? [] : question.id)),
      );
      const advised = Object.values(written.evidence)
        .flat()
        .filter(({ kind }) => kind === 'advice')
        .flatMap(({ facts }) => facts.map(([id]) => id));
      expect(advised.filter((id) => unknown.has(id))).toEqual([]);
    }
  });

  it('say nothing twice: no meaning and no insight, be it as a clause', () => {
    const found = read.flatMap(({ name, sections, insights, written }) => {
      const page = fold([...fieldsOf(written.texts).values()].join(' '));
      const meanings = sections.flatMap(({ questions }) =>
        questions.flatMap(({ options }) => options.flatMap(({ meaning }) => wordingsOf(meaning))),
      );
      const told = [...meanings, ...insights.map(({ text }) => text)].map((text) => splitSentences(text)[0]!);
      return told.filter((text) => page.split(bodyOf(text)).length > 2).map((text) => `${name}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it('tell in the summary what no card says', () => {
    for (const { name, written } of read) {
      const cards = Object.values(written.texts.strengths).flat().filter(Boolean).flatMap(splitSentences);
      const summary = fold(written.texts.summary);
      expect([name, cards.filter((card) => summary.includes(bodyOf(card)))]).toEqual([name, []]);
    }
  });

  it('praise before they blame, advise behind what is missing, and blame nothing where no point is missing', () => {
    for (const { name, facts, written } of read)
      for (const { sectionId, score, maxScore, missed, gained } of facts.sections) {
        const field = `sections.${sectionId}`;
        const open = new Set(missed.flatMap(({ fact: [id], answer }) => (answer === null ? id : [])));
        const kinds = written.evidence[field]!.filter(
          ({ kind, facts: on }) =>
            kind !== 'verdict' && !(kind === 'gap' && on.every(([id]) => open.has(id))),
        ).map(({ kind }) => kind);
        const [blamed, advised] = [kinds.indexOf('gap'), kinds.indexOf('advice')];
        if (blamed >= 0)
          expect([name, field, kinds.lastIndexOf('strength') < blamed]).toEqual([name, field, true]);
        if (blamed >= 0 && advised >= 0) expect([name, field, blamed < advised]).toEqual([name, field, true]);
        // An insight may doubt an answer with all its points by one of another area.
        const own = new Set(gained.map(({ fact: [id] }) => id));
        const blame = written.evidence[field]!.filter(
          ({ kind, facts: on }) => kind === 'gap' && !on.some(([id]) => own.has(id)),
        );
        if (facts.answered?.isEnough !== false && maxScore > 0 && score >= maxScore)
          expect([name, field, blame]).toEqual([name, field, []]);
      }
  });

  it('close no praise with a result below the whole, and no gap with one above it', () => {
    for (const { name, facts, written } of read)
      for (const { sectionId, score, maxScore, percentage } of facts.sections) {
        if (facts.answered?.isEnough === false || score === 0 || score >= maxScore) continue;
        const kinds = written.evidence[`sections.${sectionId}`]!.map(({ kind }) => kind);
        const before = kinds[kinds.indexOf('verdict') - 1];
        const against = [
          ...(percentage > facts.percentage || percentage >= GOOD ? ['gap'] : []),
          ...(percentage <= facts.percentage ? ['strength'] : []),
        ];
        expect(against.map((kind) => [name, sectionId, kind])).not.toContainEqual([name, sectionId, before]);
      }
  });

  it('name no product: each stands beside its step on the page', () => {
    for (const { name, sections, written } of read) {
      const products = sections.flatMap(({ questions }) =>
        questions.flatMap(({ relatedProduct }) => relatedProduct ?? []),
      );
      const page = [...fieldsOf(written.texts).values()].join(' ');
      expect([
        name,
        products.filter((product) => page.includes(`„${product}”`) || page.includes(`“${product}”`)),
      ]).toEqual([name, []]);
    }
  });

  it('quote no choice where its meaning says what it is called within a sentence', () => {
    for (const { name, sections, written } of read) {
      const labels = sections.flatMap(({ questions }) =>
        questions.flatMap(({ kind, options }) =>
          kind === 'multiple' && options[0]?.meaning ? options.map(({ label }) => label) : [],
        ),
      );
      const page = [...fieldsOf(written.texts).values()].join(' ');
      expect([name, labels.filter((label) => new RegExp(`[„“]${label}”`).test(page))]).toEqual([name, []]);
    }
  });

  it('have no paragraph that is too long to be read', () => {
    const long = read.flatMap(({ name, written }) =>
      [...fieldsOf(written.texts)].flatMap(([field, text]) =>
        text
          .split('\n\n')
          .filter((paragraph) => paragraph.split(' ').length > LONGEST_PARAGRAPH)
          .map((paragraph) => `${name} ${field} ${paragraph.split(' ').length}`),
      ),
    );
    expect(long).toEqual([]);
  });

  it('open no sentence with a label', () => {
    const labels = texts.flatMap(({ name, fields }) =>
      fields.flatMap(([field, text]) =>
        LABEL.test(text) ? [`${name} ${field}: ${LABEL.exec(text)![0]}`] : [],
      ),
    );
    expect(labels).toEqual([]);
  });

  it('share few sentences where answers differ', () => {
    const pairs = read.flatMap((one, at) =>
      read.slice(at + 1).map((other) => ({ pair: `${one.name} / ${other.name}`, share: shared(one, other) })),
    );
    const mean = pairs.reduce((sum, { share }) => sum + share, 0) / pairs.length;
    if (process.env.READ_TEXTS !== undefined) {
      const most = pairs.toSorted((a, b) => b.share - a.share).slice(0, 8);
      writeFileSync(
        `${process.env.READ_TEXTS}/${language}-shares.txt`,
        `${mean.toFixed(3)}\n${most.map(({ pair, share }) => `${share.toFixed(2)} ${pair}`).join('\n')}\n`,
      );
    }
    expect(mean).toBeLessThanOrEqual(MOST_SHARED);
  });
});
