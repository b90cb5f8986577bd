/** Stubs the methods of `<dialog>` that jsdom lacks. */
export function stubModal(): void {
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = close;
}

function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
}

function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}
