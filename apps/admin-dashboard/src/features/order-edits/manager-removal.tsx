import { useRefusedByEnd } from '@tassis/auth';
import { getApi } from '@tassis/api-client';
import { removeOrderManager } from '@tassis/contracts';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { useOrderEditMessages } from '../../messages/order-edits/use-order-edit-messages.ts';
import type { ManagerPlace } from './manager-edit.tsx';
import type { EditProps } from './order-edit-form.tsx';
import { ReasonField } from './reason-field.tsx';

const validate = contractValidator(removeOrderManager.request.query);

type ManagerRemovalProps = EditProps & {
  place: Required<ManagerPlace>;
  /** The manager to remove. */
  name: string;
};

/** Removes a manager from an order, with a reason. */
export function ManagerRemoval(props: ManagerRemovalProps) {
  const { order, place, name, onSaved, close, cancel } = props;
  const { service, company, manager } = place;
  const { removal } = useOrderEditMessages();
  const notify = useNotify();
  const form = useContractForm({
    id: 'manager-removal',
    edit: { record: order, contract: removeOrderManager, toFields: () => ({ reason: '' }) },
    validate,
    send: (query, options) =>
      getApi().call(
        removeOrderManager,
        { params: { id: order.id, service, company, person: manager }, query },
        options,
      ),
    onSuccess: ({ data }) => {
      notify({ tone: 'success', text: removal.done });
      close();
      onSaved(data);
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <Form
      form={form}
      label={removal.title(name)}
      danger
      submitText={removal.confirm}
      sendingText={removal.sending}
      refusedText={removal.refused}
      actions={cancel}
    >
      <p>{removal.title(name)}</p>
      <ReasonField {...form.field('reason')} />
    </Form>
  );
}
