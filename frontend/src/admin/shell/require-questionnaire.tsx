import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Outlet, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../addresses.ts';
import { QueryError } from '../kit/ui/query-error.tsx';
import { Skeleton } from '../kit/ui/skeleton.tsx';
import { useQuestionnaireSelection } from '../kit/session/current-questionnaire.tsx';
import styles from './shell.module.css';

/** Stands before every screen that works on a questionnaire: one friendly page when there is none. */
export function RequireQuestionnaire() {
  const { current, error, retry, state } = useQuestionnaireSelection();
  if (state === 'loading') return <Skeleton lines={8} />;
  if (state === 'failed') {
    return <QueryError error={error} onRetry={retry} titleKey="shell.questionnaire.load-failed" />;
  }
  return current === null ? <NoQuestionnaire /> : <Outlet key={current.id} />;
}

const create = `${paths.questionnaires}?new`;

/** Shown when the person may manage no questionnaire yet: why, and what to do. */
function NoQuestionnaire() {
  const t = useTexts();
  const navigate = useNavigate();
  const { retry } = useQuestionnaireSelection();
  usePageTitle(t('shell.empty.title'));
  return (
    <section className={`stack gap-3 justify-start card ${styles.empty}`}>
      <h1>{t('shell.empty.title')}</h1>
      <p className="soft roomy">{t('shell.empty.text')}</p>
      <div className="cluster gap-wide align-center">
        <Button
          href={create}
          onClick={(event) => {
            event.preventDefault();
            void navigate(create);
          }}
          type="primary"
        >
          {t('shell.empty.create')}
        </Button>
        <Button icon={<ReloadOutlined aria-hidden />} onClick={retry}>
          {t('shell.empty.retry')}
        </Button>
      </div>
    </section>
  );
}
