import { HostProvider } from '@tassis/design-system/host';
import type { Decorator } from '@storybook/react-vite';

const texts = { toastRegion: 'Messages', closeToast: 'Fermer le message' };

/** Every story stands where a page stands: inside the host, in French. */
export const inHost: Decorator = (Story) => (
  <HostProvider locale="fr" texts={texts}>
    <Story />
  </HostProvider>
);
