import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { cancelOrder, type Order } from '@tassis/contracts';
import { FormDialog } from '@tassis/dashboard';
import { Button, TextArea } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { mayMoveOrder } from '@tassis/domain';
import { contractValidator, useContractForm } from '@tassis/forms';
import { useState } from 'react';
import { useOrderActionTexts } from '../../messages/order-actions/use-order-action-texts.ts';

type CancelOrderProps = {
  order: Order;
  /** Refetches the order, after it was cancelled here or moved by somebody else. */
  onChanged: () => void;
};

const validate = contractValidator(cancelOrder.request.body);

/** Cancels an order on which work has not begun, with a reason. Renders nothing for any other order. */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const { cancel: texts } = useOrderActionTexts();
  const [isOpen, setOpen] = useState(false);
  if (!mayMoveOrder('client', order.status, 'cancelled')) return null;
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.text}
      </Button>
      {isOpen ? (
        <CancelDialog order={order} onChanged={onChanged} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function CancelDialog({ order, onChanged, onClose }: CancelOrderProps & { onClose: () => void }) {
  const { cancel: texts } = useOrderActionTexts();
  const notify = useNotify();
  const { id, version, reference } = order;
  const form = useContractForm({
    id: 'cancel-order',
    initial: { reason: '' },
    validate,
    send: (body, options) =>
      getApi()
        .call(cancelOrder, { params: { id }, body }, { ...options, version })
        .finally(onChanged),
    onSuccess: () => {
      notify({ tone: 'success', text: texts.done });
      onClose();
    },
    isHandled: useRefusedByEnd(),
    oneError: true,
  });
  return (
    <FormDialog
      form={form}
      danger
      title={texts.title(reference)}
      consequence={texts.consequence}
      confirmText={texts.text}
      cancelText={texts.keep}
      onCancel={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={texts.reason}
        hint={texts.hint}
        data-first-focus=""
      />
    </FormDialog>
  );
}
