import { reduceMotion } from './reduced-motion.ts';

/** The choices in the toolbar. */
export type Settings = {
  theme: 'light' | 'dark';
  locale: 'fr' | 'en';
  motion: 'full' | 'reduced';
  /** Whether screens are shown in the frame of the site. */
  frame: 'site' | 'none';
};

/** Reads them from Storybook’s globals. */
export function toSettings(globals: Readonly<Record<string, unknown>>): Settings {
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    locale: globals['locale'] === 'en' ? 'en' : 'fr',
    motion: globals['motion'] === 'reduced' ? 'reduced' : 'full',
    frame: globals['frame'] === 'none' ? 'none' : 'site',
  };
}

/** Applies them to the whole page, also around stories and to pages without stories. */
export function applySettings({ theme, locale, motion, frame }: Settings): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dataset['theme'] = theme;
  root.dataset['motion'] = motion;
  root.dataset['frame'] = frame;
  reduceMotion(motion === 'reduced');
}

/**
 * Reads what {@link applySettings} has written to the documentation page around this story, if the story is in a frame of its own
 * (`inline: false`), which Storybook does not tell about the toolbar.
 */
export function settingsAround() {
  const frame = window.frameElement;
  const root = frame?.ownerDocument.documentElement;
  if (!frame || !root || root.dataset['motion'] === undefined) return undefined;
  const read = () =>
    toSettings({
      theme: root.dataset['theme'],
      locale: (frame.closest('[lang]') ?? root).getAttribute('lang'),
      motion: root.dataset['motion'],
      frame: root.dataset['frame'],
    });
  return { root, read };
}
