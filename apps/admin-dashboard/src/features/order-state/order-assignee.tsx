import { getApi } from '@tassis/api-client';
import { assignOrder, type AdminOrder } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { Alert, Cluster } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { AssignMenu } from '../../colleague/assign-menu.tsx';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';

type OrderAssigneeProps = { order: AdminOrder; onChange: () => void };

/** The assignee of the order, with a menu that changes it. */
export function OrderAssignee({ order, onChange }: OrderAssigneeProps) {
  const { assign: texts } = useOrderTexts();
  const notify = useNotify();
  const { id, version, assigned_to: assignee } = order;
  const { run, pending, failure } = useAction(async (person: typeof assignee) => {
    const body = { user_id: person?.id ?? null };
    await getApi().call(assignOrder, { params: { id }, body }, { version }).finally(onChange);
    notify({ tone: 'success', text: person ? texts.done(person.name) : texts.freed });
  });
  return (
    <>
      <Cluster>
        <span>{assignee ? texts.by(assignee.name) : texts.byNobody}</span>
        <AssignMenu assignee={assignee} texts={texts} pending={pending} onAssign={run} />
      </Cluster>
      {failure ? <Alert tone="critical">{failure}</Alert> : null}
    </>
  );
}
