import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { integrationOptions } from '../../../kit/integrations/integrations.api.ts';
import { paths } from '../../../addresses.ts';

/** True where it is known that no AI is set up. The card of services on the same screen asks afresh. */
export function useLacksAi(questionnaireId: number): boolean {
  const { data } = useQuery({ ...integrationOptions(questionnaireId), staleTime: Infinity });
  return data?.find(({ service }) => service === 'ai')?.configured === false;
}

/** Why the AI cannot be asked, and where that is changed. */
export function NoAi({ id }: { id: string }) {
  const t = useTexts();
  return (
    <span className="text-1 soft" id={id}>
      {t('config.drafts.no-ai')} <Link to={paths.settings}>{t('config.drafts.settings')}</Link>
    </span>
  );
}
