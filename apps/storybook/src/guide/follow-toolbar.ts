import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applySettings, settingsAround, settingsOf } from '../settings.ts';

type Told = { globals: Record<string, unknown> };

const apply = ({ globals }: Told) => applySettings(settingsOf(globals));

/** Stories apply the toolbar’s choices themselves; this does it for pages that have none, and for frames in a page. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, apply);
  channel.on(GLOBALS_UPDATED, apply);
  const around = settingsAround();
  if (!around) return;
  const tell = () => channel.emit(UPDATE_GLOBALS, { globals: around.read() });
  new MutationObserver(tell).observe(around.root, {
    attributeFilter: ['lang', 'data-theme', 'data-motion'],
  });
}
