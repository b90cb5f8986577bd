import { vi } from 'vitest';

/** Stubs the popover methods that jsdom lacks. */
export function stubPopover(): void {
  HTMLElement.prototype.showPopover = showPopover;
  HTMLElement.prototype.hidePopover = hidePopover;
  vi.stubGlobal('CSS', { supports: () => true });
  document.removeEventListener('click', pressInvoker);
  document.addEventListener('click', pressInvoker);
}

const OPEN = 'data-popover-open';

function showPopover(this: HTMLElement) {
  if (this.hasAttribute(OPEN)) return;
  this.setAttribute(OPEN, '');
  this.style.display = 'block';
  tell(this, 'open');
}

function hidePopover(this: HTMLElement) {
  if (!this.hasAttribute(OPEN)) return;
  this.removeAttribute(OPEN);
  this.style.display = '';
  tell(this, 'closed');
}

function tell(popover: HTMLElement, newState: 'open' | 'closed') {
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

/** A press on a button with `popovertarget`. */
function pressInvoker({ target }: MouseEvent) {
  const invoker = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(invoker?.getAttribute('popovertarget') ?? '');
  if (popover?.hasAttribute(OPEN)) popover.hidePopover();
  else popover?.showPopover();
}
