import { getApi } from '@tassis/api-client';
import { updateOrderDomiciliation, type AdminOrder } from '@tassis/contracts';
import { Stack } from '@tassis/design-system';
import {
  DomiciliationFields,
  toDomiciliationForm,
  toDomiciliationWire,
  useDomiciliationLabels,
  type DomiciliationForm,
  type DomiciliationMembers,
} from '@tassis/order-fields/domiciliation';
import { useMemo } from 'react';
import { withStoredFile } from './stored-file.ts';
import { OrderEditForm, type EditProps } from './order-edit-form.tsx';
import { findService, type OrderEdit } from './order-edit.ts';

/** Edits the domiciliation of an order, without its managers. */
export function DomiciliationEdit({
  service,
  label,
  ...props
}: EditProps & { service: string; label: string }) {
  const { id } = props.order;
  const edit = useMemo(() => domiciliationEdit(id, service), [id, service]);
  return (
    <OrderEditForm {...props} edit={edit} label={label} labels={useDomiciliationLabels()}>
      {(form) => (
        <Stack gap="l">
          <DomiciliationFields
            form={form}
            months={Number(form.members.terms.values.duration_months)}
          />
        </Stack>
      )}
    </OrderEditForm>
  );
}

function domiciliationEdit(id: string, service: string): OrderEdit<DomiciliationMembers> {
  return {
    contract: updateOrderDomiciliation,
    open: (order) => {
      const form = openDomiciliation(order, service);
      form?.limitTo((path) => !path.startsWith('managers'));
      return form;
    },
    toFormPath: (path) => path.replace(/^data\./u, ''),
    send: ({ form, reason }, options) => {
      const { managers: _, ...wire } = toDomiciliationWire(form.members);
      const body = updateOrderDomiciliation.request.body.parse({
        reason,
        data: withStoredFile(wire),
      });
      return getApi().call(updateOrderDomiciliation, { params: { id, service }, body }, options);
    },
  };
}

/** The form of the domiciliation of a service; null for a service without one. */
export function openDomiciliation(order: AdminOrder, service: string): DomiciliationForm | null {
  const request = findService(order, service)?.domiciliation;
  return request ? toDomiciliationForm(request) : null;
}
