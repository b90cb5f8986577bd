import type { User } from '@tassis/contracts';
import { LanguageSection } from '../mail-language/language-section.tsx';
import { DataSection } from '../own-data/data-section.tsx';
import { PasswordSection } from '../password/password-section.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { SessionsSection } from '../sessions/sessions-section.tsx';
import styles from './account-frame.module.css';
import { useFreshUser } from './use-fresh-user.ts';
import { useHashPart } from './use-hash-part.ts';

/** The sections of a person's account. */
export function AccountParts({ user }: { user: User }) {
  useFreshUser();
  useHashPart();
  return (
    <div className={styles['parts']}>
      <ProfileSection user={user} />
      <PasswordSection email={user.email} />
      <SessionsSection />
      <SecondFactorSection email={user.email} />
      <LanguageSection locale={user.locale} />
      <DataSection />
    </div>
  );
}
