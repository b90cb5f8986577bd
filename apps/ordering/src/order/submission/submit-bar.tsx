import { FormActions, type FormActionsProps } from '@tassis/design-system';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { useBehalf } from '../on-behalf/behalf.ts';
import { useRoleRefusal } from '../role-notice.tsx';
import styles from './submit-bar.module.css';

type SubmitBarProps = Pick<FormActionsProps, 'saved'> & {
  text: string;
  isBusy: boolean;
  isVisitor: boolean;
};

/** The submit button, and a note for visitors that they will have to sign in. */
export function SubmitBar({ text, isBusy, isVisitor, saved }: SubmitBarProps) {
  const { form } = useOrderMessages();
  const refusal = useRoleRefusal();
  const isForClient = useBehalf() !== null;
  return (
    <FormActions
      submit={{ text: isForClient ? form.toClient : text, pendingText: form.sending }}
      final
      saved={saved}
      pending={isBusy}
      note={isVisitor ? <span className={styles['visitor']}>{form.afterwards}</span> : refusal}
      sticky={false}
      needsScript
    />
  );
}
