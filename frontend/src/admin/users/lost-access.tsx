import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { isForbidden, type PlannedForUser, type UserImpact } from './user-impact.api.ts';
import styles from './users.module.css';

interface LostAccessProps {
  impact: UserImpact;
  planned: PlannedForUser;
}

/** What forbids the change, else what it takes away: access, by name where it may be known, and keys. */
export function LostAccess({ impact, planned }: Readonly<LostAccessProps>) {
  const t = useTexts();
  const { grantsLost, hiddenGrantsLost, blocking, hiddenBlocking, tokens } = impact;
  if (planned === 'deletion' && impact.isLastAdmin)
    return <p className={`pad-2 roomy ${styles.blocked}`}>{t('users.impact.last-admin')}</p>;
  if (hiddenBlocking > 0 && blocking.length === 0)
    return <p className={`pad-2 roomy ${styles.blocked}`}>{t('users.impact.only-theirs')}</p>;
  if (isForbidden(impact))
    return (
      <div className={`pad-2 roomy ${styles.blocked}`}>
        <p>{t(`users.impact.${planned}-blocked`)}</p>
        <Names hidden={hiddenBlocking} of={blocking} />
      </div>
    );
  const lost = grantsLost.length + hiddenGrantsLost;
  if (lost + tokens === 0) return null;
  return (
    <div className={`pad-2 roomy ${styles.lost}`}>
      {lost > 0 && <p>{t(`users.impact.${planned}-lost`)}</p>}
      <Names hidden={hiddenGrantsLost} of={grantsLost} />
      {tokens > 0 && <p>{t('users.impact.tokens', { number: formatNumber(tokens, 0) })}</p>}
    </div>
  );
}

function Names({ of: questionnaires, hidden }: Readonly<{ of: UserImpact['blocking']; hidden: number }>) {
  const t = useTexts();
  if (questionnaires.length + hidden === 0) return null;
  return (
    <ul className="space-above-1 bullets anywhere">
      {questionnaires.map(({ questionnaireId, name }) => (
        <li key={questionnaireId}>{name}</li>
      ))}
      {hidden > 0 && (
        <li>
          {t(questionnaires.length > 0 ? 'users.impact.hidden-more' : 'users.impact.hidden', {
            number: formatNumber(hidden, 0),
          })}
        </li>
      )}
    </ul>
  );
}
