import { beforeEach, expect, it, vi } from 'vitest';
import { rememberFocus } from './early-focus.ts';
import { rememberControls } from './same-control.ts';

const root = document.createElement('main');

beforeEach(() => document.body.replaceChildren(root));

/** Focuses what this selector finds, renders the page anew, and puts the focus back after what happened `between`. */
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
  ['a field that tells of no caret', '<input type="email" name="email">', 'input'],
])('the focus goes back to %s, and nothing scrolls', (_what, markup, selector) => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  renderAnew(markup, selector);
  expect(document.activeElement).toBe(element(selector));
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

it('a focus that the new page has set, or somebody, stays', () => {
  renderAnew('<a href="/">Accueil</a><button>Menu</button>', 'a', () => element('button').focus());
  expect(document.activeElement).toBe(element('button'));
});

it('where the focused control stands no more nothing is focused', () => {
  renderAnew('<button>Menu</button>', 'button', () => root.replaceChildren());
  expect(document.activeElement).toBe(document.body);
});

it('in a page that stayed nothing is focused again', () => {
  root.innerHTML = '<button>Menu</button>';
  const button = element('button');
  button.focus();
  const putFocusBack = rememberFocus();
  button.blur();
  putFocusBack((served) => served);
  expect(document.activeElement).toBe(document.body);
});
