/**
 * Source of the handler for a chunk that fails to load: it dispatches `vite:preloadError` on the window, as Vite
 * does, with the app's name. A listener that prevents the event leaves the page, and the import stays pending.
 * @param app `shell`, or the area's id
 */
export function tellPreloadError(app: string): string {
  return `(error) => {
  const told = { payload: error, area: ${JSON.stringify(app)} };
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), told);
  if (dispatchEvent(event)) throw error;
  return new Promise(() => {});
}`;
}
