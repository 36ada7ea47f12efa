import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../shared/api/query.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { buttonClass } from '../ui/button.tsx';
import { keepDestination } from './destination.ts';

/** Whether there is a single sign-on, and what went wrong with the one that led here. */
function useSingleSignOn() {
  const [problem] = useState(() => new URLSearchParams(window.location.search).get('problem'));
  return useQuery(query('/api/single-sign-on', { query: problem === null ? {} : { problem } })).data;
}

/** Why the organisation's own sign-in led back here. */
export function SingleSignOnProblem() {
  const problem = useSingleSignOn()?.problem;
  return problem == null ? null : (
    <p className="strong bad" role="alert">
      {problem}
    </p>
  );
}

/** The way to the organisation's own sign-in, where there is one. `back` is where to go afterwards. */
export function SingleSignOnLink({ back }: { back: string }) {
  const t = useTexts();
  const name = useSingleSignOn()?.name;
  return name == null ? null : (
    <a
      className={buttonClass('quiet')}
      href={`/api/single-sign-on/start?back=${encodeURIComponent(back)}`}
      onClick={() => keepDestination(back)}
    >
      {t('sign-in.single.open', { name })}
    </a>
  );
}
