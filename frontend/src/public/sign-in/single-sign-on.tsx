import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../shared/api/query.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { buttonClass } from '../ui/button.tsx';

/** The way to the organisation's own sign-in, where there is one, and what went wrong there. `back` is where to go afterwards. */
export function SingleSignOn({ back }: Readonly<{ back: string }>) {
  const t = useTexts();
  const [problem] = useState(() => new URLSearchParams(window.location.search).get('problem'));
  const { data } = useQuery(query('/api/single-sign-on', { query: problem === null ? {} : { problem } }));
  return (
    <>
      {data?.problem != null && <p role="alert">{data.problem}</p>}
      {data?.name != null && (
        <a
          className={buttonClass('quiet')}
          href={`/api/single-sign-on/start?back=${encodeURIComponent(back)}`}
        >
          {t('sign-in.single.open', { name: data.name })}
        </a>
      )}
    </>
  );
}
