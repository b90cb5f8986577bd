/** Stubs the modal dialogs and popovers that jsdom lacks: they open and close, without focus and without a top layer. */
export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}
