import { Spinner } from '@tassis/design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { useClientOfAddress } from './behalf.ts';

const ForClient = lazy(async () => ({ default: (await import('./for-client.tsx')).ForClient }));

/** An order page. A client in its URL means that a partner orders for them. */
export function OnBehalf({ children }: { children: ReactNode }) {
  const { draft } = useOrderMessages();
  const clientId = useClientOfAddress();
  if (clientId === null) return children;
  return (
    <Suspense fallback={<Spinner size="page" label={draft.loading} />}>
      <ForClient key={clientId} clientId={clientId}>
        {children}
      </ForClient>
    </Suspense>
  );
}
