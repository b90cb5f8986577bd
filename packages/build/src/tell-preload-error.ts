/**
 * Source of what happens to a chunk that cannot be imported: the window is told as Vite tells it (`vite:preloadError`),
 * and of whom it is a part; who prevents that event leaves the page, and the import stays pending.
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
