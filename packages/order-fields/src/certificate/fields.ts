import { useLocale } from '@tassis/design-system/host';
import { translate, type Locale } from '@tassis/messages';
import type { ChangeEvent } from 'react';
import { fill } from '../messages/fill.ts';
import type { CertificateMessages } from '../messages/certificate/fr.ts';
import { useCertificateMessages } from '../messages/certificate/use-certificate-messages.ts';
import type { FormMessages } from '../messages/form/fr.ts';
import { useFormMessages } from '../messages/form/use-form-messages.ts';
import type { RequestForm } from './use-request-form.ts';
import type { FieldViolation } from './validation.ts';
import { asTyped, FIELDS, type FieldName, type TextField } from './values.ts';

/** The field that the server means: 'services.0.data.cin' → 'cin'. */
export function fieldAt(path: string): FieldName | undefined {
  const name = path.split('.').at(-1);
  return FIELDS.find((field) => field === name);
}

/** The id of a field's control; the sign-in forms have names of their own. */
export function getControlId(field: FieldName): string {
  return `demande-${field}`;
}

type Texts = Pick<CertificateMessages, 'labels'> & Pick<FormMessages, 'errors'>;

/** What the list above the form says of a violation; one of no field in particular after the field's label. */
export function getSummaryText(found: FieldViolation, locale: Locale, messages: Texts): string {
  const text = violationText(found, locale);
  // The texts of this form's own rules name their field, as the label does.
  if (found.violation.code.startsWith('negative_certificate_')) return text;
  return fill(messages.errors.line, { field: messages.labels[found.field], messages: text });
}

/** What stands under the field itself, where the label needs no repeating. */
function getFieldText(
  found: FieldViolation,
  locale: Locale,
  errors: FormMessages['errors'],
): string {
  const isMissing = found.violation.code.endsWith('_required');
  return isMissing ? errors.missing : violationText(found, locale);
}

function violationText({ violation }: FieldViolation, locale: Locale): string {
  return translate(locale, violation.code, violation.params);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type FieldErrors = Partial<Record<FieldName, string>>;

/**
 * Everything that the controls of the form have in common.
 * @param refused the server's texts, by field; our own findings come first
 */
export function useBoundFields(form: RequestForm, refused: FieldErrors = {}) {
  const locale = useLocale();
  const { labels } = useCertificateMessages();
  const texts = useFormMessages().errors;
  const errors = { ...refused };
  for (const found of form.violations) {
    if (found.field !== form.untouched) errors[found.field] = getFieldText(found, locale, texts);
  }
  return {
    values: form.values,
    chooseType: form.chooseType,
    errorOf: (field: FieldName) => errors[field],
    control: (name: TextField) => ({
      id: getControlId(name),
      name,
      label: labels[name],
      value: form.values[name],
      error: errors[name],
      required: true,
      onChange: ({ target }: ChangeEvent<Control>) => form.change(name, typedIn(target, name)),
      onBlur: () => form.leave(name),
    }),
  };
}

/** The field's text as it shall be. A text that React changed by itself would send the caret to its end. */
function typedIn(control: Control, name: TextField): string {
  const text = asTyped(name, control.value);
  if (text !== control.value && control instanceof HTMLInputElement) {
    const { selectionStart, selectionEnd } = control;
    control.value = text;
    control.setSelectionRange(selectionStart, selectionEnd);
  }
  return text;
}

type BoundFields = ReturnType<typeof useBoundFields>;
export type SectionProps = { fields: BoundFields };
