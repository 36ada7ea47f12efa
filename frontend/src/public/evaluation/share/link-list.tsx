import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Schemas } from '../../../shared/api/operations.ts';
import { formatDate } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { sharedLinksQuery, useRevoke } from '../evaluation.api.ts';

type SharedLink = Schemas['SharedLinkResponse'];

/** The links that were shared before: with whom, how often each was used, until when; one that is still open can be revoked. */
export function LinkList({ hashedUrl }: { hashedUrl: string }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const { data = [], isError, refetch } = useQuery(sharedLinksQuery(hashedUrl));
  const revoke = useRevoke(hashedUrl);
  const finish = () => {
    setAsked(null);
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  if (isError)
    return (
      <section className="stack line-above">
        <p className="strong bad" role="alert">
          {t('evaluation.links.failed')}
        </p>
        <Button look="quiet" onClick={() => void refetch()}>
          {t('error.retry')}
        </Button>
      </section>
    );
  if (data.length === 0) return null;
  return (
    <section className="stack line-above">
      <h3 className="strong" ref={heading} tabIndex={-1}>
        {t('evaluation.links.title')}
      </h3>
      <ul className="stack gap-4">
        {data.map((link) => (
          <li className="stack gap-1" key={link.id}>
            <p>
              <bdi className="strong">{link.sentTo ?? t('evaluation.links.copied')}</bdi>
              <br />
              <span className="text-3 soft">{facts(link)}</span>
            </p>
            {isOpen(link) && (
              <div className="cluster gap-wide align-center">
                {asked === link.id ? (
                  <>
                    <span role="alert">{t('evaluation.links.sure')}</span>
                    <Button
                      aria-disabled={revoke.isPending}
                      onClick={() => !revoke.isPending && revoke.mutate(link.id, { onSuccess: finish })}
                    >
                      {t('evaluation.links.revoke-now')}
                    </Button>
                    <Button look="quiet" onClick={finish}>
                      {t('evaluation.links.keep')}
                    </Button>
                  </>
                ) : (
                  <Button
                    aria-label={t('evaluation.links.revoke-of', { whom: nameOf(link) })}
                    look="quiet"
                    onClick={() => setAsked(link.id)}
                  >
                    {t('evaluation.links.revoke')}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

  function nameOf({ sentTo, createdAt }: SharedLink): string {
    return `${sentTo ?? t('evaluation.links.copied')}, ${formatDate(createdAt)}`;
  }

  function facts(link: SharedLink): string {
    const made = t('evaluation.links.made', { date: formatDate(link.createdAt) });
    const count = link.openedCount;
    const used = count === 0 ? t('evaluation.links.unused') : t('evaluation.links.opened', { count });
    if (link.revokedAt !== null)
      return `${made} ${used} ${t('evaluation.links.revoked', { date: formatDate(link.revokedAt) })}`;
    return `${made} ${used} ${t(`evaluation.links.${isOpen(link) ? 'until' : 'expired'}`, { date: formatDate(link.expiresAt) })}`;
  }
}

function isOpen({ revokedAt, expiresAt }: SharedLink): boolean {
  return revokedAt === null && Date.parse(expiresAt) > Date.now();
}
