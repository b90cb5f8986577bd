import type { PartnerClient } from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';
import { useSearchParams } from '@tassis/platform/router';
import { createContext, useCallback, useContext } from 'react';
import type { RequestTexts } from '../../messages/domiciliation-request/fr.ts';
import type { Messages } from '../../messages/fr.ts';
import type { OrderMessages } from '../../messages/order/fr.ts';
import type { PriceTexts } from '../../messages/price/fr.ts';
import type { ServicePageTexts } from '../../messages/service-page.ts';
import type { DraftGateway } from '../drafts/draft-gateway.ts';
import type { OrderRecords } from '../keeping/records.ts';
import type { Submission } from '../submission/order-submission.ts';

/** Turns texts for the reader ('your company') into texts about the client ('the client’s company'). */
type Reworded<Texts> = (own: Texts) => Texts;

/**
 * A partner fills in the form for a client, who confirms the order. The code for it is loaded when a URL
 * names a client.
 */
export type Behalf = {
  client: PartnerClient;
  texts: {
    order: Reworded<OrderMessages>;
    price: Reworded<PriceTexts>;
    choice: Reworded<ServicePageTexts['choice']>;
    domiciliation: Reworded<RequestTexts>;
    certificate: Reworded<Messages['form']>;
  };
  draftOf: (service: DraftService) => DraftGateway;
  submissionOf: <Snapshot>(records: OrderRecords<Snapshot>) => Submission<Snapshot>;
  /** Called when the order was sent to the client, which ends the form. */
  onAccepted: () => void;
};

/** The client for whom a partner orders; null for an own order. */
export const BehalfContext = createContext<Behalf | null>(null);

export function useBehalf(): Behalf | null {
  return useContext(BehalfContext);
}

/** The client in the URL of a partner's order ('?client=…'). */
export function useClientOfAddress(): string | null {
  const [search] = useSearchParams();
  return search.get('client') || null;
}

/** Adds the client to the URL of another order page. */
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
