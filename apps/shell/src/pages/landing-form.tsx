import { useSession } from '@tassis/auth';
import { Alert, Spinner } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.ts';
import styles from './landing-form.module.css';

/** Props of {@link LandingForm}. */
type LandingFormProps = {
  /** Somebody is awaited who has been here before: they are led on, and shown no form. */
  isAwaited: boolean;
  children: ReactNode;
};

/**
 * The form of a page that leads on who is signed in. It is in the page that the server renders for everybody, so for who
 * has a session it is hidden (`html[data-session]`) until the app knows them.
 */
export function LandingForm({ isAwaited, children }: LandingFormProps) {
  const { status } = useSession();
  const texts = useTexts();
  if (isAwaited) return <Spinner size="page" label={texts.loading} />;
  return (
    <>
      <noscript>
        <Alert tone="info" live={false}>
          {texts.needsScript}
        </Alert>
      </noscript>
      <div className={status === 'loading' ? styles['awaited'] : undefined}>{children}</div>
    </>
  );
}
