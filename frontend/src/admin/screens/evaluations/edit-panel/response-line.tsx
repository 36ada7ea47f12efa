import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../../shared/api/query.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { formatDateTime } from '../../../../shared/texts/format.ts';
import { useEditWork } from './edit-context.ts';

/** How the response came in, what was consented to, and whether the client has confirmed the address; nothing of imported ones. */
export function ResponseLine() {
  const t = useTexts();
  const { id, responseOrigin, responseSource, addressCheck } = useEditWork().evaluation;
  if (responseOrigin === 'import') return null;
  const parts = [
    t(`edit.response.${responseOrigin}`),
    responseSource !== '' && t('edit.response.source', { source: responseSource }),
    addressCheck !== 'none' && t(`evaluations.address.${addressCheck}`),
  ];
  return (
    <div className="stack gap-1 text-2">
      <p>{parts.filter((part) => part !== false).join(' · ')}</p>
      {responseOrigin === 'online' && <Consent evaluationId={id} />}
    </div>
  );
}

/** The wording that the client consented to; read when somebody asks for it. */
function Consent({ evaluationId }: { evaluationId: string }) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery({
    ...query('/api/admin/evaluation/{id}/consent', { path: { id: evaluationId } }),
    enabled: isOpen,
  });
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('edit.response.consent')}</summary>
      {isError && <p>{t('edit.response.consent-failed')}</p>}
      {data !== undefined && (
        <>
          <p className="soft">
            {t('edit.response.consented', {
              at: formatDateTime(data.consentedAt),
              since: formatDateTime(data.since),
            })}
          </p>
          <p className="measure">{data.text}</p>
        </>
      )}
    </details>
  );
}
