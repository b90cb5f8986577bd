import { clearReturnPath, getSession, readReturnPath, useSession } from '@tassis/auth';
import { getLandingPath, type Role } from '@tassis/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMayEnter } from '../areas/access.ts';

const REDIRECT_DELAY = 200; // milliseconds

/**
 * Redirects a signed-in person, 200 ms after the session is known: to the page they came from if the
 * role may enter it, else to the role's landing page.
 * @returns whether a stored session is being loaded: then no form is shown
 */
export function useLandingRedirect(landing: (role: Role) => string = getLandingPath): boolean {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const mayEnter = useMayEnter();
  const role = user?.user_type;
  const [isAwaited, setAwaited] = useState(() => getSession().role() !== null);
  if (isAwaited && status !== 'loading' && user === null) setAwaited(false);

  useEffect(() => {
    if (status !== 'ready' || role === undefined) return undefined;
    let isHere = true;
    const leadOn = async () => {
      const origin = readReturnPath();
      clearReturnPath();
      const isOpen = origin !== null && (await mayEnter(role, origin));
      if (isHere) await navigate(isOpen ? origin : landing(role), { replace: true });
    };
    const timer = setTimeout(() => void leadOn(), REDIRECT_DELAY);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [status, role, navigate, mayEnter, landing]);
  return isAwaited;
}
