const served = '[property],[rel=canonical],[name=description],[name=robots]';

/**
 * Removes the server's metadata for search engines from a page that the app renders again: the app adds its own, and the
 * server's would stay beside that of every later page.
 */
export function forgetServedHead(): void {
  for (const element of document.head.querySelectorAll(served)) element.remove();
}
