import type { PartnerClient, PartnerRequest } from '@tassis/contracts';
import { useSearchParams } from '@tassis/platform/router';
import { createContext, useCallback, useContext } from 'react';

/** A partner fills in the form for a client, who confirms the order and sends it. */
type Behalf = { client: PartnerClient; onSent: (request: PartnerRequest) => void };

/** Null where clients and visitors order for themselves. */
export const BehalfContext = createContext<Behalf | null>(null);

export function useBehalf(): Behalf | null {
  return useContext(BehalfContext);
}

/** The client for whom the address says that a partner orders ('?client=…'). */
export function useClientOfAddress(): string | null {
  const [search] = useSearchParams();
  return search.get('client') || null;
}

/** Makes an address of another order page one for the same client. */
export function useSameClient(): (href: string) => string {
  const clientId = useClientOfAddress();
  return useCallback(
    (href) => {
      if (clientId === null) return href;
      return `${href}${href.includes('?') ? '&' : '?'}client=${encodeURIComponent(clientId)}`;
    },
    [clientId],
  );
}
