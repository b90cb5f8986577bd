import { ApiError, apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { AppointmentSlots, listAppointmentSlots } from '@tassis/contracts';
import { useHydrated } from '@tassis/design-system';
import { useState } from 'react';

/** The half hours that can be booked. They are loaded in the browser, because the prerendered page is the same for everyone. */
export function useFreeSlots() {
  const query = useQuery({
    ...apiQuery(listAppointmentSlots, {}),
    enabled: useHydrated(),
    refetchOnWindowFocus: false,
  });
  const [renewed, setRenewed] = useState<string[]>();
  return {
    slots: renewed ?? query.data?.data,
    isLoading: query.isFetching,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    /** Takes over the free half hours in the refusal of a taken one. */
    learnFrom(error: unknown): void {
      if (!isSlotTaken(error)) return;
      const free = AppointmentSlots.safeParse(error.data);
      if (free.success) setRenewed(free.data);
    },
  };
}

/** Whether somebody else has booked the half hour meanwhile. */
export function isSlotTaken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'slot_taken';
}
