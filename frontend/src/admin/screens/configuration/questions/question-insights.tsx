import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { testsOf } from '../../../../shared/conditions.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useCurrentQuestionnaire } from '../../../kit/session/current-questionnaire.tsx';
import { insightsIn, insightsOptions } from '../insights/insights.api.ts';
import { partPaths } from '../parts.ts';

/** The insights whose condition asks for this question, each leading to where it is edited; nothing where there are none. */
export function QuestionInsights({ questionId }: { questionId: number }) {
  const t = useTexts();
  const { id } = useCurrentQuestionnaire();
  const { data } = useQuery(insightsOptions(id));
  const insights = data === undefined ? [] : insightsIn(data);
  const own = insights.filter(({ when }) =>
    testsOf(when).some((test) => 'question' in test && test.question === questionId),
  );
  if (own.length === 0) return null;
  return (
    <div className="stack gap-0">
      <p className="text-1 soft">{t('config.part.insights')}</p>
      <ul className="bullets">
        {own.map((insight) => (
          <li key={insight.id}>
            <Link to={`${partPaths.insights}#insight-${insight.id}`}>{insight.text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
