import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { type Draft } from './draft.ts';
import { noteOpened, openedOptions, type OpenedTexts, type ShownPart } from './edit.api.ts';
import { evaluationKey } from '../../../kit/evaluations/evaluations.api.ts';
import { ReadingTime } from './reading-time.ts';
import { fieldsOfPart, type Texts } from './text-fields.ts';

/** A part of the texts, and whether this person has read it as it now reads. */
export type ReadPart = Readonly<OpenedTexts['parts'][number]>;

/** How often the time is counted for which parts are on the screen. */
const tickMs = 500;

/**
 * Counts for how long the parts are on the screen, reports it, and answers which ones the server takes for read: those whose texts
 * have all been seen to their ends, and which were looked at for as long as it says. What is being edited is not the saved
 * text, so it counts once it is saved.
 */
export function useOpened(evaluationId: string, draft: Draft) {
  const client = useQueryClient();
  const { data } = useQuery(openedOptions(evaluationId));
  const [seen, setSeen] = useState<Texts>({});
  const time = useRef(new ReadingTime());
  const { mutate, isPending } = useMutation({
    mutationFn: ({ version, parts }: { version: number; parts: ShownPart[] }) =>
      noteOpened(evaluationId, version, parts),
    meta: { quiet: true },
    // Noted twice is noted once; only a refusal is an answer.
    retry: (failures, error) => failures < 3 && !isRefusal(error),
    // No reading that began before it may put an older answer over this one.
    onSuccess: async (opened) => {
      const { queryKey } = openedOptions(evaluationId);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, opened);
    },
    // Most likely there is a newer version; it is read, and its parts are reported.
    onError: () => void client.invalidateQueries({ queryKey: evaluationKey(evaluationId) }),
  });
  const parts = data?.parts;
  const { version } = draft;
  useEffect(() => {
    if (data !== undefined && data.version < version)
      void client.invalidateQueries({ queryKey: openedOptions(evaluationId).queryKey });
  }, [client, data, evaluationId, version]);
  const report = useEffectEvent(() => {
    const unread = unreadOf(parts);
    time.current.count(performance.now(), unread);
    if (isPending || data?.version !== version) return;
    const due = time.current.due(unread.map((part) => ({ ...part, isSeen: isSeen(part.part, draft, seen) })));
    if (due.length > 0) mutate({ version, parts: due });
  });
  useEffect(() => {
    const timer = setInterval(report, tickMs);
    return () => clearInterval(timer);
  }, []);
  return {
    parts: parts ?? [],
    /** A text has been on the screen since this was opened, as it is saved. */
    isSeen: (field: string) => seen[field] === draft.base[field],
    see: (field: string, text: string) => setSeen((before) => ({ ...before, [field]: text })),
    /** A text has come onto the screen, or left it. */
    show: (field: string, isShown: boolean) => {
      time.current.count(performance.now(), unreadOf(parts));
      time.current.show(field, isShown);
    },
  };
}

const unreadOf = (parts: readonly ReadPart[] = []): readonly ReadPart[] =>
  parts.filter(({ isOpened }) => !isOpened);

const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** True when every saved text of a part has been on the screen as it reads. Pure. */
export function isSeen(part: string, { base, edits }: Pick<Draft, 'base' | 'edits'>, seen: Texts): boolean {
  return fieldsOfPart(part).every((field) => {
    const text = base[field] ?? '';
    return !(field in edits) && (text.trim() === '' || seen[field] === text);
  });
}

/** Parts as they will be once the draft is saved: what a person writes counts as read by them. Pure. */
export function afterSaving(parts: readonly ReadPart[], { edits }: Pick<Draft, 'edits'>): ReadPart[] {
  return parts.map(({ part, isOpened, secondsLeft }) => ({
    part,
    secondsLeft,
    isOpened: isOpened || fieldsOfPart(part).some((field) => field in edits),
  }));
}

/** The first part after this one that nobody has opened; from the top when there is none below. Pure. */
export function nextUnread(parts: readonly ReadPart[], after: string): string | null {
  const from = parts.findIndex(({ part }) => part === after) + 1;
  const turned = [...parts.slice(from), ...parts.slice(0, from)];
  return turned.find(({ isOpened }) => !isOpened)?.part ?? null;
}
