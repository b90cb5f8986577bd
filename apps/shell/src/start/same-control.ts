const controlSelector = 'a, button, form, input, select, summary, textarea';

/** Finds the control of the current page that corresponds to one of the server-rendered page; undefined when there is none. */
export type FindControl = (served: Element) => Element | undefined;

/**
 * Remembers the controls of the server-rendered page, so that each can be found again after a new
 * rendering. Equal ones are told apart by their order; when their number has changed, none of them is found.
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

/** The identifying attributes of a control. Not its id: React's `useId` may differ after a new rendering. */
function traits(control: Element): string {
  const attributes = ['type', 'name', 'aria-label', 'href', 'action'];
  // In other controls these attributes change with what is typed or chosen.
  const value = control.matches('[type=radio], [type=checkbox]') && control.getAttribute('value');
  const text = control.matches('a, button, summary') && control.textContent;
  const known = attributes.map((name) => control.getAttribute(name));
  return JSON.stringify([control.tagName, ...known, value, text]);
}

/** A serialisable name of a control: its identifying attributes, and its index among equal ones. */
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
