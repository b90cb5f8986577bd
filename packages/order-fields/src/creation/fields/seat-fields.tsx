import { Alert, FormSection, TextInput } from '@tassis/design-system';
import { ADDRESS_TYPES, DOMICILIATION_ADDRESS } from '@tassis/domain';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { AmountField } from '../../form/amount-field.tsx';
import { RadioField } from '../../form/choice-fields.tsx';
import { CompanyFormField } from '../../form/company-form-field.tsx';
import { TextField } from '../../form/text-fields.tsx';
import type { SeatValues } from '../form/creation-form.ts';
import { LegalFormAdvice } from './legal-form-advice.tsx';
import type { CreationProps } from './creation-props.ts';

/** All fields of the seat: address, legal form, acronym and capital. */
export function SeatFields({ form, isDomiciled }: CreationProps & { isDomiciled: boolean }) {
  const { seat: texts } = useCreationMessages();
  return (
    <>
      <FormSection headingLevel={3} title={texts.title}>
        {isDomiciled ? (
          <Alert tone="info" live={false}>
            {texts.fixed}
          </Alert>
        ) : (
          <AddressTypeField
            form={form}
            firmHint={fill(texts.typeHint, { address: DOMICILIATION_ADDRESS })}
          />
        )}
        <SeatField form={form} name="address" />
      </FormSection>
      <FormSection headingLevel={3} {...texts.form} columns>
        <SeatField form={form} name="legalStatus" />
        <SeatField form={form} name="acronym" />
        <SeatField form={form} name="capital" />
      </FormSection>
      <LegalFormAdvice form={form} />
    </>
  );
}

/** One field of the seat; `addressType` includes the address. */
export function SeatField({ form, name }: CreationProps & { name: keyof SeatValues }) {
  const { seat: part } = form.members;
  const { labels, seat: texts } = useCreationMessages();
  const label = labels[name];
  switch (name) {
    case 'addressType':
      return (
        <>
          <AddressTypeField form={form} />
          <AddressField form={form} />
        </>
      );
    case 'address':
      return <AddressField form={form} />;
    case 'legalStatus':
      return <CompanyFormField part={part} name={name} label={label} />;
    case 'acronym':
      return (
        <TextField
          part={part}
          name={name}
          label={label}
          hint={texts.acronymHint}
          required={false}
        />
      );
    default:
      return (
        <AmountField part={part} name={name} label={label} hint={texts.capitalHint} decimals={0} />
      );
  }
}

/** @param firmHint the hint of the choice 'at the firm' */
function AddressTypeField({ form, firmHint }: CreationProps & { firmHint?: string }) {
  const { labels, seat: texts } = useCreationMessages();
  return (
    <RadioField
      part={form.members.seat}
      name="addressType"
      label={labels.addressType}
      options={ADDRESS_TYPES.map((value) => ({
        value,
        label: texts.types[value],
        hint: value === 'domiciliation' && firmHint,
      }))}
    />
  );
}

/** The address: typed, or read-only when it is the firm's. Nothing until its kind is chosen. */
function AddressField({ form }: CreationProps) {
  const { seat } = form.members;
  const { labels, seat: texts } = useCreationMessages();
  const type = useStore(seat.store, ({ values }) => values.addressType);
  if (type === '') return null;
  if (type === 'address') {
    return <TextField part={seat} name="address" label={labels.address} hint={texts.addressHint} />;
  }
  return (
    <TextInput
      id={seat.getFieldId('address')}
      label={labels.address}
      hint={texts.readOnly}
      value={DOMICILIATION_ADDRESS}
      readOnly
    />
  );
}
