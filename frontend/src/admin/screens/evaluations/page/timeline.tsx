import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDateTime } from '../../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../../shared/texts/i18n.ts';
import { type Evaluation } from '../edit-panel/edit.api.ts';
import { usePersonName } from '../edit-panel/use-person-name.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Fold } from './fold.tsx';
import { timelineOptions, type TimelineEntry } from './evaluation-page.api.ts';

/** What happened to the evaluation, the newest first. */
export function Timeline({ evaluation }: { evaluation: Evaluation }) {
  const t = useTexts();
  const nameOf = usePersonName();
  const { id, version } = evaluation;
  const timeline = useQuery(timelineOptions(id));
  const { refetch } = timeline;
  // Every step changes the version.
  useEffect(() => void refetch(), [refetch, version]);
  return (
    <Fold title={t('page.timeline.title')}>
      <Loaded errorTitle="page.timeline.failed" lines={6} query={timeline}>
        {(entries) => (
          <ol className="stack gap-0 ruled">
            {entries.map((entry) => (
              <li className="stack gap-0 pad-1" key={`${entry.at} ${entry.what}`}>
                <span className="anywhere">{happening(t, entry, nameOf)}</span>
                <time className="text-1 soft numeric" dateTime={entry.at}>
                  {formatDateTime(entry.at)}
                  {entry.adminId !== null && ` · ${nameOf(entry.adminId)}`}
                </time>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Fold>
  );
}

/** What happened, in words. */
function happening(t: Translate, { what, about }: TimelineEntry, nameOf: (id: number) => string): string {
  if (what === 'assigned')
    return about === null
      ? t('page.timeline.unassigned')
      : t('page.timeline.assigned', { person: nameOf(Number(about)) });
  if (what === 'status-set')
    return t(`page.timeline.set-${about ?? ''}`, {}, t(`evaluations.status.${about ?? ''}`, {}, about ?? ''));
  return t(`page.timeline.${what}`, { about: about ?? '' });
}
