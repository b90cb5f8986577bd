import { useSession } from '@tassis/auth';
import { FormActions } from '@tassis/design-system';
import { useMessages } from '../../../messages/use-messages.ts';

/** The one button, and what it leads to for a visitor. */
export function SubmitBar({ isBusy }: { isBusy: boolean }) {
  const { form } = useMessages();
  const { status, user } = useSession();
  const isVisitor = status === 'ready' && user === null;
  return (
    <FormActions
      submit={{ text: form.submit, pendingText: form.sending }}
      final
      pending={isBusy}
      note={isVisitor ? form.afterwards : undefined}
      sticky={false}
      needsScript
    />
  );
}
