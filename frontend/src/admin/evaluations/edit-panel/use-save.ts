import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type Dispatch } from 'react';
import { detailsOf } from '../../../shared/api/api-error.ts';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { isDirty, reduceDraft, type Draft, type DraftAction } from './draft.ts';
import { evaluationKey } from '../evaluations.api.ts';
import {
  evaluationOptions,
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

interface SaveSource {
  evaluation: Evaluation;
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
  /** The checks want a decision, or somebody else's text does. */
  onFindings: (findings: readonly Finding[]) => void;
  onConflict: () => void;
  onVerified: () => void;
}

/** Saves the draft on its version, and approves it where asked. */
export function useSave(source: SaveSource) {
  const t = useTexts();
  const client = useQueryClient();
  const { evaluation, draft, dispatch } = source;
  const [refused, setRefused] = useState<RefusedTexts | null>(null);
  const sectionIds = evaluation.sectionScores.map(({ sectionId }) => sectionId);
  const take = (saved: Evaluation) => client.setQueryData(evaluationOptions(evaluation.id).queryKey, saved);

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (then: 'stay' | 'verify') => {
      let moved: Draft = draft;
      if (isDirty(draft)) {
        const done = await saveDraft(evaluation.id, draft, sectionIds, dispatch);
        moved = done.draft;
        if (done.saved) {
          dispatch({ type: 'saved', sent: moved.edits, ...serverTextsOf(done.saved, sectionIds) });
          take(done.saved);
        }
      }
      setRefused(null);
      if (then === 'verify') {
        take(await verifyTexts(evaluation.id, waiversOf(moved)));
        dispatch({ type: 'verified' });
      }
    },
    meta: { quiet: true },
    onSuccess: (_nothing, then) => {
      toast({ title: t(`edit.done.${then}`), description: evaluation.clientName, tone: 'good' });
      if (then === 'verify') source.onVerified();
    },
    onError: (failure) => {
      const findings = detailsOf(failure, 'checks_failed');
      if (detailsOf(failure, 'evaluation_changed')) source.onConflict();
      else if (findings) {
        setRefused({ findings, texts: { ...draft.base, ...draft.edits } });
        source.onFindings(findings);
      } else toast({ title: t('edit.save.failed'), description: describeFailure(failure), tone: 'bad' });
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
  };
}

/**
 * Saves; when the evaluation has moved on, but not in the texts that were edited here, saves again on the newer
 * version. Throws the refusal when somebody else changed the same texts.
 */
async function saveDraft(
  id: string,
  draft: Draft,
  sectionIds: readonly number[],
  dispatch: Dispatch<DraftAction>,
): Promise<{ saved: Evaluation | null; draft: Draft }> {
  try {
    return { saved: await saveTexts(id, bodyOf(draft)), draft };
  } catch (error) {
    const current = detailsOf(error, 'evaluation_changed')?.current;
    if (current === undefined) throw error;
    const news = { type: 'loaded', ...serverTextsOf(current, sectionIds) } as const;
    const moved = reduceDraft(draft, news);
    dispatch(news);
    if (moved.conflicts.length > 0) throw error;
    // Somebody else has saved the very same texts.
    if (!isDirty(moved)) return { saved: null, draft: moved };
    return { saved: await saveTexts(id, bodyOf(moved)), draft: moved };
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
