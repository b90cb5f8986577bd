import { useSession } from '@tassis/auth';
import { FormActions } from '@tassis/design-system';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';

/** The one button, and what it leads to for a visitor. */
export function SubmitBar({ text, isBusy }: { text: string; isBusy: boolean }) {
  const { form } = useOrderMessages();
  const { status, user } = useSession();
  const isVisitor = status === 'ready' && user === null;
  return (
    <FormActions
      submit={{ text, pendingText: form.sending }}
      final
      pending={isBusy}
      note={isVisitor ? form.afterwards : undefined}
      sticky={false}
      needsScript
    />
  );
}
