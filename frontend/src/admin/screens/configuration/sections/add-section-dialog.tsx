import { Form, Input } from 'antd';
import { type KeyboardEvent } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { mustBe } from '../../../kit/forms/field-errors.ts';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { useAddSections, type Section } from '../configuration.api.ts';
import { linesOf } from '../questions/new-question.ts';

const longest = 200;

interface AddSectionDialogProps {
  questionnaireId: number;
  sections: readonly Section[];
  onClose: () => void;
}

/** Adds empty sections to the end of the questionnaire: one, or a list at once. */
export function AddSectionDialog({ questionnaireId, sections, onClose }: AddSectionDialogProps) {
  const t = useTexts();
  const taken = new Set(sections.map(({ name }) => folded(name)));
  const [form] = Form.useForm<{ names: string }>();
  const add = useAddSections(questionnaireId, onClose);
  const names = linesOf(Form.useWatch('names', form) ?? '');
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.submit();
  };
  return (
    <FormDialog<{ names: string }>
      change={add}
      first="names"
      form={form}
      initialValues={{ names: '' }}
      okText={
        names.length > 1
          ? t('config.add-section.ok-many', { number: formatNumber(names.length, 0) })
          : t('config.add-section.ok')
      }
      onClose={onClose}
      onSubmit={({ names: text }) => add.mutate(linesOf(text))}
      title={t('config.add-section.title')}
    >
      <Form.Item
        extra={t('config.add-section.hint')}
        label={t('config.section.name')}
        name="names"
        rules={[
          { required: true, whitespace: true, message: t('config.section.nameless') },
          mustBe((text: string) => areNew(linesOf(text), taken), t('config.section.taken')),
          mustBe(
            (text: string) => linesOf(text).every(({ length }) => length <= longest),
            t('config.fault.long', { longest }),
          ),
        ]}
      >
        <Input.TextArea
          autoComplete="off"
          autoSize={{ minRows: 1, maxRows: 10 }}
          onPressEnter={sendByEnter}
        />
      </Form.Item>
    </FormDialog>
  );
}

/** None is there already, nor twice among them. */
function areNew(names: readonly string[], taken: ReadonlySet<string>): boolean {
  const all = names.map(folded);
  return new Set(all).size === all.length && !all.some((name) => taken.has(name));
}

/** Names that read alike are one section (rules: Configuration workbook). */
function folded(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
