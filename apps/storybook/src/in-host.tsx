import { HostProvider } from '@tassis/design-system/host';
import type { Decorator } from '@storybook/react-vite';
import { reduceMotion } from './reduced-motion.ts';

const texts = {
  fr: { toastRegion: 'Messages', closeToast: 'Fermer le message' },
  en: { toastRegion: 'Messages', closeToast: 'Close the message' },
};

/** Every story stands where a page stands: inside the host, in the language, theme and motion that the toolbar says. */
export const inHost: Decorator = (Story, { globals }) => {
  const locale = globals['locale'] === 'en' ? 'en' : 'fr';
  const root = document.documentElement;
  root.lang = locale;
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  reduceMotion(globals['motion'] === 'reduced');
  return (
    <HostProvider locale={locale} texts={texts[locale]}>
      <Story />
    </HostProvider>
  );
};
