import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../shared/a11y/use-page-title.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { paths } from '../screens.ts';
import { useQuestionnaireSelection } from './current-questionnaire.tsx';
import styles from './shell.module.css';

/** Shown when the person may manage no questionnaire yet: why, and what to do. */
export function NoQuestionnaire() {
  const t = useTexts();
  const { retry } = useQuestionnaireSelection();
  usePageTitle(t('shell.empty.title'));
  return (
    <section className={`stack gap-3 justify-start card ${styles.empty}`}>
      <h1>{t('shell.empty.title')}</h1>
      <p className="soft roomy">{t('shell.empty.text')}</p>
      <div className="cluster gap-wide align-center">
        <Link to={paths.questionnaires}>{t('shell.empty.create')}</Link>
        <Button icon={<ReloadOutlined aria-hidden />} onClick={retry}>
          {t('shell.empty.retry')}
        </Button>
      </div>
    </section>
  );
}
