import { createContext, useContext, useEffect, useRef } from 'react';

/** Called once the content of a server-rendered page is hydrated. */
export const ReadyContext = createContext<() => void>(() => undefined);

/** Rendered beside the content in its `Suspense`, so that its effect runs when React has hydrated the content. */
export function Ready() {
  const tell = useRef(useContext(ReadyContext));
  useEffect(() => tell.current(), []);
  return null;
}
