/** The focus is the visible half’s of a control; who listens for the end of the input listens at the one that keeps its value. */
export function leaveIn(kept: HTMLElement | null): void {
  kept?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
