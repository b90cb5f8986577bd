import {
  clearReturnPath,
  getSession,
  readReturnPath,
  reportCallError,
  useSession,
} from '@tassis/auth';
import { getLandingPath } from '@tassis/domain';
import { useNavigate } from '@tassis/platform/router';
import { useMayEnter } from '../../areas/access.ts';

/** Whether the person’s role requires a second factor that they lack, and where to go once they have it. */
export function useRequiredFactor() {
  const { user } = useSession();
  const navigate = useNavigate();
  const mayEnter = useMayEnter();
  const isRequired = user?.second_factor_required === true;
  const goOn = async (): Promise<void> => {
    if (!user || !isRequired) return;
    await getSession().reload();
    const origin = readReturnPath();
    clearReturnPath();
    const role = user.user_type;
    await navigate(origin && (await mayEnter(role, origin)) ? origin : getLandingPath(role));
  };
  return { isRequired, goOn: () => void goOn().catch(reportCallError) };
}
