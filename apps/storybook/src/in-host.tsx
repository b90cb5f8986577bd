import { HostProvider } from '@tassis/design-system/host';
import type { Decorator } from '@storybook/react-vite';
import { applySettings, toSettings } from './settings.ts';

const texts = {
  fr: { toastRegion: 'Messages', closeToast: 'Fermer le message' },
  en: { toastRegion: 'Messages', closeToast: 'Close the message' },
};

/** Every story stands where a page stands: inside the host, in the language, theme and motion that the toolbar says. */
export const inHost: Decorator = (Story, { globals }) => {
  const settings = toSettings(globals);
  applySettings(settings);
  return (
    // Shown anew when the motion changes: what moves asks for it when it appears.
    <HostProvider key={settings.motion} locale={settings.locale} texts={texts[settings.locale]}>
      <Story />
    </HostProvider>
  );
};
