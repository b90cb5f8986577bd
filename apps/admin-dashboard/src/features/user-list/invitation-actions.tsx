import { getApi } from '@tassis/api-client';
import { resendInvitation, withdrawInvitation, type StaffInvitation } from '@tassis/contracts';
import type { AskedAction } from '@tassis/dashboard';
import { Button, Cluster } from '@tassis/design-system';
import { useTexts } from '../../messages/users/use-texts.ts';

type InvitationActionsProps = {
  invitation: StaffInvitation;
  onAsk: (action: AskedAction) => void;
};

/** The actions on a pending invitation. */
export function InvitationActions({ invitation, onAsk }: InvitationActionsProps) {
  const { invitations: texts } = useTexts();
  const { id, email } = invitation;
  const params = { id };
  const resend: AskedAction = {
    title: texts.resendTitle(email),
    consequence: texts.resendText,
    confirmText: texts.resend,
    run: () => getApi().call(resendInvitation, { params }),
    done: texts.resent(email),
  };
  const withdraw: AskedAction = {
    title: texts.withdrawTitle(email),
    consequence: texts.withdrawText,
    confirmText: texts.withdraw,
    danger: true,
    run: () => getApi().call(withdrawInvitation, { params }),
    done: texts.withdrawn(email),
  };
  return (
    <Cluster gap="s">
      {[resend, withdraw].map((action) => (
        <Button
          key={action.confirmText}
          size="s"
          variant="quiet"
          aria-label={texts.actionFor(action.confirmText, email)}
          onClick={() => onAsk(action)}
        >
          {action.confirmText}
        </Button>
      ))}
    </Cluster>
  );
}
