import { Form, Input, Select } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { questionnairesOptions } from '../../../kit/session/questionnaires.api.ts';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { SecretDialog } from '../../../kit/forms/secret-dialog.tsx';
import { useCreateToken, type NewToken } from './tokens.api.ts';

/** For how many days a key may work; 0: until it is revoked. */
const spans = [30, 90, 365, 0] as const;
const longestName = 100;

/** Stands for every questionnaire of its owner. */
const everyOne = 0;
const rights = ['all', 'read'] as const;

interface TokenFields {
  name: string;
  may: (typeof rights)[number];
  questionnaireId: number;
  days: (typeof spans)[number];
}

/** Makes a key and shows it this once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const [made, setMade] = useState<NewToken | null>(null);
  const { data: questionnaires = [] } = useQuery(questionnairesOptions);
  const create = useCreateToken(setMade);
  const submit = ({ name, days, may, questionnaireId }: TokenFields) =>
    create.mutate({
      name: name.trim(),
      readsOnly: may === 'read',
      questionnaireId: questionnaireId === everyOne ? null : questionnaireId,
      ...(days === 0 ? {} : { expiresInDays: days }),
    });
  if (made !== null) {
    return (
      <SecretDialog
        label={t('account.tokens.token')}
        okText={t('account.tokens.kept')}
        once={t('account.tokens.once')}
        onClose={onClose}
        secret={made.token}
        title={t('account.tokens.made', { name: made.name })}
      />
    );
  }
  return (
    <FormDialog<TokenFields>
      first="name"
      initialValues={{ name: '', may: 'read', questionnaireId: everyOne, days: 90 }}
      okText={t('account.tokens.create-ok')}
      onClose={onClose}
      onSubmit={submit}
      change={create}
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
      <Form.Item label={t('account.tokens.may')} name="may" required>
        <Select options={rights.map((value) => ({ value, label: t(`account.token-may.${value}`) }))} />
      </Form.Item>
      <Form.Item label={t('account.tokens.questionnaire')} name="questionnaireId" required>
        <Select
          options={[
            { value: everyOne, label: t('account.tokens.every-questionnaire') },
            ...questionnaires.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Form.Item>
      <Form.Item label={t('account.tokens.span')} name="days" required>
        <Select options={spans.map((days) => ({ value: days, label: t(`account.token-span.${days}`) }))} />
      </Form.Item>
    </FormDialog>
  );
}
