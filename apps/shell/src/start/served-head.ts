const served = '[property],[rel=canonical],[name=description],[name=robots]';

/**
 * Takes away what the server told search engines of a page that the app draws anew: the app tells it itself, and what is
 * not its own would stand beside that of each page to come.
 */
export function forgetServedHead(): void {
  for (const element of document.head.querySelectorAll(served)) element.remove();
}
