import { type FormInstance } from 'antd';
import { refusedFields } from '../../../shared/api/api-error.ts';
import { text } from '../../../shared/texts/i18n.ts';

/** Puts the server's refusals beside the form's fields that they belong to and focuses the first of them. */
export function showFieldErrors<T extends object>(form: FormInstance<T>, error: unknown): void {
  const shown = form.getFieldsValue();
  const refused = refusedFields(error).filter((name) => name in shown);
  const [first] = refused;
  if (first === undefined) return;
  form.setFields(
    refused.map((name) => ({ name, errors: [text('ui.field.refused')] })) as Parameters<
      typeof form.setFields
    >[0],
  );
  form.focusField(first as Parameters<typeof form.focusField>[0]);
}

/** A rule of a field: a value that is not right is refused with this message. */
export function mustBe<Value>(isRight: (value: Value) => boolean, message: string) {
  return {
    validator: (_rule: unknown, value: Value) =>
      isRight(value) ? Promise.resolve() : Promise.reject(new Error(message)),
  };
}
