import { expect, it, vi } from 'vitest';
import { connectTabs } from './tabs.ts';
import { inFreshBrowser } from './testing/fresh-browser.ts';

inFreshBrowser();

/** A tab that records the messages of others. */
function aTab() {
  const heard = vi.fn<(message: string) => void>();
  const tabs = connectTabs();
  tabs.listen({
    'signed-in': () => heard('signed-in'),
    'signed-out': () => heard('signed-out'),
    ended: () => heard('ended'),
  });
  return { ...tabs, heard };
}

it('each tab is told by the others, and not by itself', async () => {
  const [here, there] = [aTab(), aTab()];
  for (const message of ['signed-in', 'signed-out', 'ended'] as const) here.announce(message);
  await vi.waitFor(() => expect(there.heard).toHaveBeenCalledTimes(3));
  expect(there.heard.mock.calls.flat()).toEqual(['signed-in', 'signed-out', 'ended']);
  expect(here.heard).not.toHaveBeenCalled();
});

it('what a tab of another version says is not listened to', async () => {
  const there = aTab();
  const newer = new BroadcastChannel('tassis.session');
  newer.postMessage('something new');
  newer.postMessage('ended');
  await vi.waitFor(() => expect(there.heard.mock.calls).toEqual([['ended']]));
});

it('in a browser without channels each tab is alone', () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const here = aTab();
  expect(() => here.announce('ended')).not.toThrow();
});
