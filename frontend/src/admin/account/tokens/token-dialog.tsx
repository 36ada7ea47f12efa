import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { showFieldErrors } from '../../ui/field-errors.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useCreateToken, type NewToken } from './tokens.api.ts';

/** For how many days a key may work; 0: until it is revoked. */
const spans = [30, 90, 365, 0] as const;
const longestName = 100;

interface Wish {
  name: string;
  days: (typeof spans)[number];
}

/** Makes a key and shows it this once. */
export function TokenDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useTexts();
  const [form] = Form.useForm<Wish>();
  const [made, setMade] = useState<NewToken | null>(null);
  const create = useCreateToken(setMade);
  const submit = ({ name, days }: Wish) =>
    create.mutate(
      { name: name.trim(), ...(days === 0 ? {} : { expiresInDays: days }) },
      { onError: (error) => showFieldErrors<Wish>(form, error, ['name']) },
    );
  if (made !== null) return <MadeToken onClose={onClose} token={made} />;
  return (
    <FormDialog<Wish>
      first="name"
      form={form}
      initialValues={{ name: '', days: 90 }}
      okText={t('account.tokens.create-ok')}
      onClose={onClose}
      onSubmit={submit}
      pending={create.isPending}
      title={t('account.tokens.create')}
    >
      <Form.Item
        extra={t('account.tokens.name-hint')}
        label={t('account.tokens.name')}
        name="name"
        rules={[{ required: true, whitespace: true, message: t('account.tokens.name-missing') }]}
      >
        <Input autoComplete="off" maxLength={longestName} />
      </Form.Item>
      <Form.Item label={t('account.tokens.span')} name="days" required>
        <Select options={spans.map((days) => ({ value: days, label: t(`account.token-span.${days}`) }))} />
      </Form.Item>
    </FormDialog>
  );
}

/** The key itself. Closing is final, so neither Esc nor a click beside it does it. */
function MadeToken({ token, onClose }: Readonly<{ token: NewToken; onClose: () => void }>) {
  const t = useTexts();
  return (
    <Modal
      closable={false}
      footer={
        <Button onClick={onClose} type="primary">
          {t('account.tokens.kept')}
        </Button>
      }
      keyboard={false}
      mask={{ closable: false }}
      open
      title={t('account.tokens.made', { name: token.name })}
    >
      <p className="pad-2 tint-warning space-below-4 roomy">{t('account.tokens.once')}</p>
      <CopyField label={t('account.tokens.token')} value={token.token} />
    </Modal>
  );
}
