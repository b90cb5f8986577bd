import { useSession } from '@tassis/auth';
import type { User } from '@tassis/contracts';
import { useState } from 'react';

/** Who is signed in; when the session dies, who was: what they typed must stay on the page. */
export function useKeptUser(): User | null {
  const { user } = useSession();
  const [kept, setKept] = useState(user);
  if (user !== null && user !== kept) setKept(user);
  return user ?? kept;
}
