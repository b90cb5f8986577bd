import { useSession } from '@tassis/auth';
import { lazy, Suspense } from 'react';

// Loaded on demand, because few sessions end while the page is used.
const SignInAgain = lazy(async () => ({
  default: (await import('../pages/sign-in-again.tsx')).SignInAgain,
}));

/** Asks the user to sign in again when the server has ended their session. */
export function EndedSession() {
  const { ended } = useSession();
  if (!ended) return null;
  return (
    <Suspense>
      <SignInAgain />
    </Suspense>
  );
}
