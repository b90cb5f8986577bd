import type { User } from '@tassis/contracts';
import { useOwnRecord } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { isStaff } from '@tassis/domain';
import { AccountSection } from '../frame/account-section.tsx';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { AccountFacts } from './account-facts.tsx';
import { PersonForm } from './person-form.tsx';
import { StaffForm } from './staff-form.tsx';

/** The profile: fields that the owner can change, and those that only the staff can. */
export function ProfileSection({ user }: { user: User }) {
  const { profile } = useAccountTexts();
  const record = useOwnRecord(user.user_type);
  const role = user.user_type;
  return (
    <AccountSection part="profile" {...(role !== 'client' && { text: profile.roleTexts[role] })}>
      <Stack gap="l">
        <AccountFacts user={user} reviewReason={record.data?.reviewReason ?? null} />
        {isStaff(role) ? <StaffForm user={user} /> : <PersonForm record={record} />}
      </Stack>
    </AccountSection>
  );
}
