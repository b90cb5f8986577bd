import { beforeEach, expect, it } from 'vitest';
import { rememberControls } from './same-control.ts';

const root = document.createElement('main');

beforeEach(() => document.body.replaceChildren(root));

/** What is found in a page rendered anew for the control that had the id `tapped` in the served one. */
function foundAfter(served: string, anew: string): string | undefined {
  root.innerHTML = served;
  const findControl = rememberControls(root);
  const tapped = root.querySelector('#tapped');
  if (!tapped) throw new Error('nothing was tapped');
  root.innerHTML = anew;
  return findControl(tapped)?.id;
}

it('is itself while it stands in the page, though an equal one came', () => {
  root.innerHTML = '<button>Menu</button>';
  const findControl = rememberControls(root);
  const button = root.querySelector('button');
  root.insertAdjacentHTML('afterbegin', '<button>Menu</button>');
  expect(button && findControl(button)).toBe(button);
});

it.each([
  [
    'its text',
    '<button id="tapped">Menu</button>',
    '<a id="x">Menu</a><button id="y">Menu</button>',
  ],
  [
    'its accessible name',
    '<button id="tapped" aria-label="Fermer">×</button><button aria-label="Ôter">×</button>',
    '<button id="x" aria-label="Ôter">×</button><button id="y" aria-label="Fermer">×</button>',
  ],
  [
    'its name',
    '<form name="b" id="tapped"></form>',
    '<form id="x"></form><form id="y" name="b"></form>',
  ],
  [
    'its kind',
    '<input name="a" type="email" id="tapped">',
    '<input name="a" type="tel" id="x"><input name="a" type="email" id="y">',
  ],
  [
    'what it stands for',
    '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" id="tapped">',
    '<input type="radio" name="a" value="2" id="y"><input type="radio" name="a" value="1" id="x">',
  ],
  [
    'where it leads',
    '<a href="/services" id="tapped">Voir</a>',
    '<a href="/" id="x">Voir</a><a href="/services" id="y">Voir</a>',
  ],
  [
    'where it is sent',
    '<form action="/sent/newsletter"></form><form id="tapped"></form>',
    '<form id="y"></form><form action="/sent/newsletter" id="x"></form>',
  ],
  [
    'its place among equals',
    '<button>Choisir</button><p></p><button id="tapped">Choisir</button>',
    '<button id="x">Choisir</button><button id="y">Choisir</button>',
  ],
  [
    'its place, whatever was written into it',
    '<form></form><form id="tapped">Nom</form>',
    '<form id="x">Nom</form><form id="y">Nom complet</form>',
  ],
])('is known by %s', (_trait, served, anew) => {
  expect(foundAfter(served, anew)).toBe('y');
});

it.each([
  ['nothing stands', '<button id="tapped">Menu</button>', ''],
  ['another button stands', '<button id="tapped">Menu</button>', '<button id="x">Fermer</button>'],
  [
    'one of several equal ones is gone',
    '<button>Choisir</button><button id="tapped">Choisir</button><button>Choisir</button>',
    '<button id="x">Choisir</button><button id="y">Choisir</button>',
  ],
])('is not found where %s', (_what, served, anew) => {
  expect(foundAfter(served, anew)).toBeUndefined();
});

it('what never was in the page is not found', () => {
  root.innerHTML = '<button>Menu</button>';
  const stranger = Object.assign(document.createElement('button'), { textContent: 'Menu' });
  expect(rememberControls(root)(stranger)).toBeUndefined();
});
