import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { type ListPage } from '../../../../shared/api/query.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useUnsavedNotice } from '../../../kit/ui/use-unsaved-notice.ts';
import { type EvaluationRow, evaluationKey, listKey } from '../../../kit/evaluations/evaluations.api.ts';
import { hasUnsaved, reduceDraft } from './draft.ts';
import { forgetLeftDraft, hasStoredDraft, keepForNextTab, openDraft, storeDraft } from './draft-storage.ts';
import { type Evaluation } from './edit.api.ts';
import { serverTextsOf } from './text-fields.ts';

/** The draft of one evaluation: kept in this browser, moved onto every newer version that the server sends. */
export function useDraft(evaluation: Evaluation, adminId: number) {
  const t = useTexts();
  const sectionIds = useMemo(() => evaluation.sectionScores.map(({ sectionId }) => sectionId), [evaluation]);
  const server = serverTextsOf(evaluation, sectionIds);
  const [draft, dispatch] = useReducer(reduceDraft, null, () => openDraft(evaluation.id, adminId, server));
  const [restored] = useState(() => hasUnsaved(draft));
  if (server.version > draft.version) dispatch({ type: 'loaded', ...server });
  useEffect(() => {
    storeDraft(evaluation.id, adminId, draft);
  }, [adminId, draft, evaluation.id]);
  useEffect(() => {
    forgetLeftDraft(evaluation.id, adminId);
    const keep = () => keepForNextTab(evaluation.id);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [adminId, evaluation.id]);
  // The row may leave the list, and the panel with it.
  useUnsavedNotice(evaluation.id, () => hasStoredDraft(evaluation.id), {
    title: t('edit.kept.title'),
    description: t('edit.kept.text'),
  });
  useNewerVersion(evaluation.id, evaluation.version);
  return {
    draft,
    dispatch,
    /** Unsaved work of an earlier visit was found in this tab. */
    restored,
  };
}

/** Row buttons and background work change an evaluation too: the list's version shows it, and the texts are read again. */
function useNewerVersion(evaluationId: string, version: number): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || (query.queryKey as readonly unknown[])[0] !== listKey[0]) return;
        const page = query.state.data as ListPage<EvaluationRow> | undefined;
        const listed = page?.rows.find(({ id }) => id === evaluationId)?.version ?? 0;
        if (listed > version) void client.invalidateQueries({ queryKey: evaluationKey(evaluationId) });
      }),
    [client, evaluationId, version],
  );
}
