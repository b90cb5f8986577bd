/** Messages between the tabs of a browser. `ended`: the server ended the session, nobody signed out. */
const messages = ['signed-in', 'signed-out', 'ended'] as const;
type TabMessage = (typeof messages)[number];

/** Connects this tab with the others by a BroadcastChannel; in a browser without it each tab is alone. */
export function connectTabs() {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('tassis.session') : null;
  return {
    announce: (message: TabMessage): void => channel?.postMessage(message),
    listen: (handlers: Record<TabMessage, () => void>): void => {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = messages.find((known) => known === data);
        if (message) handlers[message]();
      });
    },
  };
}

/** The result of {@link connectTabs}. */
export type Tabs = ReturnType<typeof connectTabs>;
