import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { announce } from '../../../../shared/a11y/announce.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { useUnsavedChangesGuard } from '../../../kit/ui/use-unsaved-changes-guard.ts';
import { ActionBar } from './action-bar.tsx';
import { ApprovalLine } from './approval-line.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { hasUnsaved, isDirty, shownText } from './draft.ts';
import { forgetDraft } from './draft-storage.ts';
import { EditProvider, fieldId, findingElementId, fullFieldName, type EditWork } from './edit-context.ts';
import { checksOptions, pageOptions, type Evaluation } from './edit.api.ts';
import styles from './edit-panel.module.css';
import { viewFindings } from './findings.ts';
import { FormerLine } from './former-line.tsx';
import { Notices } from './notices.tsx';
import { leaveField, panelOf, useFocusOnOpen, usePanelKeys } from './panel-focus.ts';
import { OtherFindings, otherFindingsId } from './other-findings.tsx';
import { PanelHead } from './panel-head.tsx';
import { ResponseLine } from './response-line.tsx';
import { OverallTexts, SectionEditor, SectionTexts } from './section-editor.tsx';
import { TextField } from './text-field.tsx';
import { longestStored, overallFields, sectionOf } from './text-fields.ts';
import { useDraft } from './use-draft.ts';
import { useEvidence } from './use-evidence.ts';
import { useEditHandle, type EditHandle } from './use-edit-handle.ts';
import { useOpened } from './use-opened.ts';
import { useRegenerate } from './use-regenerate.ts';
import { useSave, type AfterSave } from './use-save.ts';
import { forgetShownSection, useShownSection } from './shown-section.ts';

interface EditFormProps {
  evaluation: Evaluation;
  adminId: number;
  /** Closes the panel; a page, which has none, stays. */
  onClose?: () => void;
  /** Called once the texts are approved, where they are approved, and whether they are to be sent then. */
  onVerified?: (isToBeSent: boolean) => void;
  /** Asks whether the result may be sent once it is approved; none where that is not offered. */
  askToSend?: () => Promise<boolean>;
  /** The checks have just refused an approval: the focus goes to what they found. */
  atFindings?: boolean;
  /** What keys of the screen around can do here. */
  handle?: Ref<EditHandle>;
  /** Ways to other evaluations, for the action bar of a phone. */
  steps?: ReactNode;
  /** What else there is about the evaluation, between its texts and the action bar. */
  children?: ReactNode;
}

/** The texts of a page, which are read, or of a panel, which are edited: the draft, everything that acts on it, and its parts. */
export function EditForm(props: EditFormProps) {
  const { evaluation, adminId, onClose, onVerified, askToSend, atFindings = false, handle, steps } = props;
  const isReading = onClose === undefined;
  const t = useTexts();
  const headingId = useId();
  const { draft, dispatch, restored } = useDraft(evaluation, adminId);
  const [index, setIndex] = useShownSection(evaluation.id);
  const [comparing, setComparing] = useState(false);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const checks = useQuery(checksOptions(evaluation.id));
  const page = useQuery(pageOptions(evaluation.id));
  const title = t('edit.title', { name: evaluation.clientName });
  const labelOf = (field: string) => fullFieldName(t, evaluation, field);
  const evidence = useEvidence(evaluation.id, draft.version);
  const reading = useOpened(evaluation.id, draft);
  const work = useRegenerate(evaluation, draft, dispatch, labelOf);

  const choose = (position: number) => {
    setIndex(position);
    const { name = '' } = evaluation.sectionScores[position] ?? {};
    const total = evaluation.sectionScores.length;
    announce(t('edit.said.section', { name, position: position + 1, total }));
  };
  const showAt = (field: string, elementId: string) => {
    const at = evaluation.sectionScores.findIndex(({ sectionId }) => sectionId === sectionOf(field));
    if (at >= 0) setIndex(at);
    // The section's fields are there only after this change has been drawn; the focus alone leaves them under the action bar.
    focusWhenThere(elementId, { at: 'nearest' });
  };
  const goTo = (field: string) => {
    setOpened((before) => [...before, field]);
    showAt(field, field in draft.base ? fieldId(evaluation.id, field) : otherFindingsId);
  };
  const { mayLeave, allow } = useUnsavedChangesGuard({
    unsaved: hasUnsaved(draft),
    question: {
      title: t('edit.leave.title'),
      content: t('edit.leave.text'),
      okText: t('edit.leave.discard'),
      danger: true,
    },
    // What a page shows is left without a question, and waits there; a panel is closed on purpose.
    leads: (from, to) => !isReading && (from.pathname !== to.pathname || panelOf(from) !== panelOf(to)),
    kept: true,
    onDiscard: () => {
      forgetDraft(evaluation.id);
      dispatch({ type: 'discarded' });
    },
  });
  const closeSaved = () => {
    allow();
    forgetShownSection(evaluation.id);
    onClose?.();
  };
  const close = async () => {
    if ((await mayLeave()) && onClose !== undefined) closeSaved();
  };
  const saving = useSave({
    evaluation,
    draft,
    dispatch,
    onConflict: () => setComparing(true),
    onFindings: (findings) => {
      const first = findings.find(({ id }) => !(id in draft.waivers));
      if (first) showAt(first.field, findingElementId(evaluation.id, first.id));
    },
    onVerified: (isToBeSent) => {
      if (onClose !== undefined) closeSaved();
      onVerified?.(isToBeSent);
    },
  });
  const save = (then: AfterSave) => {
    const tooLong = Object.keys(draft.edits).find(
      (field) => shownText(draft, field).length > longestStored(field),
    );
    if (draft.conflicts.length > 0) setComparing(true);
    else if (tooLong !== undefined) {
      announce(t('edit.said.too-long', { field: labelOf(tooLong) }));
      goTo(tooLong);
    } else if (saving.busy === null) saving.save(then);
  };
  const approveAndSend = async () => {
    if (await askToSend?.()) save('send');
  };
  const panel = usePanelKeys(
    () => (onClose === undefined ? leaveField(evaluation.id, Object.keys(draft.base)) : void close()),
    () => save('stay'),
  );
  const heading = useFocusOnOpen(onClose !== undefined);

  const isWaiting = atFindings && checks.isSuccess && !checks.isFetching;
  // Where all parts stand on one page, the way to what is unread begins at its top.
  const shownPart = isReading ? '' : `sections.${evaluation.sectionScores[index]?.sectionId ?? 0}`;
  const { refused } = saving;
  // A refusal is about unsaved texts; once they are saved or given up, the checks of the saved ones speak.
  const findings =
    refused && (isDirty(draft) || !checks.data)
      ? viewFindings(refused.findings, refused.texts, draft)
      : viewFindings(checks.data?.findings ?? [], draft.base, draft);
  useEditHandle(handle, {
    evaluation,
    dispatch,
    draft,
    findings,
    opened: reading,
    shownPart,
    isRefused: isWaiting,
    goTo,
    showAt,
    save,
    ...(askToSend !== undefined && { approveAndSend: () => void approveAndSend() }),
  });
  const editWork: EditWork = {
    evaluation,
    draft,
    dispatch,
    findings,
    adminId,
    textLanguage: page.data?.language,
    regenerate: work.regenerate,
    restore: work.restore,
    evidence,
    parts: reading.parts,
    see: reading.see,
    show: reading.show,
    isReading,
    isOpen: (field) => !isReading || opened.includes(field) || field in draft.edits || field in draft.working,
    close: (field) => setOpened((before) => before.filter((one) => one !== field)),
    reasons: checks.data?.reasons ?? [],
    reasonFault: saving.reasonFault,
    goTo,
    showAt,
  };
  return (
    <EditProvider value={editWork}>
      <section
        aria-label={isReading ? title : undefined}
        aria-labelledby={isReading ? undefined : headingId}
        className={`may-shrink anywhere ${styles.panel}`}
        ref={panel}
      >
        <div className={`stack card ${isReading ? `gap-4 ${styles.page}` : `gap-5 pad-5 ${styles.frame}`}`}>
          {onClose !== undefined && (
            <PanelHead
              evaluation={evaluation}
              heading={heading}
              id={headingId}
              onClose={() => void close()}
            />
          )}
          <ApprovalLine />
          <Notices
            changed={saving.changed}
            checksFailed={checks.isError}
            hasFailed={saving.failure !== null}
            onApprove={() => save('verify')}
            onChangeRead={saving.forgetChange}
            onConflict={() => setComparing(true)}
            onRetryChecks={() => void checks.refetch()}
            restored={restored}
          />
          <OtherFindings />
          {isReading ? (
            <>
              <OverallTexts />
              <SectionTexts />
              <p className="text-1 soft">{t('edit.read.unchecked')}</p>
            </>
          ) : (
            <>
              <div className={`stack gap-5 align-start ${styles.overall}`}>
                {overallFields.map((field) => (
                  <TextField field={field} key={field} lines={3} />
                ))}
              </div>
              <SectionEditor index={index} onChoose={choose} />
            </>
          )}
          <ResponseLine />
          <FormerLine />
          {props.children}
          <ActionBar
            busy={saving.busy}
            failure={saving.failure}
            onCancel={() => void close()}
            onSave={save}
            shownPart={shownPart}
            steps={steps}
            {...(askToSend !== undefined && { onSend: () => void approveAndSend() })}
          />
        </div>
        <ConflictDialog onClose={() => setComparing(false)} open={comparing} />
      </section>
    </EditProvider>
  );
}
