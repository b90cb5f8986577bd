import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { rejectPartner, type AdminPartner } from '@tassis/contracts';
import { FormDialog } from '@tassis/dashboard';
import { TextArea } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, useContractForm } from '@tassis/forms';
import { useTexts } from '../../messages/partners/use-texts.ts';

const validate = contractValidator(rejectPartner.request.body);

type RejectPartnerProps = { partner: AdminPartner; onDone: () => void; onCancel: () => void };

/** Asks for the reason, which the partner gets by mail. */
export function RejectPartner({ partner, onDone, onCancel }: RejectPartnerProps) {
  const { review } = useTexts();
  const notify = useNotify();
  const { id, version, businessName } = partner;
  const form = useContractForm({
    id: 'reject-partner',
    initial: { reason: '' },
    validate,
    send: (body, { idempotencyKey }) =>
      getApi().call(rejectPartner, { params: { id }, body }, { idempotencyKey, version }),
    onSuccess: () => {
      notify({ tone: 'success', text: review.rejected });
      onDone();
    },
    oneError: true,
    isHandled: useRefusedByEnd(),
  });
  return (
    <FormDialog
      form={form}
      title={review.rejectTitle(businessName)}
      consequence={review.rejectText}
      confirmText={review.reject}
      danger
      onCancel={onCancel}
    >
      <TextArea {...form.field('reason')} label={review.reason} hint={review.reasonHint} />
    </FormDialog>
  );
}
