import { UndoOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatDate } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { deletedOptions, useRestoreQuestionnaire } from './questionnaires.api.ts';
import styles from './questionnaires.module.css';

/** More than these are folded away: the page is about what there is. */
const shownOpen = 2;

/** Offers deleted questionnaires back for as long as the server keeps them. */
export function DeletedOffer() {
  const t = useTexts();
  const { data: deleted = [] } = useQuery(deletedOptions);
  const restore = useRestoreQuestionnaire();
  if (deleted.length === 0) return null;
  return (
    <details className={`box pad-2 ${styles.deleted}`} open={deleted.length <= shownOpen}>
      <summary className="strong">{t('questionnaires.restore.title', { number: deleted.length })}</summary>
      <ul className="stack space-above-2">
        {deleted.map((questionnaire) => (
          <li className="cluster gap-wide spread align-center anywhere" key={questionnaire.id}>
            <span>
              <strong>{questionnaire.name}</strong>{' '}
              {t('questionnaires.restore.when', { date: formatDate(questionnaire.deletedAt) })}
            </span>
            <Button
              aria-label={`${t('questionnaires.restore.ok')}: ${questionnaire.name}`}
              icon={<UndoOutlined aria-hidden />}
              loading={restore.isPending && restore.variables.id === questionnaire.id}
              onClick={() => restore.mutate(questionnaire)}
            >
              {t('questionnaires.restore.ok')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
