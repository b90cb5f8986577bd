import type { DataRouter } from 'react-router';
import type { FindControl } from './same-control.ts';
import { replayTyped, type Typed } from './typed-text.ts';

interface Retried {
  root: HTMLElement;
  router: DataRouter;
  findControl: FindControl;
}

/**
 * A page whose area failed has no controls until a retry succeeds: typed text is then replayed, unless another page was
 * opened.
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
