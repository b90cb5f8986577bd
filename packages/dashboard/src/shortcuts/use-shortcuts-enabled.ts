import { useState } from 'react';

const KEY = 'tassis:list-keys';

/** Whether the shortcuts are on. This browser's local storage holds the choice. */
export function useShortcutsEnabled(): readonly [boolean, (isEnabled: boolean) => void] {
  const [isEnabled, setEnabled] = useState(readEnabled);
  return [
    isEnabled,
    (next) => {
      setEnabled(next);
      storeEnabled(next);
    },
  ];
}

function readEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // The browser may forbid local storage.
    return true;
  }
}

function storeEnabled(isEnabled: boolean) {
  try {
    localStorage.setItem(KEY, isEnabled ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
