/** Ends the current task, so that input and drawing that wait come first. */
export function letBrowserAnswer(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
