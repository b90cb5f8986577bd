/** jsdom knows dialogs and popovers, but not how they open and close. */
export function overlaysInJsdom(): void {
  HTMLDialogElement.prototype.showModal = openIt;
  HTMLDialogElement.prototype.close = closeIt;
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
}

function openIt(this: HTMLDialogElement): void {
  this.open = true;
}

function closeIt(this: HTMLDialogElement): void {
  this.open = false;
}
