import { CheckCircleOutlined, CloseCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { evidenceOptions, type Evaluation, type Fact } from '../edit-panel/edit.api.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Fold } from './fold.tsx';
import styles from './evaluation-page.module.css';
import { answersBySection, gainOf, type AnsweredSection } from './answered-sections.ts';

const icons = { full: CheckCircleOutlined, part: MinusCircleOutlined, none: CloseCircleOutlined };
const tones = { full: 'good', part: 'warning', none: 'bad' };

/** Every scored question with what the clinic answered, and what it brought; there from the response on. */
export function Answers({ evaluation }: { evaluation: Evaluation }) {
  const t = useTexts();
  const evidence = useQuery(evidenceOptions(evaluation.id));
  return (
    <Fold
      isOpen={evaluation.generatedTexts === null}
      note={t('page.answers.note')}
      title={t('page.answers.title')}
    >
      <Loaded errorTitle="page.answers.failed" lines={10} query={evidence}>
        {({ facts }) =>
          answersBySection(evaluation.sectionScores, facts).map((section) => (
            <SectionAnswers key={section.sectionId} section={section} />
          ))
        }
      </Loaded>
    </Fold>
  );
}

function SectionAnswers({ section }: { section: AnsweredSection }) {
  const points = { score: formatNumber(section.score, 0), of: formatNumber(section.maxScore, 0) };
  return (
    <details className={styles.section} open>
      <summary className={styles.summary}>
        <h3 className="text-4 inline-row anywhere">{section.name}</h3>{' '}
        <span className="soft numeric nowrap">
          {points.score}/{points.of} · {formatPercent(section.percentage)}
        </span>
      </summary>
      <ul className="stack gap-0 ruled">
        {section.facts.map((fact) => (
          <Answer fact={fact} key={fact.questionId} />
        ))}
      </ul>
    </details>
  );
}

function Answer({ fact }: { fact: Fact }) {
  const t = useTexts();
  const gain = gainOf(fact);
  const Icon = icons[gain];
  return (
    <li className={styles.answer}>
      <span className="stack gap-0 may-shrink anywhere">
        <span className="soft">{fact.questionText}</span>
        {fact.answer === null ? (
          <em className="soft">{t('page.answers.open')}</em>
        ) : (
          <span className="strong pre-line">{fact.answer}</span>
        )}
      </span>
      {fact.state === 'not-applicable' ? (
        <span className="text-2 soft nowrap">{t('page.answers.not-applicable')}</span>
      ) : (
        <span className={`inline-row align-baseline text-2 nowrap numeric ${tones[gain]}`}>
          <Icon aria-hidden />
          <span>
            <span className="visually-hidden">{t(`page.answers.${gain}`)} </span>
            {t('edit.evidence.points', {
              points: formatNumber(fact.points, 0),
              of: formatNumber(fact.pointValue, 0),
            })}
          </span>
        </span>
      )}
    </li>
  );
}
