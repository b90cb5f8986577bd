/** What tabs of the same browser tell each other. */
export type TabMessage = 'signed-in' | 'signed-out';

/** Connects this tab with the others; in a browser without channels each tab is alone. */
export function joinTabs() {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('tassis.session') : null;
  return {
    announce: (message: TabMessage): void => channel?.postMessage(message),
    listen: (handlers: Record<TabMessage, () => void>): void => {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === 'signed-in' || data === 'signed-out') handlers[data]();
      });
    },
  };
}
