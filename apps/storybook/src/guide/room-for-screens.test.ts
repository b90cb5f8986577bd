import { expect, test } from 'vitest';
import { roomForScreens } from './room-for-screens.ts';

test('the panel is closed on screens until it is opened, and keeps its state elsewhere', () => {
  let shown = true;
  const tell = roomForScreens({ getIsPanelShown: () => shown, togglePanel: (to) => (shown = to) });
  tell('écrans-commande--refused');
  expect(shown).toBe(false);
  shown = true;
  tell('écrans-contenu--blog');
  expect(shown).toBe(true);
  shown = false;
  tell('actions-button--brand');
  expect(shown).toBe(true);
});
