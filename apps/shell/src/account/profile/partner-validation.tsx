import type { User } from '@tassis/contracts';
import { Stack, StatusBadge, type Tone } from '@tassis/design-system';
import { useAccountTexts } from '../messages/use-account-texts.ts';

type Status = NonNullable<User['partner']>['status'];

const tones: Record<Status, Tone> = {
  pending: 'warning',
  validated: 'success',
  rejected: 'critical',
};

/** The state of a partner's application, and the next step. */
export function PartnerValidation({ status, reason }: { status: Status; reason: string | null }) {
  const { profile } = useAccountTexts();
  const { badge, text } = profile.validationStates[status];
  return (
    <Stack gap="s" align="start">
      <StatusBadge tone={tones[status]} text={badge} />
      {text === '' ? null : <p>{text}</p>}
      {status === 'rejected' && reason ? <p>{profile.rejectedBecause(reason)}</p> : null}
    </Stack>
  );
}
