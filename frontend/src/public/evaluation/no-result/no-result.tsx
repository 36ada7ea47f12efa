import { type RefObject } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { buttonClass } from '../../ui/button.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import pageStyles from '../page.module.css';
import { OriginMark, Paragraphs } from '../prose.tsx';
import reasonStyles from '../section/score-reasons.module.css';
import { Trust } from '../trust.tsx';
import { Verdict } from '../welcome/verdict.tsx';

interface NoResultProps {
  view: EvaluationView;
  preview: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What stands in place of an evaluation where too few questions were answered: how many, what is missing, and the way back. */
export function NoResult({ view, preview, heading }: NoResultProps) {
  const t = useTexts();
  const { questions = 0, of = 0 } = view.fewAnswers ?? {};
  const sentence =
    of === 0
      ? t('evaluation.few.none')
      : t('evaluation.few.sentence', {
          count: of,
          questions: formatNumber(questions),
          of: formatNumber(of),
        });
  return (
    <>
      <Verdict heading={heading} instead={sentence} search={null} view={view} />
      <main className={`stack center ${pageStyles.page}`} id="content">
        {view.form !== null && of > 0 && (
          <section className="stack gap-4">
            <p className="text-4">{t('evaluation.few.form-text')}</p>
            <p>
              <a className={buttonClass('main')} href={view.form}>
                {t('evaluation.few.form')}
              </a>
            </p>
          </section>
        )}
        {view.summary.text !== '' && (
          <section>
            <Paragraphs text={view.summary.text} />
            <OriginMark preview={preview} written={view.summary} />
          </section>
        )}
        <Missing sections={view.sections} />
        <Trust preview={preview} view={view} />
      </main>
    </>
  );
}

/** The questions whose answers are not known, by area. */
function Missing({ sections }: Pick<EvaluationView, 'sections'>) {
  const t = useTexts();
  const areas = sections
    .map(({ id, name, questions }) => ({
      id,
      name,
      open: questions.filter(({ text, state }) => text !== '' && state !== undefined),
    }))
    .filter(({ open }) => open.length > 0);
  if (areas.length === 0) return null;
  return (
    <section className="stack gap-5">
      <h2>{t('evaluation.few.missing')}</h2>
      {areas.map(({ id, name, open }) => (
        <section key={id}>
          <h3 className="space-below-1">
            <bdi>{name}</bdi>
          </h3>
          <ul>
            {open.map(({ text, state }, index) => (
              <li className={`row spread anywhere unbroken ${reasonStyles.question}`} key={index}>
                <span className="may-shrink" dir="auto">
                  {text}
                </span>
                <span className="may-shrink soft">{t(`evaluation.reasons.${state!}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
