import { MailLink, PhoneLink, type DescriptionListProps } from '@tassis/design-system';
import { getFormFieldName, getPersonFieldName } from '@tassis/messages/order-fields';
import { formatField, type FieldWords } from './format-field.ts';

type Facts = DescriptionListProps['items'];

/** These fields of a service's form with their labels; fields without a value are left out. */
export function toFormFacts(record: object, fields: readonly string[], words: FieldWords): Facts {
  return toFacts(record, fields, { words, getName: getFormFieldName });
}

/** The same of a person, or of a company that is an associate. */
export function toPersonFacts(record: object, fields: readonly string[], words: FieldWords): Facts {
  return toFacts(record, fields, { words, getName: getPersonFieldName });
}

type Naming = {
  words: FieldWords;
  getName: (locale: FieldWords['locale'], field: string) => string;
};

function toFacts(record: object, fields: readonly string[], { words, getName }: Naming): Facts {
  const values = new Map<string, unknown>(Object.entries(record));
  return fields
    .filter((field) => isFilled(values.get(field)))
    .map((field) => ({
      term: getName(words.locale, field),
      value: renderField(field, formatField(field, values.get(field), words)),
    }));
}

function renderField(field: string, text: string) {
  if (field === 'email') return <MailLink email={text} />;
  return field === 'phone' ? <PhoneLink phone={text} /> : text;
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
