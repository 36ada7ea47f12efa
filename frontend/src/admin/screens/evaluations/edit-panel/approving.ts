import { isApproved } from '../status-rules.ts';
import { type Draft } from './draft.ts';
import { type Evaluation } from './edit.api.ts';
import { afterSaving, type ReadPart } from './use-opened.ts';

type Approved = Pick<Evaluation, 'status' | 'hasSnapshot' | 'approval' | 'editedSinceApproval'>;

/** What approving now would be: every part read, some not, or nothing to approve. Pure (rules: approval). */
export function approvalNow(
  evaluation: Approved,
  draft: Pick<Draft, 'edits'>,
  parts: readonly ReadPart[],
): 'read' | 'unread' | null {
  const saved = afterSaving(parts, draft);
  const isRead = saved.length > 0 && saved.every(({ isOpened }) => isOpened);
  const { status, hasSnapshot, approval, editedSinceApproval } = evaluation;
  const isWaiting =
    status === 'generated' ||
    (isApproved(status) &&
      (editedSinceApproval ||
        !hasSnapshot ||
        Object.keys(draft.edits).length > 0 ||
        (isRead && approval?.by !== 'person')));
  if (!isWaiting) return null;
  return isRead ? 'read' : 'unread';
}
