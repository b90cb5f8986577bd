import { reduceMotion } from './reduced-motion.ts';

/** What a reader chose in the toolbar. */
export type Settings = {
  theme: 'light' | 'dark';
  locale: 'fr' | 'en';
  motion: 'full' | 'reduced';
  /** Whether screens stand in the frame of the site. */
  frame: 'site' | 'none';
};

/** What Storybook’s globals say. */
export function toSettings(globals: Readonly<Record<string, unknown>>): Settings {
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    locale: globals['locale'] === 'en' ? 'en' : 'fr',
    motion: globals['motion'] === 'reduced' ? 'reduced' : 'full',
    frame: globals['frame'] === 'none' ? 'none' : 'site',
  };
}

/** Makes them hold for the whole page, also around stories and on pages that have none. */
export function applySettings({ theme, locale, motion, frame }: Settings): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dataset['theme'] = theme;
  root.dataset['motion'] = motion;
  root.dataset['frame'] = frame;
  reduceMotion(motion === 'reduced');
}

/**
 * What {@link applySettings} wrote on the page of the documentation around this story, when the story stands there in a
 * frame of its own (`inline: false`): Storybook tells such a frame nothing of the toolbar.
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
