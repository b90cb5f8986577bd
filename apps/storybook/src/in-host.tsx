import { HostProvider } from '@tassis/design-system/host';
import type { Decorator } from '@storybook/react-vite';
import { frameScreens, type SiteAround } from '@tassis/testing/screen';
import { applySettings, toSettings } from './settings.ts';

const texts = {
  fr: { toastRegion: 'Messages', closeToast: 'Fermer le message' },
  en: { toastRegion: 'Messages', closeToast: 'Close the message' },
};

/**
 * Renders every story inside the host, with the language, theme and motion of the toolbar; a screen also inside the frame of the
 * site. Tests render no frame, because its links and headings are not the story's.
 */
export const inHost =
  (site: SiteAround | undefined): Decorator =>
  (Story, { globals }) => {
    const settings = toSettings(globals);
    applySettings(settings);
    frameScreens(settings.frame === 'site' ? site : undefined);
    return (
      // Rendered again when motion or frame changes: animations read the setting when they mount, and a screen is put into its frame once.
      <HostProvider
        key={`${settings.motion} ${settings.frame}`}
        locale={settings.locale}
        texts={texts[settings.locale]}
      >
        <Story />
      </HostProvider>
    );
  };
