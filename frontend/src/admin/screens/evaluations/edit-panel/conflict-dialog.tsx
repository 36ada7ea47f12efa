import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import styles from './conflict-dialog.module.css';
import { type ConflictChoice } from './draft.ts';
import { fullFieldName, useEditWork } from './edit-context.ts';
import { OriginText } from './origin-line.tsx';

interface ConflictDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Both texts of every field that was changed here and elsewhere; the person chooses field by field. */
export function ConflictDialog({ open, onClose }: ConflictDialogProps) {
  const t = useTexts();
  const { draft, dispatch } = useEditWork();
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictChoice>>>({});
  const choiceOf = (field: string): ConflictChoice => chosen[field] ?? 'mine';
  const keep = () => {
    const choices = Object.fromEntries(draft.conflicts.map((field) => [field, choiceOf(field)]));
    dispatch({ type: 'resolved', choices });
    setChosen({});
    onClose();
  };
  return (
    <Modal
      cancelText={t('edit.conflict.later')}
      mask={{ closable: false }}
      okText={t('edit.conflict.keep')}
      onCancel={onClose}
      onOk={keep}
      open={open && draft.conflicts.length > 0}
      title={t('edit.conflict.title')}
      width={880}
    >
      <p className="space-below-4">{t('edit.conflict.text')}</p>
      {draft.conflicts.map((field) => (
        <ConflictField
          choice={choiceOf(field)}
          field={field}
          key={field}
          onChoose={(choice) => setChosen({ ...chosen, [field]: choice })}
        />
      ))}
    </Modal>
  );
}

interface ConflictFieldProps {
  field: string;
  choice: ConflictChoice;
  onChoose: (choice: ConflictChoice) => void;
}

function ConflictField({ field, choice, onChoose }: ConflictFieldProps) {
  const t = useTexts();
  const { evaluation, draft, textLanguage } = useEditWork();
  const versions = [
    { choice: 'mine' as const, text: draft.edits[field] ?? '' },
    { choice: 'theirs' as const, text: draft.base[field] ?? '' },
  ];
  return (
    <fieldset className="space-below-4">
      <legend className="space-below-2 strong">{fullFieldName(t, evaluation, field)}</legend>
      <Radio.Group
        className={`columns ${styles.versions}`}
        name={`conflict-${field}`}
        onChange={(event) => onChoose(event.target.value as ConflictChoice)}
        value={choice}
      >
        {versions.map((version) => (
          <div
            className={`box pad-1 ${choice === version.choice ? 'picked' : ''} ${styles.version}`}
            key={version.choice}
          >
            <Radio value={version.choice}>{t(`edit.conflict.${version.choice}`)}</Radio>
            {version.choice === 'theirs' && <OriginText field={field} />}
            <p className="anywhere pre-wrap" lang={textLanguage}>
              {version.text === '' ? t('edit.conflict.empty') : version.text}
            </p>
          </div>
        ))}
      </Radio.Group>
    </fieldset>
  );
}
