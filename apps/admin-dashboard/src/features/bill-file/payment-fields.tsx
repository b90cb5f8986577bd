import { DateField, MoneyInput, Select } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { moroccanDay, PAYMENT_METHODS, toCentimes, type PaymentMethod } from '@tassis/domain';
import type { FieldBinding } from '@tassis/forms';
import { getLabel } from '@tassis/messages';
import { useState } from 'react';
import type { PaymentTexts } from '../../messages/payments/fr.ts';

type PaymentFieldsProps = {
  /** The initial amount in MAD. */
  all: number;
  amount: FieldBinding<number | null>;
  method: FieldBinding;
  day: FieldBinding;
  texts: Pick<PaymentTexts['payments'], 'amount' | 'amountHint' | 'method' | 'date' | 'dateHint'>;
};

/** Amount, method and day of a payment or a refund. */
export function PaymentFields({ all, texts, ...fields }: PaymentFieldsProps) {
  const locale = useLocale();
  const [today] = useState(() => moroccanDay(new Date()));
  return (
    <>
      <MoneyInput
        {...fields.amount}
        defaultValue={toCentimes(all)}
        label={texts.amount}
        hint={texts.amountHint}
      />
      <Select
        {...fields.method}
        label={texts.method}
        options={PAYMENT_METHODS.map((value) => ({
          value,
          label: getLabel(locale, `payment_method.${value}`),
        }))}
      />
      <DateField
        {...fields.day}
        max={today}
        showBounds={false}
        label={texts.date}
        hint={texts.dateHint}
      />
    </>
  );
}

/** The names and types of the fields. */
type PaymentFields = { amount: number | null; method: string; paid_at: string };

/** The initial values: the whole amount, by transfer, today. */
export function toPaymentFields(all: number): PaymentFields {
  return { amount: all, method: 'transfer', paid_at: moroccanDay(new Date()) };
}

/** Maps the fields to the body. */
export function toPayment({ amount, method, paid_at }: PaymentFields) {
  return { amount: amount ?? 0, method: toMethod(method), paid_at };
}

/** The select has no other option, so this never fails. */
function toMethod(value: string): PaymentMethod {
  return PAYMENT_METHODS.find((method) => method === value) ?? 'transfer';
}
