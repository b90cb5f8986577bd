import { useSession } from '@tassis/auth';
import type { Change } from '@tassis/contracts';
import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

type Listener = (change: Change) => void;
type Feed = { subscribe: (listener: Listener) => () => void };

const LiveFeed = createContext<Feed>({ subscribe: () => () => undefined });

/** How long the stream stays open after its last subscriber has gone, because the next page may subscribe. */
const LINGER_MS = 5000;

/** Lets the parts of a signed-in area subscribe to changes. Content editors may not. */
export function LiveChanges({ children }: { children: ReactNode }) {
  const role = useSession().user?.user_type;
  const isOpen = role !== undefined && role !== 'content_admin';
  const [feed] = useState(createFeed);
  return isOpen ? <LiveFeed value={feed}>{children}</LiveFeed> : children;
}

/** Matches changes of these types, of one record, or of everything that belongs to one order. */
export type ChangeFilter = { types: readonly Change['type'][]; id?: string; order?: string };

/** Calls `onChange` for each matching change, and whenever changes may have been missed. */
export function useChanges(filter: ChangeFilter, onChange: Listener): void {
  const { subscribe } = use(LiveFeed);
  const hear = useEffectEvent((change: Change) => {
    if (matches(filter, change)) onChange(change);
  });
  useEffect(() => subscribe((change) => hear(change)), [subscribe]);
}

function matches({ types, id, order }: ChangeFilter, change: Change): boolean {
  if (change.type === 'all') return true;
  if (!types.includes(change.type)) return false;
  // Many records have changed, perhaps this one too.
  if (change.id === null) return true;
  if (order !== undefined) return order === (change.type === 'order' ? change.id : change.order);
  return id === undefined || id === change.id;
}

/** Loaded on demand, because the page is read before anything of it changes. Without it the page just does not update. */
async function follow(tell: Listener, signal: AbortSignal): Promise<void> {
  const { followChanges } = await import('./change-feed.ts');
  await followChanges(tell, signal);
}

function createFeed(): Feed {
  const listeners = new Set<Listener>();
  let following: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      clearTimeout(leaving);
      if (following === undefined) {
        following = new AbortController();
        follow(tell, following.signal).catch(() => undefined);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leaving = setTimeout(() => {
          following?.abort();
          following = undefined;
        }, LINGER_MS);
      };
    },
  };
}
