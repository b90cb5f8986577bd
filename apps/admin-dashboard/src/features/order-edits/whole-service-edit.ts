import { getApi } from '@tassis/api-client';
import { updateOrderService } from '@tassis/contracts';
import type { Members } from '@tassis/order-fields/form';
import { withStoredFile } from './stored-file.ts';
import type { OrderEdit } from './order-edit.ts';

type ServiceEditing<Of extends Members> = {
  service: string;
  open: OrderEdit<Of>['open'];
  toWire: (members: Of) => object;
};

/** An edit that replaces a whole service by its form's content. */
export function serviceEdit<Of extends Members>(
  id: string,
  { service, open, toWire }: ServiceEditing<Of>,
): OrderEdit<Of> {
  return {
    contract: updateOrderService,
    open,
    toFormPath: (path) => path.replace(/^data\./u, ''),
    send: ({ form, reason }, options) => {
      const body = { reason, data: { ...withStoredFile(toWire(form.members)) } };
      return getApi().call(updateOrderService, { params: { id, service }, body }, options);
    },
  };
}
