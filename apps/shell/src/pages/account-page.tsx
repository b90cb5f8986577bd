import { useSession } from '@tassis/auth';
import { Container, PageHeader } from '@tassis/design-system';
import { pageTitle } from '@tassis/platform';
import { AccountNavigation } from '../account/frame/account-navigation.tsx';
import styles from '../account/frame/account-frame.module.css';
import { AccountParts } from '../account/frame/account-parts.tsx';
import { useAccountTexts } from '../account/messages/use-account-texts.ts';

/** /account */
export function Component() {
  const texts = useAccountTexts();
  const { user } = useSession();
  return (
    <>
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Container>
        <div className={styles['columns']}>
          <AccountNavigation />
          {user ? <AccountParts user={user} /> : null}
        </div>
      </Container>
    </>
  );
}
