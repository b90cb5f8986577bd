/** Ends the current task, so that waiting input and painting come first. */
export function letBrowserAnswer(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
