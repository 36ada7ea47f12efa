import { type ReactNode } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { ScoreBar } from '../../ui/score-bar.tsx';
import { AreaIcon } from '../area-icon.tsx';
import { ChangeLine } from '../change/change-line.tsx';
import { ChangeTable } from '../change/change-table.tsx';
import { EvaluationFoot } from '../evaluation-foot.tsx';
import { type EvaluationView, type SectionView, type WrittenText } from '../evaluation-view.ts';
import { headlineOf, reasonsOf } from '../headline.ts';
import { promiseOf } from '../promise.ts';
import { OriginMark } from '../prose.tsx';
import { AverageVerdict } from '../result-head.tsx';
import { shortName } from '../short-name.ts';
import { type Plan } from '../plan/use-plan.ts';
import { paragraphsOf } from '../viewer.ts';
import { Annex } from './annex.tsx';
import { numberedSteps, PaperPlan, type NumberedStep } from './paper-plan.tsx';
import { ResultWords } from './result-words.tsx';
import styles from './whole-evaluation.module.css';

export interface WholeEvaluationProps {
  view: EvaluationView;
  plan: Plan;
  preview: boolean;
}

/** The whole evaluation on paper, in the order of its PDF: the letter, the plan, the areas and the annex. */
export function WholeEvaluation({ view, plan, preview }: WholeEvaluationProps) {
  const t = useTexts();
  const steps = numberedSteps(view);
  return (
    <div className={styles.whole}>
      <Letter preview={preview} steps={steps} view={view} />
      <PaperPlan plan={plan} steps={steps} view={view} />
      <ChangeTable result={view} sections={view.sections} />
      {view.summary.text !== '' && (
        <section>
          <h2>{t('evaluation.summary.text')}</h2>
          <Prose text={view.summary.text} />
        </section>
      )}
      {view.sections.map((section) => (
        <Area key={section.id} section={section} steps={steps} />
      ))}
      <Annex view={view} />
      <EvaluationFoot organisation={view.organisation} />
    </div>
  );
}

interface LetterProps {
  view: EvaluationView;
  preview: boolean;
  steps: readonly NumberedStep[];
}

/** Whose evaluation it is, how it turned out, what to do first and why, and how every area stands, and how the texts were made. */
function Letter({ view, preview, steps }: LetterProps) {
  const t = useTexts();
  const headline = headlineOf(view);
  const { position } = view;
  return (
    <>
      <header className={styles.cover}>
        <h1>{t('evaluation.page.title')}</h1>
        {[view.clinicName, view.clientName].map((name) => (
          <p key={name}>
            <bdi>{name}</bdi>
          </p>
        ))}
      </header>
      {headline !== null && <p className={`bold ${styles.headline}`}>{t(headline.key)}</p>}
      <AverageVerdict average={view.average} className="strong" percentage={view.percentage} />
      {position !== null && (
        <p>
          {t('evaluation.position.ahead', {
            count: position.n,
            ahead: formatNumber(position.ahead),
            n: formatNumber(position.n),
          })}
        </p>
      )}
      <ChangeLine change={view.change} now={view.percentage} />
      <Prose text={view.motivation.text} />
      {steps.length > 0 && (
        <section>
          <h2>{t('evaluation.summary.tips')}</h2>
          <ol className={styles.steps}>
            {steps.slice(0, 3).map((step) => (
              <li key={step.number}>
                <p className="strong" dir="auto">
                  {shortName(step.text)}
                </p>
                <p className="brand">{[step.sectionName, promiseOf(step, t)].filter(Boolean).join(' · ')}</p>
                {step.number === 1 && headline !== null && <p>{reasonsOf(headline, t)}</p>}
              </li>
            ))}
          </ol>
          {steps.length > 1 && <p className="soft">{t('evaluation.summary.order')}</p>}
        </section>
      )}
      {view.sections.length > 0 && (
        <section>
          <h2>{t('evaluation.summary.bars')}</h2>
          <table className={styles.areas}>
            <tbody>
              {view.sections.map((section) => (
                <tr key={section.id}>
                  <th scope="row">
                    <bdi>{section.name}</bdi>
                  </th>
                  <td>
                    <ScoreBar average={section.average.mean} percentage={section.percentage} />
                  </td>
                  <td>
                    <ResultWords result={section} />
                  </td>
                </tr>
              ))}
              {view.notApplicable.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td colSpan={2}>{t('evaluation.reasons.not-applicable')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {view.reviewer !== null && (
        <p className={`row align-center strong ${styles.reviewer}`}>
          {view.reviewer.picture !== undefined && <img alt="" src={view.reviewer.picture} />}
          {t('evaluation.approval.reviewer', {
            reviewer: [view.reviewer.name, view.reviewer.role].filter(Boolean).join(', '),
          })}
        </p>
      )}
      {writtenTexts(view).map((written) => (
        <OriginMark key={written.origin} preview={preview} written={written} />
      ))}
    </>
  );
}

const Prose = ({ text }: { text: string }) =>
  paragraphsOf(text).map((paragraph, index) => (
    <p dir="auto" key={index}>
      {paragraph}
    </p>
  ));

interface AreaProps {
  section: SectionView;
  steps: readonly NumberedStep[];
}

/** One area; its steps in full by their numbers in the plan, its products by name. */
function Area({ section, steps }: AreaProps) {
  const t = useTexts();
  const numbers = new Map(steps.map(({ id, number }) => [id, number]));
  const listed = section.tips.filter(({ state }) => state === undefined);
  const complete = section.maxScore > 0 && section.score >= section.maxScore;
  return (
    <section>
      <header>
        <h2 className="row align-center">
          <AreaIcon name={section.name} size="small" /> <bdi>{section.name}</bdi>
        </h2>
        <ScoreBar average={section.average.mean} percentage={section.percentage} />
        <p className="strong">
          <ResultWords result={section} />
        </p>
        <ChangeLine change={section.change} now={section.percentage} />
        <p className="soft" dir="auto">
          {section.description}
        </p>
      </header>
      <Part title={t('evaluation.section.strengths')}>
        {section.strengths.map((strength, index) => (
          <li dir="auto" key={index}>
            {strength}
          </li>
        ))}
      </Part>
      {section.analysis.text !== '' && (
        <>
          <h3>{t('evaluation.section.analysis')}</h3>
          <Prose text={section.analysis.text} />
        </>
      )}
      <Part isNumbered title={t('evaluation.section.tips')}>
        {listed.map(({ id, text }, index) => (
          <li dir="auto" key={index}>
            {numbers.has(id) && `${numbers.get(id)!}. `}
            {text}
          </li>
        ))}
      </Part>
      {complete && listed.length === 0 && <p>{t('evaluation.section.complete')}</p>}
      {section.solutions.length > 0 && (
        <p className="strong">
          {t('evaluation.section.products')}: {section.solutions.map(({ name }) => name).join(', ')}
        </p>
      )}
    </section>
  );
}

interface PartProps {
  title: string;
  /** Its items begin with their numbers. */
  isNumbered?: boolean;
  children: readonly ReactNode[];
}

/** A list below its heading; neither where there is nothing. */
function Part({ title, isNumbered = false, children }: PartProps) {
  if (children.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={isNumbered ? undefined : styles.bullets}>{children}</ul>
    </>
  );
}

/** One text of each origin. */
function writtenTexts({ summary, motivation, sections }: EvaluationView): WrittenText[] {
  const all = [summary, motivation, ...sections.map(({ analysis }) => analysis)];
  return [...new Map(all.filter(({ text }) => text !== '').map((each) => [each.origin, each])).values()];
}
