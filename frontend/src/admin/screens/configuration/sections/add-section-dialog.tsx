import { Form, Input } from 'antd';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { mustBe } from '../../../kit/forms/field-errors.ts';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { useAddSection, type Section } from '../configuration.api.ts';

interface AddSectionDialogProps {
  questionnaireId: number;
  sections: readonly Section[];
  onClose: () => void;
}

/** Adds an empty section to the end of the questionnaire. */
export function AddSectionDialog({ questionnaireId, sections, onClose }: AddSectionDialogProps) {
  const t = useTexts();
  const taken = new Set(sections.map(({ name }) => folded(name)));
  const add = useAddSection(questionnaireId, onClose);
  return (
    <FormDialog<{ name: string }>
      first="name"
      initialValues={{ name: '' }}
      okText={t('config.add-section.ok')}
      onClose={onClose}
      onSubmit={({ name }) => add.mutate(name.trim())}
      change={add}
      title={t('config.add-section.title')}
    >
      <Form.Item
        label={t('config.section.name')}
        name="name"
        rules={[
          { required: true, whitespace: true, message: t('config.section.nameless') },
          mustBe((name: string) => !taken.has(folded(name)), t('config.section.taken')),
        ]}
      >
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}

/** Names that read alike are one section (rules: Configuration workbook). */
function folded(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
