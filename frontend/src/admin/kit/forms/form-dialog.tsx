import { Form, Modal, type FormInstance } from 'antd';
import { useEffect, useId, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { showFieldErrors } from './field-errors.ts';

interface FormDialogProps<Values extends object> {
  title: string;
  /** The verb of the button that sends the form. */
  okText: string;
  /** Where its values are read while they are typed. */
  form?: FormInstance<Values>;
  initialValues: NoInfer<Partial<Values>>;
  /** The field that has the focus at first. */
  first: keyof Values & string;
  /** What the form is sent by. Fields that it refuses are marked. */
  change: Readonly<{ isPending: boolean; error: unknown }>;
  /** The button that closes it, once there is nothing to cancel any more. */
  cancelText?: string;
  /** What the button says while the call is under way; else it keeps its verb. */
  pendingText?: string;
  /** False while there is nothing to send. */
  submittable?: boolean;
  width?: number;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. A click beside it does not lose what was typed, and a call under way is waited for. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const t = useTexts();
  // Fields' ids begin with it: the page below may have a form with a field of the same name.
  const name = useId();
  const { change, pendingText, submittable = true } = props;
  const { error, isPending: pending } = change;
  const [form] = Form.useForm(props.form);
  useEffect(() => showFieldErrors(form, error), [error, form]);
  return (
    <Modal
      // The form knows its fields by a path type that a generic name cannot be shown to fit.
      afterOpenChange={(shown) =>
        shown && form.focusField(props.first as Parameters<typeof form.focusField>[0])
      }
      cancelButtonProps={{ disabled: pending }}
      cancelText={props.cancelText ?? t('ui.cancel')}
      closable={{ 'aria-label': t('ui.close') }}
      mask={{ closable: false }}
      // The button stands outside the form; belonging to it, it makes Enter send from every field.
      okButtonProps={{ loading: pending, disabled: pending || !submittable, htmlType: 'submit', form: name }}
      okText={pending && pendingText !== undefined ? pendingText : props.okText}
      onCancel={() => {
        if (!pending) props.onClose();
      }}
      open
      title={props.title}
      width={props.width ?? 520}
    >
      <Form<Values>
        form={form}
        initialValues={props.initialValues}
        layout="vertical"
        name={name}
        noValidate
        onFinish={(values) => {
          if (!pending && submittable) props.onSubmit(values);
        }}
        onFinishFailed={({ errorFields: [first] }) => {
          if (first !== undefined) form.focusField(first.name as Parameters<typeof form.focusField>[0]);
        }}
      >
        {props.children}
      </Form>
    </Modal>
  );
}
