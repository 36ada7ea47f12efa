import { useQuery } from '@tanstack/react-query';
import { sessionOptions } from '../../../../shared/actions/session.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { adminsOptions } from '../../../kit/session/session.api.ts';

/** Names an admin by the address; one who is no longer there is just another admin. */
export function usePersonName(): (id: number | null) => string {
  const t = useTexts();
  const { data: user } = useQuery(sessionOptions);
  const { data: admins = [] } = useQuery(adminsOptions);
  return (id) => {
    if (id !== null && id === user?.id) return t('edit.origin.you', { email: user.email });
    return admins.find((admin) => admin.id === id)?.email ?? t('edit.origin.colleague');
  };
}
