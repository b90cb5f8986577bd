import { reduceMotion } from './reduced-motion.ts';

/** What a reader chose in the toolbar. */
export type Settings = { theme: 'light' | 'dark'; locale: 'fr' | 'en'; motion: 'full' | 'reduced' };

/** What Storybook’s globals say. */
export function settingsOf(globals: Readonly<Record<string, unknown>>): Settings {
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    locale: globals['locale'] === 'en' ? 'en' : 'fr',
    motion: globals['motion'] === 'reduced' ? 'reduced' : 'full',
  };
}

/** Makes them hold for the whole page, also around stories and on pages that have none. */
export function applySettings({ theme, locale, motion }: Settings): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dataset['theme'] = theme;
  root.dataset['motion'] = motion;
  reduceMotion(motion === 'reduced');
}

/** What {@link applySettings} wrote on this root; nothing if it is the root of another kind of page. */
function readSettings({ lang, dataset }: HTMLElement): Settings | undefined {
  if (dataset['theme'] === undefined || dataset['motion'] === undefined) return undefined;
  return settingsOf({ theme: dataset['theme'], locale: lang, motion: dataset['motion'] });
}

/**
 * The page of the documentation around this story, when the story stands there in a frame of its own (`inline: false`):
 * Storybook tells such a frame nothing of the toolbar.
 */
export function pageAround() {
  const root = window.frameElement?.ownerDocument.documentElement;
  const settings = root && readSettings(root);
  return {
    settings,
    follow(onChange: (settings: Settings) => void): void {
      if (!root || !settings) return;
      const tell = () => onChange(readSettings(root) ?? settings);
      new MutationObserver(tell).observe(root, {
        attributeFilter: ['lang', 'data-theme', 'data-motion'],
      });
    },
  };
}
