import { TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { fr } from '../messages/fr.ts';
import styles from './personal-data-note.module.css';

/** What law 09-08 asks to be said where personal data are typed: what for, and where one's rights stand. */
export function PersonalDataNote({ purpose }: { purpose: string }) {
  return (
    <p className={styles['note']}>
      {purpose} {fr.personalData.law}{' '}
      <TextLink href={paths.privacy} LinkComponent={RouterLink}>
        {fr.personalData.rights}
      </TextLink>
    </p>
  );
}
