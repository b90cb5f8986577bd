import { useSession } from '@tassis/auth';
import { Alert, Button } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLandingPath, mayAskClients, mayPlaceOrder, type Role } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { fill } from '@tassis/order-fields/form';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useOrderMessages } from '../messages/order/use-order-messages.ts';
import { useBehalf } from './on-behalf/behalf.ts';

type RoleNoticeProps = {
  /** Signs out without clearing the form: sending asks for the other account. */
  onSignOut: () => void;
};

/** Says above the form that only clients can order. */
export function RoleNotice({ onSignOut }: RoleNoticeProps) {
  const { role: texts } = useOrderMessages();
  const locale = useLocale();
  const role = useOtherRole();
  const isValidated = useIsValidated();
  if (role === null) return null;
  if (role === 'partner') {
    const link = isValidated
      ? { text: texts.clients, href: paths.myClients }
      : { text: texts.ownArea, href: getLandingPath(role) };
    const action = (
      <Button size="s" href={link.href} LinkComponent={RouterLink}>
        {link.text}
      </Button>
    );
    return (
      <Alert
        tone="info"
        title={isValidated ? texts.partner : texts.partnerWaiting}
        actions={action}
      />
    );
  }
  const name = getLabel(locale, `role.${role}`);
  const signOut = (
    <Button size="s" onClick={onSignOut}>
      {texts.signOut}
    </Button>
  );
  return (
    <Alert tone="warning" title={texts.title} actions={signOut}>
      {fill(texts.text, { role: name.toLocaleLowerCase(locale) })}
    </Alert>
  );
}

/** The same beside the submit button. */
export function useRoleRefusal(): string | undefined {
  const { role: texts } = useOrderMessages();
  const role = useOtherRole();
  const isValidated = useIsValidated();
  if (role === null) return undefined;
  if (role !== 'partner') return texts.title;
  return isValidated ? texts.partner : texts.partnerWaiting;
}

/** The role of a signed-in person who may not order. */
function useOtherRole(): Role | null {
  const { user } = useSession();
  // A partner does not order, but may prepare an order for a client.
  const isForClient = useBehalf() !== null;
  return user === null || isForClient || mayPlaceOrder({ role: user.user_type })
    ? null
    : user.user_type;
}

/** Whether the person is a validated partner; before that 'Mes clients' is closed to them. */
function useIsValidated(): boolean {
  const { user } = useSession();
  const status = user?.partner?.status;
  return status !== undefined && mayAskClients({ role: 'partner', status });
}
