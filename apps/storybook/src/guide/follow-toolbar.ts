import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applySettings, settingsAround, toSettings } from '../settings.ts';

type Told = { globals: Record<string, unknown> };

const apply = ({ globals }: Told) => applySettings(toSettings(globals));

/** Applies the toolbar’s choices to pages without stories and to frames in a page; stories apply them by themselves. */
export function followToolbar(): void {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, apply);
  channel.on(GLOBALS_UPDATED, apply);
  const around = settingsAround();
  if (!around) return;
  // Unchanged values are not sent again, which would loop forever.
  let known = JSON.stringify(around.read());
  const tell = () => {
    const globals = around.read();
    if (JSON.stringify(globals) === known) return;
    known = JSON.stringify(globals);
    channel.emit(UPDATE_GLOBALS, { globals });
  };
  new MutationObserver(tell).observe(around.root, {
    attributeFilter: ['lang', 'data-theme', 'data-motion', 'data-frame'],
  });
}
