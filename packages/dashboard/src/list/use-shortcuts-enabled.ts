import { useState } from 'react';

const KEY = 'tassis:list-keys';

/** Whether the letters do something. The choice is remembered in this browser. */
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
    // A browser may forbid to keep anything.
    return true;
  }
}

function storeEnabled(isEnabled: boolean) {
  try {
    localStorage.setItem(KEY, isEnabled ? 'on' : 'off');
  } catch {
    // Then the choice lasts as long as the page.
  }
}
