import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { createRefund, type AdminBill } from '@tassis/contracts';
import { FormDialog } from '@tassis/dashboard';
import { Stack, TextInput } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { contractValidator, useContractForm } from '@tassis/forms';
import { formatMoney } from '@tassis/messages';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { PaymentFields, toPayment, toPaymentFields } from './payment-fields.tsx';

const validate = contractValidator(createRefund.request.body);

type RefundDialogProps = { bill: AdminBill; onClose: () => void; onSettled: () => void };

/** Records a refund to the client of a bill. It is open while it is mounted. */
export function RefundDialog({ bill, onClose, onSettled }: RefundDialogProps) {
  const { refund: texts } = usePaymentTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { id, version, refund } = bill;
  const form = useContractForm({
    id: 'refund',
    initial: { ...toPaymentFields(refund), reference: '' },
    toBody: ({ reference, ...values }) => ({
      ...toPayment(values),
      reference: reference.trim() === '' ? null : reference,
    }),
    validate,
    send: (body, options) =>
      getApi()
        .call(createRefund, { params: { id }, body }, { ...options, version })
        .finally(onSettled),
    onSuccess: () => {
      notify({ tone: 'success', text: texts.done });
      onClose();
    },
    oneError: true,
    isHandled: useRefusedByEnd(),
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      consequence={texts.consequence(formatMoney(locale, refund))}
      confirmText={texts.confirm}
      onCancel={onClose}
    >
      <Stack gap="m">
        <PaymentFields
          all={refund}
          amount={form.field('amount')}
          method={form.field('method')}
          day={form.field('paid_at')}
          texts={texts}
        />
        <TextInput
          {...form.field('reference')}
          label={texts.reference}
          hint={texts.referenceHint}
        />
      </Stack>
    </FormDialog>
  );
}
