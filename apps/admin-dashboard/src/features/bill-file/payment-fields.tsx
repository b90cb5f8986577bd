import { DateField, MoneyInput, Select } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { moroccanDay, PAYMENT_METHODS, toCentimes, type PaymentMethod } from '@tassis/domain';
import type { FieldBinding } from '@tassis/forms';
import { getLabel } from '@tassis/messages';
import { useState } from 'react';
import type { PaymentTexts } from '../../messages/payments/fr.ts';

type PaymentFieldsProps = {
  /** In MAD, what the amount begins with. */
  all: number;
  amount: FieldBinding<number | null>;
  method: FieldBinding;
  day: FieldBinding;
  texts: Pick<PaymentTexts['payments'], 'amount' | 'amountHint' | 'method' | 'date' | 'dateHint'>;
};

/** How much was paid, how, and when: to the firm or by it. */
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

/** What the fields hold. */
type PaymentFields = { amount: number | null; method: string; paid_at: string };

/** What they hold at first: all of it, by transfer, today. */
export function toPaymentFields(all: number): PaymentFields {
  return { amount: all, method: 'transfer', paid_at: moroccanDay(new Date()) };
}

/** The same as the API takes it. */
export function toPayment({ amount, method, paid_at }: PaymentFields) {
  return { amount: amount ?? 0, method: toMethod(method), paid_at };
}

/** The select offers no other. */
function toMethod(value: string): PaymentMethod {
  return PAYMENT_METHODS.find((method) => method === value) ?? 'transfer';
}
