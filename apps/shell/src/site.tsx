import { QueryClientProvider, type QueryClient } from '@tassis/api-client/query';
import { HostProvider } from '@tassis/design-system/host';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { MayEnterContext, type MayEnter } from './areas/access.ts';
import { ServedLocationContext } from './frame/served-location.ts';
import { fr } from './messages/fr.ts';

interface SiteProps {
  queries: QueryClient;
  mayEnter: MayEnter;
  /** Where the app takes over a page that the server rendered. */
  served?: Location | undefined;
  /** Called once, when everything is in place. */
  onReady?: () => void;
  children: ReactNode;
}

/** Everything that surrounds the pages. */
export function Site(props: SiteProps) {
  const { toastRegion, closeToast } = fr;
  const onReady = useRef(props.onReady);
  useEffect(() => onReady.current?.(), []);
  return (
    <QueryClientProvider client={props.queries}>
      <HostProvider locale="fr" texts={{ toastRegion, closeToast }}>
        <MayEnterContext value={props.mayEnter}>
          <ServedLocationContext value={props.served}>{props.children}</ServedLocationContext>
        </MayEnterContext>
      </HostProvider>
    </QueryClientProvider>
  );
}
