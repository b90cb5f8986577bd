import { createContext, useContext, useEffect, useRef } from 'react';

/** Called once the content of a page that the server rendered is alive. */
export const ReadyContext = createContext<() => void>(() => undefined);

/** Stands with the content in its `Suspense`, so that its effect comes when React has taken the content over. */
export function Ready() {
  const tell = useRef(useContext(ReadyContext));
  useEffect(() => tell.current(), []);
  return null;
}
