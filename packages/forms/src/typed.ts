/** Marks a form, or a field without one, as holding what somebody has typed and not sent. */
export function markTyped(element: HTMLElement): void {
  element.dataset['typed'] = '';
}

export function forgetTyped(element: HTMLElement): void {
  delete element.dataset['typed'];
}

/** Whether something that somebody has typed and not sent would be lost with this part of the page. */
export function hasTyped(part: ParentNode): boolean {
  return part.querySelector('[data-typed]') !== null;
}
