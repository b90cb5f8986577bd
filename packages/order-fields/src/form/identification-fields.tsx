import { useLocale } from '@tassis/design-system/host';
import {
  IDENTIFICATION_TYPES,
  getIdentificationField,
  type IdentificationField,
  type Violation,
} from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useStore } from 'zustand';
import { RadioField } from './choice-fields.tsx';
import { DocumentNumberField } from './document-number-field.tsx';
import type { FormPart } from './form-part.ts';
import type { IdentificationValues } from './identification-values.ts';

type IdentificationProps = {
  part: FormPart<IdentificationValues>;
  labels: Readonly<Record<keyof IdentificationValues, string>>;
  /** The format of each number, by the rules of the form. */
  hints: Readonly<Record<IdentificationField, string>>;
  /** See `findLive` of DocumentNumberField. */
  findLive?: (
    name: IdentificationField,
    text: string,
    state: { isFinished: boolean },
  ) => Violation | null;
};

/** The kind of document with the number of the chosen one; by the name of a number, that number alone. */
export function IdentificationFields({
  name,
  ...fields
}: IdentificationProps & { name: keyof IdentificationValues }) {
  return name === 'identificationType' ? (
    <KindAndNumber {...fields} />
  ) : (
    <NumberField {...fields} name={name} />
  );
}

function KindAndNumber(fields: IdentificationProps) {
  const { part, labels } = fields;
  const locale = useLocale();
  const type = useStore(part.store, ({ values }) => values.identificationType);
  return (
    <>
      <RadioField
        part={part}
        name="identificationType"
        label={labels.identificationType}
        options={IDENTIFICATION_TYPES.map((value) => ({
          value,
          label: getLabel(locale, `identification_type.${value}`),
        }))}
        onChoose={() => part.clear('cin', 'passport', 'carteSejour')}
      />
      <NumberField key={type} {...fields} name={getIdentificationField(type)} />
    </>
  );
}

function NumberField(props: IdentificationProps & { name: IdentificationField }) {
  const { part, name, labels, hints, findLive } = props;
  return (
    <DocumentNumberField
      part={part}
      name={name}
      label={labels[name]}
      hint={hints[name]}
      findLive={findLive && ((text, state) => findLive(name, text, state))}
    />
  );
}
