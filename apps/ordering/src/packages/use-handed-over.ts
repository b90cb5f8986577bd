import { useNavigate, useSearchParams } from '@tassis/platform/router';
import { packageQuery } from '@tassis/views';
import { useEffect } from 'react';
import { useSameClient } from '../order/on-behalf/behalf.ts';
import { takeHandedOver } from './handed-over.ts';

/** Takes what the page of domiciliation has handed over; it counts where the address names no package. */
export function useHandedOver(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sameClient = useSameClient();
  const isNamed = Boolean(search.get('package'));
  useEffect(() => {
    const code = takeHandedOver();
    if (code && !isNamed) void navigate(sameClient(packageQuery({ code })), { replace: true });
  }, [isNamed, navigate, sameClient]);
}
