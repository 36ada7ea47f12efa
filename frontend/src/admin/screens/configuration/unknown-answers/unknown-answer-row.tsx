import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useImpactQuestion } from '../../../kit/impact/use-impact-question.tsx';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { LabelledCell } from '../../../kit/ui/table.tsx';
import { type Question } from '../configuration.api.ts';
import { effectOf, useMapAnswer, type Meant, type UnknownAnswer } from './unknown-answers.api.ts';
import styles from './unknown-answers.module.css';

interface UnknownAnswerRowProps {
  questionnaireId: number;
  answer: UnknownAnswer;
  options: Question['options'];
  /** Where it stands among the answers, from 0. */
  place: Readonly<{ index: number; of: number }>;
}

/** One answer: where and how often it was given, and which option it is taken for. */
export function UnknownAnswerRow(props: UnknownAnswerRowProps) {
  const t = useTexts();
  const { questionnaireId, answer, options, place } = props;
  const { questionText, sectionName, value, responses, nearest } = answer;
  const [chosen, setChosen] = useState<number | null>(null);
  const meaning = useMeaning(questionnaireId, place);
  const option = options.find(({ id }) => id === (chosen ?? nearest?.id));
  return (
    <tr>
      <th className={`normal anywhere ${styles.question}`} scope="row">
        {questionText}
        <div className="text-2 soft">{sectionName}</div>
      </th>
      <LabelledCell label={t('config.unknown.value')}>
        <strong className="anywhere">{t('config.unknown.quoted', { value })}</strong>
      </LabelledCell>
      <LabelledCell label={t('config.unknown.responses')}>{formatNumber(responses, 0)}</LabelledCell>
      <td className={styles.means}>
        <div className="cluster align-center">
          <select
            aria-label={t('config.unknown.choice', { value })}
            className={`control grow may-shrink ${styles.choice}`}
            onChange={(event) => setChosen(Number(event.target.value))}
            value={option?.id ?? ''}
          >
            {option === undefined && (
              <option disabled value="">
                {t('config.unknown.choose')}
              </option>
            )}
            {options.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <Button
            aria-label={t('config.unknown.ok-for', { value })}
            disabled={option === undefined}
            id={buttonId(place.index)}
            loading={meaning.busy}
            onClick={() => option !== undefined && void meaning.take({ answer, option })}
          >
            {t('config.unknown.ok')}
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** Says what an answer means, after showing what that does to evaluations. */
function useMeaning(questionnaireId: number, { index, of }: UnknownAnswerRowProps['place']) {
  const t = useTexts();
  const askImpact = useImpactQuestion(questionnaireId);
  const [asking, setAsking] = useState(false);
  // The row goes: the next one takes its place.
  const map = useMapAnswer(questionnaireId, () =>
    focusWhenThere(of > 1 ? buttonId(Math.min(index, of - 2)) : 'questions', 'if-lost'),
  );
  const take = async (meant: Meant) => {
    if (asking || map.isPending) return;
    setAsking(true);
    const agreed = await askImpact({
      planned: () => effectOf(questionnaireId, meant),
      title: t('config.unknown.title-ask', { value: meant.answer.value, option: meant.option.label }),
      okText: t('config.unknown.ok'),
    });
    setAsking(false);
    if (agreed) map.mutate(meant);
  };
  return { take, busy: asking || map.isPending };
}

const buttonId = (index: number) => `unknown-answer-${index}`;
