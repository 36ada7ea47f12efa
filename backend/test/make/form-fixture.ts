import type { ScoredSection } from '../../src/modules/scoring/scoring.types.js';
import { plannedSections } from '../../src/modules/sheets/configuration/planned-effects.service.js';
import type { ConfigurationPlan } from '../../src/modules/sheets/configuration/configuration-plan.js';
import { namesOf, pointsOfOptions } from '../../src/modules/questionnaires/options.js';
import type { LinkedQuestion, LinkedSection } from '../../src/modules/sheets/forms/form-matches.js';
import { planFormSync } from '../../src/modules/sheets/forms/form-plan.js';
import { reportOf, separateMoves } from '../../src/modules/sheets/forms/form-report.js';
import type { FormReport } from '../../src/modules/sheets/forms/form-sync.dto.js';
import type { ReadForm } from '../../src/modules/sheets/forms/form.js';
import { readApiForm } from '../../src/modules/sheets/forms/read-api-form.js';
import { fold } from '../../src/platform/text/fold.js';
import type { FakeForm } from './google-form.js';

/** A questionnaire in memory that takes over what a sync would write, as the database does. */
export class FormFixture {
  sections: LinkedSection[] = [];
  private lastId = 0;

  sync(form: ReadForm | FakeForm): FormReport {
    const read = 'source' in form ? form : readApiForm(form);
    const options = { language: 'hu' as const, newId: () => `q${(this.lastId += 1)}` };
    const plan = planFormSync(this.sections, read, options);
    const configuration = separateMoves(plan.configuration);
    const planned = plannedSections(this.sections, configuration);
    const result = reportOf(read, { ...plan, configuration }, this.sections);
    expect(configuration.errors).toEqual([]);
    const all = () => this.sections.flatMap(({ questions }) => questions);
    const { sections, questions, moved } = configuration;
    for (const { id, position } of moved.sections) Object.assign(this.section(id), { position });
    for (const { id, changes } of sections.update) Object.assign(this.section(id), changes);
    for (const { key: _key, ...made } of sections.create)
      this.sections.push({ id: (this.lastId += 1), externalId: null, questions: [], ...made });
    const byKey = new Map(this.sections.map((section) => [fold(section.name), section]));
    expect(byKey.size).toBe(this.sections.length);
    for (const { id, position } of moved.questions)
      Object.assign(
        all().find((one) => one.id === id)!,
        { position },
      );
    for (const { id, changes } of questions.update) {
      const { sectionKey, ...fields } = changes;
      const question = Object.assign(
        all().find((one) => one.id === id)!,
        fields,
      );
      if (sectionKey === undefined) continue;
      for (const section of this.sections)
        section.questions = section.questions.filter((one) => one !== question);
      byKey.get(sectionKey)!.questions.push(question);
    }
    for (const { sectionKey, questionId, ...made } of questions.create)
      byKey.get(sectionKey)!.questions.push({
        id: (this.lastId += 1),
        questionId: questionId!,
        externalId: null,
        options: [],
        ...made,
      });
    this.takeOptions(configuration.options);
    for (const { key, externalId } of plan.links.sections) byKey.get(key)!.externalId = externalId;
    for (const { questionId, externalId } of plan.links.questions)
      all().find((one) => one.questionId === questionId)!.externalId = externalId;
    this.sections.sort((a, b) => a.position - b.position);
    for (const section of this.sections) section.questions.sort((a, b) => a.position - b.position);
    expect(planned.map(withoutIds)).toEqual(this.sections.map(withoutIds));
    return result;
  }

  private takeOptions({ create, update }: ConfigurationPlan['options']): void {
    const questions = this.sections.flatMap((section) => section.questions);
    const options = new Map(
      questions.flatMap((question) => question.options.map((one) => [one.id, one] as const)),
    );
    for (const { id, changes } of update) Object.assign(options.get(id)!, changes);
    for (const { questionId, ...made } of create) {
      const question = questions.find((one) => one.questionId === questionId)!;
      question.options.push({ id: (this.lastId += 1), ...made });
    }
    for (const question of questions) {
      question.options.sort((a, b) => a.position - b.position);
      const names = question.options.flatMap(namesOf);
      expect(new Set(names).size).toBe(names.length);
      question.pointValue = pointsOfOptions(question) ?? question.pointValue;
    }
  }

  section = (id: number): LinkedSection => this.sections.find((one) => one.id === id)!;
  question = (text: string): LinkedQuestion => {
    const found = this.sections
      .flatMap(({ questions }) => questions)
      .find((one) => one.questionText === text);
    if (!found) throw new Error(`No question "${text}"`);
    return found;
  };
  outline = () =>
    this.sections.map(({ name, questions }) => [name, questions.map((one) => one.questionText)]);

  /** A section that somebody made by hand. */
  give(name: string, ...texts: string[]): LinkedSection {
    const section: LinkedSection = {
      id: (this.lastId += 1),
      name,
      description: null,
      position: this.sections.length + 1,
      includeInEvaluation: true,
      externalId: null,
      questions: [],
    };
    texts.forEach((questionText, n) =>
      section.questions.push({
        id: (this.lastId += 1),
        questionId: `hand${this.lastId}`,
        questionText,
        position: n + 1,
        kind: 'single',
        required: false,
        options: [],
        correctAnswer: null,
        pointValue: 0,
        weight: 1,
        relatedProduct: null,
        productDescription: null,
        productUrl: null,
        effort: 'medium',
        priceNote: null,
        effortNote: null,
        relatedTip: null,
        unit: null,
        min: null,
        max: null,
        decimals: false,
        externalId: null,
      }),
    );
    this.sections.push(section);
    return section;
  }
}

/** What was planned has no ids yet where it is new, and no form's ids. */
const withoutIds = ({ name, position, includeInEvaluation, questions }: ScoredSection) => ({
  name,
  position,
  includeInEvaluation,
  questions: questions.map(({ questionText, kind, position: place, pointValue, correctAnswer, options }) => [
    questionText,
    kind,
    place,
    pointValue,
    correctAnswer,
    options.map(({ id: _id, ...option }) => option),
  ]),
});
