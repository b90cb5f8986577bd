import { asFields, isFields, type AdminOrder } from '@tassis/contracts';
import {
  getFormFieldName,
  getOrderFieldName,
  getPersonFieldName,
} from '@tassis/messages/order-fields';
import { formatField, type FieldWords } from '../../order/fields/format-field.ts';

type AskableGroup = {
  title: string;
  /** The fields by their path in the submitted body, with their values. */
  options: { value: string; label: string; hint: string }[];
};

/** The fields that a client can be asked to correct: those of each form, and of each person in it. */
export function toAskableGroups({ services }: AdminOrder, words: FieldWords): AskableGroup[] {
  return services.flatMap(({ data }, place) => {
    const path = `services.${place}.data`;
    const entries = Object.entries(data);
    const own = entries.filter(([, value]) => !isPeople(value));
    const people = entries.flatMap(([name, value]) =>
      isPeople(value)
        ? value.map((person, index) => ({ path: `${path}.${name}.${index}`, person }))
        : [],
    );
    return [
      {
        title: words.texts.form,
        options: toOptions(Object.fromEntries(own), { path, words, getName: getFormFieldName }),
      },
      ...people.map(({ path: at, person }) => ({
        title: `${getOrderFieldName(words.locale, at)}\u202F: ${getName(person)}`,
        options: toOptions(person, { path: at, words, getName: getPersonFieldName }),
      })),
    ];
  });
}

type Naming = {
  path: string;
  words: FieldWords;
  getName: (locale: FieldWords['locale'], field: string) => string;
};

function toOptions(record: object, { path, words, getName: name }: Naming) {
  return Object.entries(record)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field, value]) => ({
      value: `${path}.${field}`,
      label: name(words.locale, field),
      hint: formatField(field, value, words),
    }));
}

function isPeople(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

function getName(person: Record<string, unknown>): string {
  const { companyName, firstName, lastName } = asFields(person);
  return [companyName ?? firstName, companyName ? null : lastName]
    .filter((part) => typeof part === 'string')
    .join(' ');
}
