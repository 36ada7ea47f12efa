import { CloseOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../../shared/texts/i18n.ts';
import { paths, settingAddress } from '../../../addresses.ts';
import { FoldedNotice } from './folded-notice.tsx';
import { useDismissWarning, warningsOptions, type Warning } from './dashboard.api.ts';

/** What happened while nobody watched: plain words, what to do, and the way there. Nothing where all is well. */
export function Warnings({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const { data: warnings = [] } = useQuery(warningsOptions(questionnaireId));
  const dismiss = useDismissWarning(questionnaireId);
  if (warnings.length === 0) return null;
  return (
    <ul aria-label={t('warnings.label')} className="stack">
      {warnings.map((warning) => {
        const title = titleOf(t, warning);
        return (
          <li key={warning.id}>
            <FoldedNotice
              action={
                <Button
                  aria-label={t('warnings.dismiss', { title })}
                  icon={<CloseOutlined aria-hidden />}
                  loading={dismiss.isPending && dismiss.variables.id === warning.id}
                  onClick={() => dismiss.mutate(warning)}
                  size="small"
                  type="text"
                />
              }
              title={title}
              tone="warning"
            >
              <Advice t={t} warning={warning} />
            </FoldedNotice>
          </li>
        );
      })}
    </ul>
  );
}

function titleOf(t: Translate, { kind, count }: Warning): string {
  return kind === 'unsent'
    ? t('warnings.unsent', { number: formatNumber(count ?? 0, 0) })
    : t(`warnings.${kind}`);
}

interface AdviceProps {
  t: Translate;
  warning: Warning;
}

function Advice({ t, warning }: AdviceProps): ReactNode {
  const { kind, reason, nextRunAt, columns, questions, since } = warning;
  switch (kind) {
    case 'sync-failing':
      return (
        <>
          <p>{reason}</p>
          {nextRunAt && <p>{t('warnings.sync-failing-next', { time: formatDateTime(nextRunAt) })}</p>}
          <Link to={settingAddress('google_credentials')}>{t('warnings.sync-failing-link')}</Link>
        </>
      );
    case 'columns':
      return (
        <>
          {questions.length > 0 && <p>{t('warnings.columns-questions', { names: listed(questions) })}</p>}
          {columns.length > 0 && <p>{t('warnings.columns-columns', { names: listed(columns) })}</p>}
          <p>{t('warnings.columns-advice')}</p>
          <Link to={paths.configuration}>{t('warnings.columns-link')}</Link>
        </>
      );
    case 'silence':
      return (
        <>
          <p>{t('warnings.silence-text', { time: formatDateTime(since) })}</p>
          <Link to={paths.questionnaires}>{t('warnings.silence-link')}</Link>
        </>
      );
    case 'unsent':
      return <p>{t('warnings.unsent-text')}</p>;
  }
}

const listed = (names: readonly string[]): string => names.join('; ');
