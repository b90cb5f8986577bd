import type { DataRouter } from 'react-router';
import type { FindControl } from './same-control.ts';
import { replayTyped, type Typed } from './typed-text.ts';

interface Retried {
  root: HTMLElement;
  router: DataRouter;
  findControl: FindControl;
}

/**
 * A page whose area failed has none of its controls until somebody tries again: what was typed waits for them, for as
 * long as nobody goes to another page.
 */
export function replayAfterRetry(typed: readonly Typed[], given: Retried): void {
  const { root, router, findControl } = given;
  const { pathname } = router.state.location;
  let waiting = typed;
  const observer = new MutationObserver(() => {
    if (router.state.location.pathname === pathname) waiting = replayTyped(waiting, findControl);
    else waiting = [];
    if (waiting.length === 0) observer.disconnect();
  });
  if (waiting.length > 0) observer.observe(root, { childList: true, subtree: true });
}
