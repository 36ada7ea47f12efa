import { wordingsOf } from '../../modules/questionnaires/wordings.js';
import { answersFor, optionNamed, worthOf } from './answers.js';
import type { DemoQuestion, DemoQuestionnaire } from './content.types.js';
import { DEMO } from './demo-content.js';

const STATUSES = ['clicked', 'generated', 'opened', 'pending', 'sent', 'verified'];
const questionnaires = [DEMO.hu.questionnaire, DEMO.en.questionnaire, DEMO.ro.questionnaire];
const byLanguage = questionnaires.map((each) => [each.language, each] as const);

const questionsOf = (questionnaire: DemoQuestionnaire) =>
  questionnaire.sections.flatMap((section) => section.questions);
const counted = (questions: DemoQuestion[]) => questions.filter((question) => worthOf(question) > 0);
const pointsOf = (questions: DemoQuestion[]) =>
  questions.reduce((sum, question) => sum + worthOf(question), 0);

/** What a respondent gains within the given questions, as a share of their points. */
function shareGained(questions: DemoQuestion[], answers: Record<string, string>): number {
  const gained = questions.flatMap((question) =>
    (answers[question.questionText] ?? '')
      .split(', ')
      .map((label) => optionNamed(question, label)?.points ?? 0),
  );
  return gained.reduce((sum, points) => sum + points, 0) / pointsOf(questions);
}

describe.each(byLanguage)('the %s questionnaire', (_language, questionnaire) => {
  const questions = questionsOf(questionnaire);

  it('is a full questionnaire: at least five sections, thirty questions, a few background ones', () => {
    expect(questionnaire.sections.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    expect(questions.length - counted(questions).length).toBe(2);
  });

  it('asks each question once, so that answers can be keyed by its text', () => {
    const folded = questions.map((question) =>
      question.questionText.toLowerCase().replace(/\s+/g, ' ').trim(),
    );
    expect(new Set(folded).size).toBe(questions.length);
  });

  it('keeps questions short enough to be quoted whole', () => {
    expect(questions.filter((question) => question.questionText.length > 100)).toEqual([]);
  });

  it('gives whole points from 0 to 10 and weights from 1 to 10', () => {
    for (const question of questions) {
      expect(Number.isInteger(worthOf(question)) && worthOf(question) <= 10).toBe(true);
      expect(question.weight >= 1 && question.weight <= 10).toBe(true);
    }
  });

  it('offers an answer without points wherever points can be lost, which stands alone beside several', () => {
    for (const { kind, options } of counted(questions)) {
      expect(options.some(({ points }) => points === 0)).toBe(true);
      expect(options.filter(({ exclusive }) => exclusive)).toHaveLength(kind === 'multiple' ? 1 : 0);
    }
  });

  it('keeps commas out of the options, as forms join ticked boxes by them', () => {
    const labels = questions.flatMap(({ options }) => options.map(({ label }) => label));
    expect(labels.filter((label) => /[,;]/.test(label))).toEqual([]);
  });

  it('says of every option what it means in three ways, and what to do next where something is missing', () => {
    for (const question of questions) {
      for (const { label, points, meaning, advice, exclusive, notApplicable } of question.options) {
        if (notApplicable) {
          expect([label, points, meaning, advice]).toEqual([label, 0, '', null]);
          continue;
        }
        const best = Math.max(...question.options.map((option) => option.points));
        const isLacking = worthOf(question) > 0 && (question.kind === 'multiple' ? exclusive : points < best);
        const wordings = wordingsOf(meaning);
        expect([label, wordings.length, new Set(wordings).size]).toEqual([label, 3, 3]);
        // A full answer is told on a card of the strengths.
        const most = worthOf(question) > 0 && !isLacking ? 155 : 220;
        for (const wording of wordings)
          expect([wording, wording.length > 20 && wording.length <= most]).toEqual([wording, true]);
        expect([label, advice !== null && advice.length <= 260]).toEqual([label, Boolean(isLacking)]);
      }
    }
  });

  it('uses no sentence twice', () => {
    const texts = questions.flatMap(({ options, relatedTip }) => [
      relatedTip ?? '',
      ...options.flatMap(({ meaning, advice }) => [meaning, advice ?? '']),
    ]);
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/[^\p{L}]+/gu, ' ')
          .trim(),
      )
      .filter(Boolean);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('has a tip wherever points can be lost', () => {
    expect(counted(questions).filter((question) => !question.relatedTip)).toEqual([]);
  });

  it('holds no digit and no web address in what the texts may quote', () => {
    const quoted = questions.flatMap((question) => [
      question.questionText,
      question.relatedTip ?? '',
      question.relatedProduct ?? '',
      question.productDescription ?? '',
      ...question.options.flatMap(({ label, meaning, advice }) => [label, meaning, advice ?? '']),
    ]);
    const sections = questionnaire.sections.flatMap((section) => [section.name, section.description]);
    const welcome = [...Object.values(questionnaire.welcome), questionnaire.intro];
    expect(
      [...quoted, ...sections, ...welcome].filter((text) => /\d|https?:|www\.|[<>{}]/.test(text)),
    ).toEqual([]);
  });

  it('names a product only in the tips of the questions that recommend it', () => {
    const wordsOf = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
    const names = new Set(questions.map((question) => question.relatedProduct ?? '').filter(Boolean));
    for (const { questionText, relatedTip, relatedProduct, options } of questions) {
      const meanings = options.map(({ meaning }) => meaning).join(' ');
      for (const name of names) {
        const tip = name === relatedProduct ? '' : (relatedTip ?? '');
        expect(wordsOf(`${questionText} ${meanings} ${tip}`)).not.toContain(wordsOf(name));
      }
    }
  });

  it('describes a product the same way wherever it is named, by one to four questions', () => {
    const named = new Map<string, string[]>();
    for (const { relatedProduct, productDescription, productUrl } of questions) {
      if (relatedProduct === null) continue;
      named.set(relatedProduct, [
        ...(named.get(relatedProduct) ?? []),
        `${productDescription} ${productUrl}`,
      ]);
    }
    expect(named.size).toBeGreaterThanOrEqual(10);
    for (const uses of named.values()) {
      expect(new Set(uses).size).toBe(1);
      expect(uses.length).toBeLessThanOrEqual(4);
      expect(uses[0]).toContain(`https://www.example.com/${questionnaire.language}/`);
    }
  });
});

describe('the three questionnaires', () => {
  it('correspond section by section in points, weights, kinds and recommendations', () => {
    const shapes = questionnaires.map((questionnaire) =>
      questionnaire.sections.map((section) =>
        section.questions.map((question) => ({
          kind: question.kind,
          weight: question.weight,
          options: question.options.map(({ points, exclusive }) => [points, exclusive]),
          hasProduct: question.relatedProduct !== null,
        })),
      ),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('write Romanian with commas below, and Hungarian with long ő and ű', () => {
    const romanian = JSON.stringify([DEMO.ro.questionnaire, DEMO.ro.respondents]);
    const hungarian = JSON.stringify([DEMO.hu.questionnaire, DEMO.hu.respondents]);
    expect(romanian).not.toMatch(/[şţ]/i);
    expect(hungarian).not.toMatch(/[õûôÕÛÔ]/);
    expect(`${romanian}${hungarian}`).toBe(`${romanian}${hungarian}`.normalize('NFC'));
  });
});

describe.each(byLanguage)('the %s respondents', (language, questionnaire) => {
  const group = DEMO[language].respondents;
  const questions = questionsOf(questionnaire);

  it('show every status and both ends of the scale', () => {
    expect([...new Set(group.map((each) => each.status))].sort()).toEqual(STATUSES);
    expect(group.map((each) => each.maturity)).toEqual(expect.arrayContaining([0, 1]));
    expect(
      group.every((each) => Number.isInteger(each.daysAgo) && each.daysAgo >= 0 && each.daysAgo <= 60),
    ).toBe(true);
  });

  it('gain the share of points that their maturity says, to within half a question', () => {
    const points = counted(questions).map(worthOf);
    const tolerance = Math.max(...points) / 2 / pointsOf(questions);
    for (const respondent of group) {
      const share = shareGained(counted(questions), answersFor(questionnaire, respondent));
      expect(Math.abs(share - respondent.maturity)).toBeLessThanOrEqual(tolerance);
    }
  });

  it('gain everything at maturity 1 and nothing at maturity 0', () => {
    for (const respondent of group) {
      const all = answersFor(questionnaire, { ...respondent, maturity: 1 });
      const nothing = answersFor(questionnaire, { ...respondent, maturity: 0 });
      expect([shareGained(questions, all), shareGained(questions, nothing)]).toEqual([1, 0]);
    }
  });

  it('answer as if there were no options for clinics that a question does not apply to', () => {
    const applying = questionnaire.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        options: question.options.filter(({ notApplicable }) => !notApplicable),
      })),
    }));
    for (const respondent of group)
      expect(answersFor(questionnaire, respondent)).toEqual(
        answersFor({ ...questionnaire, sections: applying }, respondent),
      );
  });

  it('have strong and weak sections', () => {
    for (const respondent of group.filter(({ maturity }) => maturity > 0.2 && maturity < 0.85)) {
      const answers = answersFor(questionnaire, respondent);
      const shares = questionnaire.sections.map((section) =>
        shareGained(counted(section.questions), answers),
      );
      expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.2);
    }
  });

  it('answer with options that exist, always alike, and leave some questions blank', () => {
    const blanks = group.map((respondent) => {
      const answers = answersFor(questionnaire, respondent);
      expect(answersFor(questionnaire, respondent)).toEqual(answers);
      for (const question of questions) {
        const answer = answers[question.questionText];
        const picked = answer === undefined ? [] : answer.split(', ');
        expect(picked.filter((label) => !optionNamed(question, label))).toEqual([]);
        expect(picked.length).toBeLessThanOrEqual(question.kind === 'multiple' ? question.options.length : 1);
      }
      return questions.length - Object.keys(answers).length;
    });
    expect(Math.max(...blanks)).toBeGreaterThan(0);
  });
});

describe('all respondents', () => {
  const everyone = Object.values(DEMO).flatMap(({ respondents }) => respondents);

  it('have e-mail addresses of their own, at domains that can never exist', () => {
    const addresses = everyone.map((each) => each.clientEmail.toLowerCase());
    expect(new Set(addresses).size).toBe(everyone.length);
    expect(addresses.filter((address) => !/^[a-z]+@[a-z-]+\.example$/.test(address))).toEqual([]);
    expect(new Set(everyone.map((each) => each.clinicName)).size).toBe(everyone.length);
  });
});
