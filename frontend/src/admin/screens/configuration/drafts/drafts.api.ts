import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { isFinished } from '../../../kit/jobs/job-progress.ts';
import { draftsText } from '../../../kit/jobs/job-words.ts';
import { addStartedJob, isJobAnswer, jobsOptions } from '../../../kit/jobs/jobs.api.ts';
import { refreshConfiguration } from '../../../kit/session/questionnaires.api.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';

/**
 * Has the AI propose the texts that a section's answers lack. It goes on as a job, whose outcome is shown wherever the
 * person is by then; the questions are read anew when it ends.
 */
export function useDraftMeanings(questionnaireId: number, sectionId: number) {
  const t = useTexts();
  const client = useQueryClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const { data: running = false } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (jobs) => jobs.some(({ id, state }) => id === jobId && !isFinished(state)),
  });
  const { mutate, isPending } = useChange({
    mutationFn: () =>
      call('post', '/api/admin/section/{id}/draft-meanings', { path: { id: sectionId }, async: true }),
    done: (answer) =>
      isJobAnswer(answer)
        ? null
        : { title: 'jobs.done.draft-meanings', description: draftsText(t, answer.data) },
    meta: { errorTitle: 'jobs.failed.draft-meanings' },
    onSuccess: (answer) => {
      if (!isJobAnswer(answer)) return refreshConfiguration(client);
      setJobId(answer.data.id);
      return addStartedJob(client, answer.data);
    },
  });
  return { start: () => mutate(), running: isPending || running };
}
