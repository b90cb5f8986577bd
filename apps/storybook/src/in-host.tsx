import { HostProvider } from '@tassis/design-system/host';
import type { Decorator } from '@storybook/react-vite';
import { frameScreens, type SiteAround } from '@tassis/testing/screen';
import { applySettings, toSettings } from './settings.ts';

const texts = {
  fr: { toastRegion: 'Messages', closeToast: 'Fermer le message' },
  en: { toastRegion: 'Messages', closeToast: 'Close the message' },
};

/**
 * Every story stands where a page stands: inside the host, in the language, theme and motion that the toolbar says, screens also inside the
 * frame of the site. Where stories are tested there is none: its links and headings are not theirs.
 */
export const inHost =
  (site: SiteAround | undefined): Decorator =>
  (Story, { globals }) => {
    const settings = toSettings(globals);
    applySettings(settings);
    frameScreens(settings.frame === 'site' ? site : undefined);
    return (
      // Shown anew when motion or frame changes: what moves asks for it when it appears, a screen is put into its frame once.
      <HostProvider
        key={`${settings.motion} ${settings.frame}`}
        locale={settings.locale}
        texts={texts[settings.locale]}
      >
        <Story />
      </HostProvider>
    );
  };
