import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Card } from '../../../kit/ui/page.tsx';
import { QueryError } from '../../../kit/ui/query-error.tsx';
import { Table } from '../../../kit/ui/table.tsx';
import { questionsOptions, type Question } from '../configuration.api.ts';
import { UnknownAnswerRow } from './unknown-answer-row.tsx';
import { unknownAnswersOptions, type UnknownAnswer } from './unknown-answers.api.ts';

/** Rows that are shown at first; the most frequent answers come first. */
const shownAtFirst = 10;

/** Answers that are no option of their question, each with a way to say what it means; nothing where there are none. */
export function UnknownAnswersCard({ questionnaireId }: { questionnaireId: number }) {
  const answers = useQuery(unknownAnswersOptions(questionnaireId));
  const questions = useQuery(questionsOptions(questionnaireId));
  if (answers.data === undefined && answers.error !== null)
    return (
      <QueryError
        error={answers.error}
        onRetry={() => void answers.refetch()}
        titleKey="config.unknown.load"
      />
    );
  if (!answers.data || answers.data.length === 0 || !questions.data) return null;
  return <UnknownAnswers {...{ questionnaireId }} answers={answers.data} questions={questions.data} />;
}

interface UnknownAnswersProps {
  questionnaireId: number;
  answers: readonly UnknownAnswer[];
  questions: readonly Question[];
}

function UnknownAnswers({ questionnaireId, answers, questions }: UnknownAnswersProps) {
  const t = useTexts();
  const [all, setAll] = useState(false);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const shown = all ? answers : answers.slice(0, shownAtFirst);
  const columns = (['question', 'value', 'responses', 'means'] as const).map((column) =>
    t(`config.unknown.${column}`),
  );
  return (
    <div id="unknown-answers" tabIndex={-1}>
      <Card note={t('config.unknown.note')} title={t('config.unknown.title')}>
        <Table columns={columns} label={t('config.unknown.title')}>
          {shown.map((answer, index) => (
            <UnknownAnswerRow
              answer={answer}
              key={`${answer.id} ${answer.value}`}
              options={byId.get(answer.id)?.options ?? []}
              place={{ index, of: answers.length }}
              questionnaireId={questionnaireId}
            />
          ))}
        </Table>
        {shown.length < answers.length && (
          <div className="space-above-4">
            <Button onClick={() => setAll(true)}>
              {t('config.unknown.all', { number: formatNumber(answers.length, 0) })}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
