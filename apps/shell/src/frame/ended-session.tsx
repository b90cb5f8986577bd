import { useSession } from '@tassis/auth';
import { lazy, Suspense } from 'react';

// Few sessions end while somebody is at work.
const SignInAgain = lazy(async () => ({
  default: (await import('../pages/sign-in-again.tsx')).SignInAgain,
}));

/** Asks for a new login where the server has ended the session of who is at work. */
export function EndedSession() {
  const { ended } = useSession();
  if (!ended) return null;
  return (
    <Suspense>
      <SignInAgain />
    </Suspense>
  );
}
