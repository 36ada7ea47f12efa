import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { type Schemas } from '../../../../shared/api/operations.ts';
import { query } from '../../../../shared/api/query.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import { evaluationOptions, refreshEvaluations } from '../../../kit/evaluations/evaluations.api.ts';

export type TimelineEntry = Schemas['TimelineEntryResponse'];
export type Note = Schemas['NoteResponse'];
export type TextVersion = Schemas['TextVersionResponse'];

/** What happened to the evaluation; asked for anew whenever its page opens. */
export function timelineOptions(id: string) {
  return query('/api/admin/evaluation/{id}/timeline', { path: { id } }, { refetchOnMount: 'always' });
}

/** What colleagues have noted among themselves. */
export function notesOptions(id: string) {
  return query('/api/admin/evaluation/{id}/notes', { path: { id } }, { refetchOnMount: 'always' });
}

/** Who can see to the evaluation. */
export function assigneesOptions(id: string) {
  return query('/api/admin/evaluation/{id}/assignee', { path: { id } });
}

/** The kept versions of the texts. */
export function versionsOptions(id: string) {
  return query('/api/admin/evaluation/{id}/versions', { path: { id } }, { refetchOnMount: 'always' });
}

/** The texts of one kept version, which never change. */
export function versionTextsOptions(id: string, version: number) {
  return query(
    '/api/admin/evaluation/{id}/versions/{version}',
    { path: { id, version } },
    { staleTime: Infinity },
  );
}

/** Says who sees to the evaluation. */
export function useAssign(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (adminId: number | null) =>
      call('put', '/api/admin/evaluation/{id}/assignee', { path: { id }, body: { adminId } }),
    meta: { errorTitle: 'page.assignee.failed' },
    onSuccess: ({ data }) => {
      client.setQueryData(evaluationOptions(id).queryKey, data);
      void client.invalidateQueries({ queryKey: timelineOptions(id).queryKey });
      void refreshEvaluations(client);
    },
  });
}

export type NoteChange =
  | Readonly<{ kind: 'add'; text: string }>
  | Readonly<{ kind: 'change'; noteId: string; text: string }>
  | Readonly<{ kind: 'remove'; noteId: string }>;

/** Adds, changes or deletes a note; the answer is the whole list. */
export function useNoteChange(id: string) {
  const client = useQueryClient();
  return useChange({
    mutationFn: (note: NoteChange) => sendNote(id, note),
    meta: { errorTitle: 'page.notes.save-failed' },
    onSuccess: (notes) => client.setQueryData(notesOptions(id).queryKey, notes),
  });
}

async function sendNote(id: string, note: NoteChange): Promise<Note[]> {
  switch (note.kind) {
    case 'add':
      return (
        await call('post', '/api/admin/evaluation/{id}/notes', { path: { id }, body: { text: note.text } })
      ).data;
    case 'change':
      return (
        await call('put', '/api/admin/evaluation/{id}/notes/{noteId}', {
          path: { id, noteId: note.noteId },
          body: { text: note.text },
        })
      ).data;
    case 'remove':
      return (
        await call('delete', '/api/admin/evaluation/{id}/notes/{noteId}', {
          path: { id, noteId: note.noteId },
        })
      ).data;
  }
}
