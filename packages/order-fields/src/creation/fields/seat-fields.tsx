import { Alert, FormSection, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { ADDRESS_TYPES, COMPANY_FORMS, DOMICILIATION_ADDRESS } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useStore } from 'zustand';
import { useCreationMessages } from '../../messages/creation/use-creation-messages.ts';
import { fill } from '../../messages/fill.ts';
import { AmountField } from '../../form/amount-field.tsx';
import { RadioField, SelectField } from '../../form/choice-fields.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { LegalFormAdvice } from './legal-form-advice.tsx';
import type { CreationProps } from './creation-props.ts';

/** Where the company sits, what it is, and with how much it begins. */
export function SeatFields({ form, isDomiciled }: CreationProps & { isDomiciled: boolean }) {
  const { seat } = form.members;
  const { seat: texts } = useCreationMessages();
  const { labels } = texts;
  const locale = useLocale();
  const atTheFirm = fill(texts.typeHint, { address: DOMICILIATION_ADDRESS });
  return (
    <>
      <FormSection headingLevel={3} title={texts.title}>
        {isDomiciled ? (
          <Alert tone="info" live={false}>
            {texts.fixed}
          </Alert>
        ) : (
          <RadioField
            part={seat}
            name="addressType"
            label={labels.addressType}
            options={ADDRESS_TYPES.map((value) => ({
              value,
              label: texts.types[value],
              hint: value === 'domiciliation' && atTheFirm,
            }))}
          />
        )}
        <AddressField form={form} />
      </FormSection>
      <FormSection headingLevel={3} {...texts.form} columns>
        <SelectField
          part={seat}
          name="legalStatus"
          label={labels.legalStatus}
          options={COMPANY_FORMS.map((value) => ({
            value,
            label: getLabel(locale, `company_form.${value}`),
          }))}
        />
        <TextField
          part={seat}
          name="acronym"
          label={labels.acronym}
          hint={texts.acronymHint}
          required={false}
        />
        <AmountField
          part={seat}
          name="capital"
          label={labels.capital}
          hint={texts.capitalHint}
          decimals={0}
        />
      </FormSection>
      <LegalFormAdvice form={form} />
    </>
  );
}

/** Where the company sits, once the kind of address is chosen. */
export function AddressField({ form }: CreationProps) {
  const { seat } = form.members;
  const { labels, addressHint, readOnly } = useCreationMessages().seat;
  const type = useStore(seat.store, ({ values }) => values.addressType);
  if (type === '') return null;
  if (type === 'address') {
    return <TextField part={seat} name="address" label={labels.address} hint={addressHint} />;
  }
  return (
    <TextInput
      id={seat.getFieldId('address')}
      label={labels.address}
      hint={readOnly}
      value={DOMICILIATION_ADDRESS}
      readOnly
    />
  );
}
