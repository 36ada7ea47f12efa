import { CheckCircleFilled, CloseOutlined, RightCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/texts/format.ts';
import { type Translate, useTexts } from '../../../shared/texts/i18n.ts';
import { previewAddress } from '../online-form/online-form.api.ts';
import { paths, settingAddress } from '../../addresses.ts';
import { Card } from '../ui/page.tsx';
import styles from './guided-start.module.css';
import { doneSteps, nextStep, steps, type Progress, type Step } from './steps.ts';
import { useProgress } from './use-progress.ts';
import { readStored, writeStored } from '../../../shared/state/stored.ts';

interface GuidedStartProps {
  questionnaireId: number;
  /** Only while no response has come in. */
  untilResponses?: boolean;
}

/** The way from a new questionnaire to its first result, with what is done of it. It can be put away, and goes when all is done. */
export function GuidedStart({ questionnaireId, untilResponses = false }: GuidedStartProps) {
  const t = useTexts();
  const away = useStoredMark(`guided-start-away-${questionnaireId}`);
  const preview = useStoredMark(`previewed-${questionnaireId}`);
  const known = useProgress(questionnaireId, preview.marked);
  if (away.marked || known === null || (untilResponses && known.progress.responses > 0)) return null;
  const { progress, slug } = known;
  const done = doneSteps(progress);
  const next = nextStep(done);
  if (next === undefined) return null;
  return (
    <Card
      actions={
        <Button icon={<CloseOutlined aria-hidden />} onClick={away.mark} type="text">
          {t('start.put-away')}
        </Button>
      }
      note={t('start.note', { done: formatNumber(done.size, 0), all: formatNumber(steps.length, 0) })}
      title={t('start.title')}
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li aria-current={step === next ? 'step' : undefined} className={styles.step} key={step}>
            {done.has(step) ? (
              <CheckCircleFilled aria-hidden className="good" />
            ) : (
              <RightCircleOutlined aria-hidden className={step === next ? 'accent-strong' : 'soft'} />
            )}
            <div>
              <p className="strong">
                {t(`start.${step}.title`)}
                <span className="visually-hidden"> ({t(done.has(step) ? 'start.done' : 'start.to-do')})</span>
              </p>
              <p className="soft roomy">{stateOf(step, progress, t)}</p>
              {/* The first result begins with the first response, in the list on this page. */}
              {!done.has(step) && step !== 'result' && (
                <p className="cluster gap-wide">
                  <Ways onPreview={preview.mark} slug={slug} step={step} t={t} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What there is of a step, in figures where they say more. */
function stateOf(step: Step, progress: Progress, t: Translate): string {
  const { questions, withoutAnswers, withoutMeaning, responses, results } = progress;
  const number = (value: number) => formatNumber(value, 0);
  if (step === 'questions' && questions > 0) return t('start.questions.some', { number: number(questions) });
  if (step === 'answers' && withoutAnswers + withoutMeaning > 0)
    return t('start.answers.missing', {
      answers: number(withoutAnswers),
      meanings: number(withoutMeaning),
    });
  if (step === 'collect' && responses > 0) return t('start.collect.some', { number: number(responses) });
  if (step === 'result' && results > 0) return t('start.result.some', { number: number(results) });
  if (step === 'answers' && questions === 0) return t('start.answers.none');
  return t(`start.${step}.${doneSteps(progress).has(step) ? 'is-done' : 'text'}`);
}

interface WaysProps {
  step: Exclude<Step, 'result'>;
  slug: string;
  onPreview: () => void;
  t: Translate;
}

/** Where a step is done. */
function Ways({ step, slug, onPreview, t }: WaysProps): ReactNode {
  if (step === 'preview')
    return (
      <a href={previewAddress(slug)} onClick={onPreview} rel="noopener" target="_blank">
        {t('start.preview.open')}
        <span className="visually-hidden"> ({t('edit.evidence.new-tab')})</span>
      </a>
    );
  return ways[step].map(([label, to]) => (
    <Link key={label} to={to}>
      {t(label)}
    </Link>
  ));
}

const ways: Record<Exclude<Step, 'preview' | 'result'>, readonly (readonly [string, string])[]> = {
  questions: [
    ['start.questions.open', `${paths.configuration}#questions`],
    ['start.questions.new', paths.questionnaires],
  ],
  answers: [['start.answers.open', `${paths.configuration}#completeness`]],
  organisation: [['start.organisation.open', settingAddress('organisation_name')]],
  mail: [['start.mail.open', settingAddress('mailgun_api_key')]],
  collect: [
    ['start.collect.online', paths.collect],
    ['start.collect.workbook', `${paths.dashboard}?upload=responses`],
    ['start.collect.google', paths.questionnaires],
  ],
};

/** Something that was done once in this browser, such as a look at the preview. One that keeps nothing asks again after a reload. */
function useStoredMark(key: string): { marked: boolean; mark: () => void } {
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  return {
    marked: markedKey === key || readStored('browser', key) === 'true',
    mark: () => {
      setMarkedKey(key);
      writeStored('browser', key, 'true');
    },
  };
}
