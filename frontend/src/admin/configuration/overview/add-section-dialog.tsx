import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { change } from '../../session/change.ts';
import { showFieldErrors } from '../../ui/field-errors.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { refreshConfiguration, type Section } from '../configuration.api.ts';

interface AddSectionDialogProps {
  questionnaireId: number;
  sections: readonly Section[];
  onClose: () => void;
}

/** Adds an empty section to the end of the questionnaire. */
export function AddSectionDialog({ questionnaireId, sections, onClose }: Readonly<AddSectionDialogProps>) {
  const t = useTexts();
  const client = useQueryClient();
  const [form] = Form.useForm<{ name: string }>();
  const taken = new Set(sections.map(({ name }) => folded(name)));
  const add = useMutation({
    mutationFn: (name: string) =>
      change<Section>('/api/admin/sections', { query: { questionnaireId }, body: { name } }),
    meta: { errorTitle: 'config.add-section.failed' },
    onSuccess: async ({ data }) => {
      onClose();
      toast({ title: t('config.add-section.done'), description: data.name, tone: 'good' });
      await refreshConfiguration(client);
    },
    onError: (error) => showFieldErrors(form, error, ['name']),
  });
  return (
    <FormDialog
      first="name"
      form={form}
      initialValues={{ name: '' }}
      okText={t('config.add-section.ok')}
      onClose={onClose}
      onSubmit={({ name }) => add.mutate(name.trim())}
      pending={add.isPending}
      title={t('config.add-section.title')}
    >
      <Form.Item
        label={t('config.section.name')}
        name="name"
        rules={[
          { required: true, whitespace: true, message: t('config.section.nameless') },
          {
            validator: (_rule, name: string) =>
              taken.has(folded(name))
                ? Promise.reject(new Error(t('config.section.taken')))
                : Promise.resolve(),
          },
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
