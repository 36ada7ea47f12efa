import { Form, Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { mustBe } from '../../kit/forms/field-errors.ts';
import { addressStart, isGoogleAddress, isWebAddress } from '../../kit/forms/web-address.ts';

/** The addresses that a questionnaire may have. */
export const addresses = ['googleFormUrl', 'googleSheetsUrl', 'demoButtonUrl'] as const;

interface AddressFieldProps {
  name: (typeof addresses)[number];
  required?: boolean;
}

/** The address of a form, a spreadsheet or the demo; another address than Google's is warned of. */
export function AddressField({ name, required = false }: AddressFieldProps) {
  const t = useTexts();
  const isGoogle = name !== 'demoButtonUrl';
  const isAddress = (text: string) => isWebAddress(text) || (isGoogle && isGoogleAddress(text));
  return (
    <Form.Item
      extra={t(`questionnaires.field.${name}-hint`)}
      label={t(`questionnaires.field.${name}`)}
      name={name}
      required={required}
      rules={[
        ...(required ? [{ required, whitespace: true, message: t('config.fault.address') }] : []),
        mustBe(orNothing(isAddress), t('config.fault.address')),
        {
          // The server stores it all the same: it may be no more than a link to open.
          warningOnly: true,
          ...mustBe(
            orNothing((text) => !isGoogle || !isAddress(text) || isGoogleAddress(text)),
            t('questionnaires.field.not-google'),
          ),
        },
      ]}
    >
      <Input autoComplete="off" inputMode="url" maxLength={2_000} placeholder={addressStart} />
    </Form.Item>
  );
}

/** Nothing is no address, and right. */
const orNothing = (isRight: (text: string) => boolean) => (value: string | null) => {
  const text = (value ?? '').trim();
  return text === '' || isRight(text);
};
