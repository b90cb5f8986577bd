const controlSelector = 'a, button, form, input, select, summary, textarea';

/** Finds what stands now where a control of the served page stood; undefined when nothing equal does. */
export type FindControl = (served: Element) => Element | undefined;

/**
 * Remembers the controls of the page as it was served, so that each can be found again after the page was rendered
 * anew. Several equal ones are told apart by their order; when their number changed nobody knows which is which.
 */
export function rememberControls(root: HTMLElement): FindControl {
  const before = listControls(root);
  return (served) => {
    if (served.isConnected) return served;
    const wanted = traits(served);
    const isEqual = (control: Element) => traits(control) === wanted;
    const [was, now] = [before.filter(isEqual), listControls(root).filter(isEqual)];
    return was.length === now.length ? now[was.indexOf(served)] : undefined;
  };
}

function listControls(root: HTMLElement): Element[] {
  return [...root.querySelectorAll(controlSelector)];
}

/** What a control is known by. Not its id: React may number the ids of a page rendered anew in another way. */
function traits(control: Element): string {
  const attributes = ['type', 'name', 'aria-label', 'href', 'action'];
  // In the other controls both are what somebody typed or chose.
  const value = control.matches('[type=radio], [type=checkbox]') && control.getAttribute('value');
  const text = control.matches('a, button, summary') && control.textContent;
  const known = attributes.map((name) => control.getAttribute(name));
  return JSON.stringify([control.tagName, ...known, value, text]);
}

/** A control by what it is known by and its place among its equals: can be written down. */
export interface ControlName {
  traits: string;
  place: number;
  of: number;
}

/** Names a control of the page. */
export function nameControl(root: HTMLElement, control: Element): ControlName {
  const known = traits(control);
  const equals = listControls(root).filter((other) => traits(other) === known);
  return { traits: known, place: equals.indexOf(control), of: equals.length };
}

/** The control of that name; undefined when the page has none, or another number of its equals. */
export function controlNamed(root: HTMLElement, name: ControlName): Element | undefined {
  const equals = listControls(root).filter((control) => traits(control) === name.traits);
  return equals.length === name.of ? equals[name.place] : undefined;
}
