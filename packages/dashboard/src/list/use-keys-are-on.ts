import { useState } from 'react';

const KEY = 'tassis:list-keys';

/** Whether the letters do something. The choice is remembered in this browser. */
export function useKeysAreOn(): readonly [boolean, (areOn: boolean) => void] {
  const [areOn, setOn] = useState(areOnAtFirst);
  return [
    areOn,
    (next) => {
      setOn(next);
      remember(next);
    },
  ];
}

function areOnAtFirst(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // A browser may forbid to keep anything.
    return true;
  }
}

function remember(areOn: boolean) {
  try {
    localStorage.setItem(KEY, areOn ? 'on' : 'off');
  } catch {
    // Then the choice lasts as long as the page.
  }
}
