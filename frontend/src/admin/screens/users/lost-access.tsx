import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Notice } from '../../kit/ui/notice.tsx';
import { isForbidden, type PlannedForUser, type UserImpact } from './users.api.ts';

interface LostAccessProps {
  impact: UserImpact;
  planned: PlannedForUser;
}

/** What forbids the change, else what it takes away: access, by name where it may be known, and keys. */
export function LostAccess({ impact, planned }: LostAccessProps) {
  const t = useTexts();
  const { grantsLost, hiddenGrantsLost, blocking, hiddenBlocking, tokens } = impact;
  if (planned === 'deletion' && impact.isLastAdmin)
    return <Notice tone="error">{t('users.impact.last-admin')}</Notice>;
  if (hiddenBlocking > 0 && blocking.length === 0)
    return <Notice tone="error">{t('users.impact.only-theirs')}</Notice>;
  if (isForbidden(impact))
    return (
      <Notice title={t(`users.impact.${planned}-blocked`)} tone="error">
        <Names hidden={hiddenBlocking} of={blocking} />
      </Notice>
    );
  const lost = grantsLost.length + hiddenGrantsLost;
  if (lost + tokens === 0) return null;
  return (
    <Notice tone="warning">
      {lost > 0 && <p>{t(`users.impact.${planned}-lost`)}</p>}
      <Names hidden={hiddenGrantsLost} of={grantsLost} />
      {tokens > 0 && <p>{t('users.impact.tokens', { number: formatNumber(tokens, 0) })}</p>}
    </Notice>
  );
}

function Names({ of: questionnaires, hidden }: { of: UserImpact['blocking']; hidden: number }) {
  const t = useTexts();
  if (questionnaires.length + hidden === 0) return null;
  return (
    <ul className="bullets">
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
