import { beforeEach, expect, it, vi } from 'vitest';
import { rememberFocus } from './early-focus.ts';
import { rememberControls } from './same-control.ts';

const root = document.createElement('main');

beforeEach(() => document.body.replaceChildren(root));

/** Focuses the element of this selector, renders the page again, and restores the focus after `between` has run. */
function renderAnew(markup: string, focused: string, between: () => void = () => undefined): void {
  root.innerHTML = markup;
  element(focused).focus();
  const findControl = rememberControls(root);
  const putFocusBack = rememberFocus();
  root.innerHTML = markup;
  between();
  putFocusBack(findControl);
}

function element(selector: string): HTMLElement {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`);
  return found;
}

it.each([
  ['a link', '<a href="/services">Services</a>', 'a'],
  ['a button', '<button>Menu</button>', 'button'],
  ['a field without a caret position', '<input type="email" name="email">', 'input'],
])('the focus returns to %s, and nothing scrolls', (_what, markup, selector) => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  renderAnew(markup, selector);
  expect(document.activeElement).toBe(element(selector));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

it('keeps a focus that the new page or the user has set', () => {
  renderAnew('<a href="/">Accueil</a><button>Menu</button>', 'a', () => element('button').focus());
  expect(document.activeElement).toBe(element('button'));
});

it('focuses nothing when the focused control no longer exists', () => {
  renderAnew('<button>Menu</button>', 'button', () => root.replaceChildren());
  expect(document.activeElement).toBe(document.body);
});

it('focuses nothing again in a page that was hydrated', () => {
  root.innerHTML = '<button>Menu</button>';
  const button = element('button');
  button.focus();
  const putFocusBack = rememberFocus();
  button.blur();
  putFocusBack((served) => served);
  expect(document.activeElement).toBe(document.body);
});
