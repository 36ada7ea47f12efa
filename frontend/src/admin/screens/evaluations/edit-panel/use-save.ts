import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type Dispatch } from 'react';
import { ApiError, detailsOf, isCode } from '../../../../shared/api/api-error.ts';
import { describeFailure } from '../../../../shared/api/query-client.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { toast } from '../../../../shared/toast/toast-store.ts';
import { type ChangedTexts } from './changed-notice.tsx';
import { isDirty, reduceDraft, type Draft, type DraftAction } from './draft.ts';
import { evaluationKey, evaluationOptions } from '../../../kit/evaluations/evaluations.api.ts';
import {
  refreshAround,
  saveTexts,
  verifyTexts,
  type Evaluation,
  type Finding,
  type Waiver,
} from './edit.api.ts';
import { serverTextsOf, toChanges, type Texts } from './text-fields.ts';

/** Findings in texts that were refused, together with those texts. */
export type RefusedTexts = Readonly<{ findings: readonly Finding[]; texts: Texts }>;

/** What follows a save: nothing, the approval, or the approval and the mail. */
export type AfterSave = 'stay' | 'verify' | 'send';

interface SaveSource {
  evaluation: Evaluation;
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
  /** The checks want a decision, or somebody else's text does. */
  onFindings: (findings: readonly Finding[]) => void;
  onConflict: () => void;
  onVerified: (isToBeSent: boolean) => void;
}

/** Saves the draft on its version, and approves it where asked. */
export function useSave(source: SaveSource) {
  const t = useTexts();
  const client = useQueryClient();
  const { evaluation, draft, dispatch } = source;
  const [refused, setRefused] = useState<RefusedTexts | null>(null);
  const [changed, setChanged] = useState<ChangedTexts | null>(null);
  const sectionIds = evaluation.sectionScores.map(({ sectionId }) => sectionId);
  const take = (saved: Evaluation) => client.setQueryData(evaluationOptions(evaluation.id).queryKey, saved);

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (then: AfterSave): Promise<Evaluation | null> => {
      let moved: Draft = draft;
      let version = draft.version;
      setChanged(null);
      if (isDirty(draft)) {
        const done = await saveDraft(evaluation.id, draft, sectionIds, dispatch);
        moved = done.draft;
        version = done.saved?.version ?? moved.version;
        if (done.saved) {
          dispatch({ type: 'saved', sent: moved.edits, ...serverTextsOf(done.saved, sectionIds) });
          take(done.saved);
        }
        if (then !== 'stay' && done.refusal) {
          setRefused(null);
          throw done.refusal;
        }
      }
      setRefused(null);
      if (then === 'stay') return null;
      const approved = await verifyTexts(evaluation.id, version, waiversOf(moved));
      take(approved);
      dispatch({ type: 'verified' });
      return approved;
    },
    meta: { quiet: true },
    onSuccess: (approved, then) => {
      const done =
        approved === null
          ? 'edit.done.stay'
          : `evaluations.done.verify-${approved.approval?.by ?? 'automatic'}`;
      toast({ title: t(done), description: evaluation.clientName, tone: 'good' });
      if (approved !== null) source.onVerified(then === 'send');
    },
    onError: (failure) => {
      const findings = detailsOf(failure, 'checks_failed');
      const news = detailsOf(failure, 'evaluation_changed');
      if (news) {
        const loaded = { type: 'loaded', ...serverTextsOf(news.current, sectionIds) } as const;
        if (reduceDraft(draft, loaded).conflicts.length > 0) source.onConflict();
        else setChanged({ fields: news.changed, origins: news.current.textOrigins });
        dispatch(loaded);
      } else if (findings) {
        setRefused({ findings, texts: { ...draft.base, ...draft.edits } });
        source.onFindings(findings);
      }
      void client.invalidateQueries({ queryKey: evaluationKey(evaluation.id) });
    },
    onSettled: () => refreshAround(client, evaluation.id),
  });
  return {
    save: mutate,
    busy: isPending ? variables : null,
    /** Why the last attempt did not work; null when it did. */
    failure: isPending || error === null ? null : describeFailure(error, 'edit.save.failed'),
    refused,
    /** What somebody changed while an older version was being approved. */
    changed,
    forgetChange: () => setChanged(null),
    /** The server's sentence about a reason that says too little. */
    reasonFault: isCode(error, 'waiver_reason_short') && !isPending ? describeFailure(error) : null,
  };
}

/**
 * Saves; when the evaluation has moved on, but not in the texts that were edited here, saves again on the newer
 * version and answers the refusal as well, since nobody has read that version here. Throws the refusal when somebody else
 * changed the same texts.
 */
async function saveDraft(
  id: string,
  draft: Draft,
  sectionIds: readonly number[],
  dispatch: Dispatch<DraftAction>,
): Promise<{ saved: Evaluation | null; draft: Draft; refusal: ApiError | null }> {
  try {
    return { saved: await saveTexts(id, bodyOf(draft)), draft, refusal: null };
  } catch (error) {
    const current = detailsOf(error, 'evaluation_changed')?.current;
    if (current === undefined || !(error instanceof ApiError)) throw error;
    const news = { type: 'loaded', ...serverTextsOf(current, sectionIds) } as const;
    const moved = reduceDraft(draft, news);
    dispatch(news);
    if (moved.conflicts.length > 0) throw error;
    // Somebody else has saved the very same texts.
    if (!isDirty(moved)) return { saved: null, draft: moved, refusal: error };
    return { saved: await saveTexts(id, bodyOf(moved)), draft: moved, refusal: error };
  }
}

function bodyOf(draft: Draft) {
  return {
    generatedTexts: toChanges(draft.edits, draft.base),
    version: draft.version,
    waivers: waiversOf(draft),
  };
}

function waiversOf(draft: Draft): Waiver[] {
  return Object.entries(draft.waivers).map(([finding, reason]) => ({ finding, reason }));
}
