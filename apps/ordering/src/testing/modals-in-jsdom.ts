/** jsdom lacks the methods that open `<dialog>`, and has no screen to scroll. */
export function modalsInJsdom(): void {
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = close;
  Element.prototype.scrollIntoView = () => undefined;
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector<HTMLElement>('input, button')?.focus();
}

function close(this: HTMLDialogElement): void {
  this.open = false;
}
