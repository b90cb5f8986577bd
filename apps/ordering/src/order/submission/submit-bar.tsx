import { FormActions, type FormActionsProps } from '@tassis/design-system';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';

type SubmitBarProps = {
  text: string;
  isBusy: boolean;
  isVisitor: boolean;
  /** What has become of the draft. */
  saved: FormActionsProps['saved'];
};

/** The one button, and what it leads to for a visitor. */
export function SubmitBar({ text, isBusy, isVisitor, saved }: SubmitBarProps) {
  const { form } = useOrderMessages();
  return (
    <FormActions
      submit={{ text, pendingText: form.sending }}
      final
      pending={isBusy}
      saved={saved}
      note={isVisitor ? form.afterwards : undefined}
      sticky={false}
      needsScript
    />
  );
}
