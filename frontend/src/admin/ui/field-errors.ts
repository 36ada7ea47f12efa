import { type FormInstance } from 'antd';
import { refusedFields } from '../../shared/api/api-error.ts';
import { text } from '../../shared/texts/i18n.ts';

/** Puts the server's refusals beside the fields they belong to and focuses the first of them. */
export function showFieldErrors<T extends object>(
  form: FormInstance<T>,
  error: unknown,
  fields: readonly (keyof T & string)[],
): void {
  const refused = refusedFields(error).flatMap((field) => fields.filter((name) => name === field));
  const [first] = refused;
  if (first === undefined) return;
  form.setFields(
    refused.map((name) => ({ name, errors: [text('ui.field.refused')] })) as Parameters<
      typeof form.setFields
    >[0],
  );
  form.focusField(first as Parameters<typeof form.focusField>[0]);
}
