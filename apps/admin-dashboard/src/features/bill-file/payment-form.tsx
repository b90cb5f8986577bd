import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { createPayment, type AdminBill } from '@tassis/contracts';
import { ConfirmDialog, TextInput, useFocusAfterRemoval } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { formatMoney, translate } from '@tassis/messages';
import { useState } from 'react';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { PaymentFields, toPayment, toPaymentFields } from './payment-fields.tsx';

const validateBody = contractValidator(createPayment.request.body);

/** Thrown when the confirmation was cancelled. */
class NotWanted extends Error {}

/** The confirmation before a payment is recorded. */
type Asked = { amount: number; answer: (isWanted: boolean) => void };

type PaymentFormProps = { bill: AdminBill; onSaved: (bill: AdminBill) => void };

/** Records a payment of a bill after a confirmation. The initial amount is the amount due. */
export function PaymentForm({ bill, onSaved }: PaymentFormProps) {
  const { payments: texts } = usePaymentTexts();
  const locale = useLocale();
  const notify = useNotify();
  const root = useFocusAfterRemoval(findSection);
  const [asked, setAsked] = useState<Asked>();
  const answer = (isWanted: boolean) => {
    asked?.answer(isWanted);
    setAsked(undefined);
  };
  const isRefusedByEnd = useRefusedByEnd();
  const form = useContractForm({
    id: 'payment',
    edit: { record: bill, contract: createPayment, toFields },
    toBody: ({ note, ...values }) => ({
      ...toPayment(values),
      note: note.trim() === '' ? null : note,
    }),
    validate: (body, language) => ({
      ...(body.amount > bill.due && {
        amount: translate(language, 'amount_exceeds_due', {
          due: formatMoney(language, bill.due),
        }),
      }),
      ...validateBody(body, language),
    }),
    send: async (body, options) => {
      await new Promise<void>((resolve, reject) => {
        setAsked({
          amount: body.amount,
          answer: (isWanted) => (isWanted ? resolve() : reject(new NotWanted())),
        });
      });
      return getApi().call(createPayment, { params: { id: bill.id }, body }, options);
    },
    onSuccess: ({ data }) => {
      notify({ tone: 'success', text: data.due > 0 ? texts.saved : texts.settled });
      onSaved(data);
    },
    isHandled: (error) => error instanceof NotWanted || isRefusedByEnd(error),
  });
  return (
    <div ref={root}>
      <Form form={form} label={texts.record} submitText={texts.submit}>
        <PaymentFields
          all={bill.due}
          amount={form.field('amount')}
          method={form.field('method')}
          day={form.field('paid_at')}
          texts={texts}
        />
        <TextInput {...form.field('note')} label={texts.note} hint={texts.noteHint} />
      </Form>
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.ask(formatMoney(locale, asked?.amount ?? 0))}
        consequence={texts.consequence}
        confirmText={texts.submit}
        cancelText={texts.keep}
        closeLabel={texts.close}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </div>
  );
}

/** The part of the page with the amount due. */
function findSection(removed: HTMLElement): HTMLElement | null {
  return removed.closest('section');
}

function toFields({ due }: AdminBill) {
  return { ...toPaymentFields(due), note: '' };
}
