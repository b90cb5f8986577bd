/** What tabs of the same browser tell each other; `ended`: the server ended the session, nobody left. */
const messages = ['signed-in', 'signed-out', 'ended'] as const;
type TabMessage = (typeof messages)[number];

/** Connects this tab with the others; in a browser without channels each tab is alone. */
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

/** What {@link connectTabs} makes. */
export type Tabs = ReturnType<typeof connectTabs>;
