import { useEffect, useEffectEvent, useImperativeHandle, type Ref } from 'react';
import { approvalNow } from './approving.ts';
import { shownText, type Draft } from './draft.ts';
import { findingElementId, textId, type EditWork } from './edit-context.ts';
import { type Evaluation } from './edit.api.ts';
import { isOpen, type FindingView } from './findings.ts';
import { fieldsOfPart, type Texts } from './text-fields.ts';
import { nextUnread, type useOpened } from './use-opened.ts';

/** What a screen can have done to the texts that it shows. */
export interface EditHandle {
  /** Approves what has been read whole; else leads to the text that has not been. Answers what it did. */
  approve: () => 'approving' | 'unread' | 'nothing';
  /** The same, and has it sent, after asking. */
  approveAndSend: () => 'approving' | 'unread' | 'nothing';
  /** Opens the text that the focus is at, else the one with the first finding, else the first one. */
  edit: () => void;
  /** Puts texts into the fields as if a person had written them; the next save stores them. */
  restore: (texts: Texts) => void;
}

interface HandleSource extends Pick<EditWork, 'dispatch' | 'goTo' | 'showAt'> {
  evaluation: Evaluation;
  draft: Draft;
  findings: readonly FindingView[];
  opened: ReturnType<typeof useOpened>;
  /** The part whose section is shown. */
  shownPart: string;
  /** The checks have just refused an approval that was asked for elsewhere. */
  isRefused: boolean;
  save: (then: 'verify') => void;
  approveAndSend?: () => void;
}

/** Lets keys of the screen around act on the texts, and leads to what the checks have found once they refused them. */
export function useEditHandle(handle: Ref<EditHandle> | undefined, source: HandleSource): void {
  const { evaluation, dispatch, draft, findings, opened, shownPart, goTo, showAt, save } = source;
  const first = findings.find(isOpen)?.finding;
  const showFirst = useEffectEvent(() => {
    if (first) showAt(first.field, findingElementId(evaluation.id, first.id));
  });
  useEffect(() => {
    if (source.isRefused) showFirst();
  }, [source.isRefused]);
  /** What has been read whole goes on; else the focus goes to the text that has not. */
  const decide = (go: () => void) => {
    const approval = approvalNow(evaluation, draft, opened.parts);
    if (approval === 'read') go();
    if (approval !== 'unread') return approval === null ? 'nothing' : 'approving';
    const isShownUnread = opened.parts.some(({ part, isOpened }) => part === shownPart && !isOpened);
    const part = isShownUnread ? shownPart : (nextUnread(opened.parts, shownPart) ?? 'summary');
    const filled = fieldsOfPart(part).filter((field) => shownText(draft, field).trim() !== '');
    const field = filled.find((one) => !opened.isSeen(one)) ?? filled[0] ?? part;
    showAt(field, textId(evaluation.id, field));
    return 'unread';
  };
  useImperativeHandle(handle, () => ({
    approve: () => decide(() => save('verify')),
    approveAndSend: () => (source.approveAndSend === undefined ? 'nothing' : decide(source.approveAndSend)),
    edit: () => {
      const texts = Object.keys(draft.base);
      const at = texts.find((field) =>
        document.getElementById(textId(evaluation.id, field))?.contains(document.activeElement),
      );
      goTo(at ?? first?.field ?? 'summary');
    },
    restore: (texts) => {
      for (const [field, text] of Object.entries(texts)) dispatch({ type: 'typed', field, text });
      goTo(Object.keys(texts)[0] ?? 'summary');
    },
  }));
}
