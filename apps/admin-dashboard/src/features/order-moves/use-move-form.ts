import { ApiError, getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { transitionOrder, type AdminOrder } from '@tassis/contracts';
import { useLocale, useNotify } from '@tassis/design-system/host';
import type { OrderStatus } from '@tassis/domain';
import { contractValidator, useContractForm } from '@tassis/forms';
import { getLabel } from '@tassis/messages';
import { useState } from 'react';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { useChangedBy } from '../../order/use-changed-by.ts';
import { toMoveBody } from './move-body.ts';

const validate = contractValidator(transitionOrder.request.body);

type MoveFormOptions = {
  order: AdminOrder;
  to: OrderStatus;
  onClose: () => void;
  onChanged: () => void;
};

const initial: { message: string; visible_to_client: boolean; fields: string[] } = {
  message: '',
  visible_to_client: true,
  fields: [],
};

/**
 * The form that moves an order. If somebody else was faster, the order is refetched and the input stays: the next press moves
 * the order from its new state.
 */
export function useMoveForm({ order, to, onClose, onChanged }: MoveFormOptions) {
  const { moves: texts } = useOrderTexts();
  const locale = useLocale();
  const notify = useNotify();
  const sayChangedBy = useChangedBy(order.id);
  const [changedBy, setChangedBy] = useState<string>();
  const [isFirmToFill, setFirmToFill] = useState(false);
  const form = useContractForm({
    id: 'move',
    initial,
    toBody: (typed) => toMoveBody(to, typed),
    validate,
    send: async (body, options) => {
      try {
        const { id, version } = order;
        return await getApi().call(
          transitionOrder,
          { params: { id }, body },
          { ...options, version },
        );
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined;
        if (code === 'stale_version') {
          setChangedBy(await sayChangedBy());
          onChanged();
        }
        setFirmToFill(code === 'firm_to_fill');
        throw error;
      }
    },
    onSuccess: () => {
      notify({ tone: 'success', text: texts.done(getLabel(locale, `order_status.${to}`)) });
      onClose();
      onChanged();
    },
    isHandled: useRefusedByEnd(),
  });
  return { form, changedBy, isFirmToFill };
}
