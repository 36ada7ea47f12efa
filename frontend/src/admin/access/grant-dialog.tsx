import { Form, Select } from 'antd';
import { useState } from 'react';
import { type components } from '../../shared/api/schema.gen.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { type Questionnaire } from '../shell/questionnaires.api.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useGrantAccess, type Grant, type Pair } from './access.api.ts';

interface GrantDialogProps {
  admins: readonly components['schemas']['AdminResponse'][];
  questionnaires: readonly Questionnaire[];
  /** Those that are there already: none is given twice. */
  grants: readonly Grant[];
  onClose: () => void;
}

type Fault = 'incomplete' | 'exists';

/** Gives an admin access to a questionnaire. */
export function GrantDialog({ admins, questionnaires, grants, onClose }: Readonly<GrantDialogProps>) {
  const t = useTexts();
  const [fault, setFault] = useState<Fault | null>(null);
  const grant = useGrantAccess(onClose);
  const submit = (chosen: Partial<Pair>) => {
    const found = faultOf(chosen, grants);
    setFault(found);
    if (found === null) grant.mutate(chosen as Pair);
    else toast({ title: t('access.error'), description: t(`access.fault.${found}`), tone: 'bad' });
  };
  const status = fault === null ? {} : { validateStatus: 'error' as const };
  return (
    <FormDialog<Partial<Pair>>
      first="adminId"
      initialValues={{}}
      okText={t('access.grant.ok')}
      onClose={onClose}
      onSubmit={submit}
      change={grant}
      title={t('access.grant.title')}
    >
      <Form.Item {...status} label={t('access.field.admin')} name="adminId" required>
        <Select
          notFoundContent={t('access.field.no-admin')}
          onChange={() => setFault(null)}
          options={admins.map(({ id, email }) => ({ value: id, label: email }))}
          placeholder={t('access.field.admin-choose')}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item {...status} label={t('access.field.questionnaire')} name="questionnaireId" required>
        <Select
          notFoundContent={t('access.field.no-questionnaire')}
          onChange={() => setFault(null)}
          options={questionnaires.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('access.field.questionnaire-choose')}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      {/* The toast speaks; this stays for as long as the choice does. */}
      {fault !== null && <p className="bad">{t(`access.fault.${fault}`)}</p>}
    </FormDialog>
  );
}

/** What forbids the choice before the server is asked (rules: Validation rules); null: nothing. */
function faultOf({ adminId, questionnaireId }: Partial<Pair>, grants: readonly Grant[]): Fault | null {
  if (adminId === undefined || questionnaireId === undefined) return 'incomplete';
  const exists = grants.some(
    (grant) => grant.adminId === adminId && grant.questionnaireId === questionnaireId,
  );
  return exists ? 'exists' : null;
}
