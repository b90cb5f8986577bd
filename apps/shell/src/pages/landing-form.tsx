import { useSession } from '@tassis/auth';
import { Alert, Spinner } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.ts';
import styles from './landing-form.module.css';

/** Props of {@link LandingForm}. */
type LandingFormProps = {
  /** A session is stored and being loaded: the visitor will be redirected, so the form is hidden. */
  isAwaited: boolean;
  children: ReactNode;
};

/**
 * The form of a page that redirects signed-in people. The server renders it for everybody, so with a stored session
 * it is hidden (`html[data-session]`) until the session is known.
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
