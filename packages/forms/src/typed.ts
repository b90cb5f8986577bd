/** Marks a form, or a field outside a form, as holding input that was not sent. */
export function markTyped(element: HTMLElement): void {
  element.dataset['typed'] = '';
}

export function forgetTyped(element: HTMLElement): void {
  delete element.dataset['typed'];
}

/** Whether this part of the page holds input that was not sent and would be lost with it. */
export function hasTyped(part: ParentNode): boolean {
  return part.querySelector('[data-typed]') !== null;
}
