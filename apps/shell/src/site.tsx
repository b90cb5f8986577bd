import { QueryClientProvider } from '@tanstack/react-query';
import { HostProvider } from '@tassis/design-system/host';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { MayEnterContext, type MayEnter } from './areas/access.ts';
import { fr } from './messages/fr.ts';
import { queries } from './queries.ts';

/** Everything that surrounds the pages. */
export function Site({ router, mayEnter }: { router: DataRouter; mayEnter: MayEnter }) {
  const { toastRegion, closeToast } = fr;
  return (
    <QueryClientProvider client={queries}>
      <HostProvider locale="fr" texts={{ toastRegion, closeToast }}>
        <MayEnterContext value={mayEnter}>
          <RouterProvider router={router} />
        </MayEnterContext>
      </HostProvider>
    </QueryClientProvider>
  );
}
