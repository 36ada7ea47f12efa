import { Form, Radio } from 'antd';
import { useEffect } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { useQuestionnaireSelection } from '../shell/current-questionnaire.tsx';
import { mustBe } from '../ui/field-errors.ts';

/** A wording is for everybody or for the selected questionnaire. */
export type Owner = 'global' | 'own';

interface OwnerFieldProps {
  /** A wording stays with its owner. */
  isFixed: boolean;
  /** The text belongs to no questionnaire. */
  onlyGlobal: boolean;
}

/** Whose a wording is. A questionnaire's needs one that is selected (rules: Texts of our own). */
export function OwnerField({ isFixed, onlyGlobal }: Readonly<OwnerFieldProps>) {
  const t = useTexts();
  const { current } = useQuestionnaireSelection();
  const form = Form.useFormInstance<{ owner: Owner }>();
  const mustBeGlobal = onlyGlobal && !isFixed;
  useEffect(() => {
    if (mustBeGlobal) form.setFieldValue('owner', 'global');
  }, [form, mustBeGlobal]);
  return (
    <Form.Item
      extra={t(onlyGlobal ? 'ui-texts.owner.only-global' : 'ui-texts.owner.hint')}
      label={t('ui-texts.owner.label')}
      name="owner"
      rules={[mustBe((owner: Owner) => owner !== 'own' || current !== null, t('ui-texts.owner.none'))]}
    >
      <Radio.Group
        disabled={isFixed}
        options={[
          { value: 'global', label: t('ui-texts.owner.global') },
          {
            value: 'own',
            label: current?.name ?? t('ui-texts.owner.own'),
            disabled: mustBeGlobal,
          },
        ]}
      />
    </Form.Item>
  );
}
