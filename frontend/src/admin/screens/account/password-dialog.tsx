import { Button, Checkbox, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useSendPasswordCode, useSetPassword } from './account.api.ts';
import styles from './account.module.css';

/** What the server takes (rules: Sign-in). */
const shortest = 10;
const longest = 200;

interface PasswordDialogProps {
  email: string;
  onClose: () => void;
}

interface Entries {
  token: string;
  password: string;
}

/** A new password, against a code that is mailed first: the person who finds an open screen cannot take the account over. */
export function PasswordDialog({ email, onClose }: PasswordDialogProps) {
  const t = useTexts();
  const [asked, setAsked] = useState(false);
  const [shown, setShown] = useState(false);
  const send = useSendPasswordCode(() => setAsked(true));
  const save = useSetPassword(onClose);
  const submit = ({ token, password }: Entries) => {
    if (!asked) send.mutate(email);
    else save.mutate({ email, token: token.trim(), password });
  };
  return (
    <FormDialog<Entries>
      first="token"
      initialValues={{ token: '', password: '' }}
      okText={t(asked ? 'account.password.ok' : 'account.password.send')}
      onClose={onClose}
      onSubmit={submit}
      change={{ isPending: send.isPending || save.isPending, error: save.error }}
      title={t('account.password.dialog')}
    >
      <p>{t(asked ? 'account.password.enter' : 'account.password.explain', { email })}</p>
      {asked ? (
        <PasswordFields onToggle={setShown} shown={shown} />
      ) : (
        <Button className={styles.link ?? ''} onClick={() => setAsked(true)} type="link">
          {t('account.password.have-code')}
        </Button>
      )}
      {asked && (
        <Button
          className={styles.link ?? ''}
          loading={send.isPending}
          onClick={() => send.mutate(email)}
          type="link"
        >
          {t('account.password.send-again')}
        </Button>
      )}
    </FormDialog>
  );
}

function PasswordFields({ shown, onToggle }: { shown: boolean; onToggle: (on: boolean) => void }) {
  const t = useTexts();
  const code = useRef<InputRef>(null);
  useEffect(() => code.current?.focus(), []);
  const missing = { required: true, whitespace: true };
  return (
    <>
      <Form.Item
        label={t('account.password.code')}
        name="token"
        rules={[{ ...missing, message: t('account.password.code-missing') }]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={6} ref={code} />
      </Form.Item>
      <Form.Item
        extra={t('account.password.rule', { number: shortest })}
        label={t('account.password.new')}
        name="password"
        rules={[
          { ...missing, message: t('account.password.missing') },
          { min: shortest, message: t('account.password.short', { number: shortest }) },
        ]}
      >
        <Input autoComplete="new-password" maxLength={longest} type={shown ? 'text' : 'password'} />
      </Form.Item>
      <Form.Item>
        <Checkbox checked={shown} onChange={(event) => onToggle(event.target.checked)}>
          {t('account.password.show')}
        </Checkbox>
      </Form.Item>
    </>
  );
}
