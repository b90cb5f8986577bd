import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { cancelBill, type AdminBill } from '@tassis/contracts';
import { ConfirmDialog, TextArea } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { contractValidator, useContractForm } from '@tassis/forms';
import { formatMoney } from '@tassis/messages';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';

type CancelDialogProps = { bill: AdminBill; onClose: () => void; onDone: () => void };

/** Asks for a reason and cancels a bill by a credit note. It is open while it is mounted. */
export function CancelDialog({ bill, onClose, onDone }: CancelDialogProps) {
  const { cancel: texts } = usePaymentTexts();
  const locale = useLocale();
  const notify = useNotify();
  const form = useContractForm({
    id: 'cancel-bill',
    initial: { reason: '' },
    validate: contractValidator(cancelBill.request.body),
    send: (body, { idempotencyKey }) =>
      getApi().call(
        cancelBill,
        { params: { id: bill.id }, body },
        { idempotencyKey, version: bill.version },
      ),
    onSuccess: ({ data }) => {
      notify({ tone: 'success', text: texts.done(data.credit_note?.number ?? '') });
      onClose();
      onDone();
    },
    oneError: true,
    isHandled: useRefusedByEnd(),
  });
  const { ref } = form.formProps;
  const cameIn = bill.paid + bill.refund;
  return (
    <ConfirmDialog
      open
      danger
      title={texts.title(bill.number)}
      consequence={cameIn > 0 ? texts.refund(formatMoney(locale, cameIn)) : texts.consequence}
      confirmText={texts.confirm}
      pendingText={texts.pending}
      cancelText={texts.keep}
      closeLabel={texts.close}
      pending={form.phase === 'sending'}
      error={form.bannerText}
      onCancel={onClose}
      onConfirm={() => ref.current?.requestSubmit()}
    >
      <form {...form.formProps}>
        <TextArea
          {...form.field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          required
        />
      </form>
    </ConfirmDialog>
  );
}
