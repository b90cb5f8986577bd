import { beforeEach, expect, it } from 'vitest';
import { rememberControls } from './same-control.ts';

const root = document.createElement('main');

beforeEach(() => document.body.replaceChildren(root));

/** Returns what is found in a page that was rendered again for the control that had the id `tapped` in the served one. */
function foundAfter(served: string, anew: string): string | undefined {
  root.innerHTML = served;
  const findControl = rememberControls(root);
  const tapped = root.querySelector('#tapped');
  if (!tapped) throw new Error('nothing was tapped');
  root.innerHTML = anew;
  return findControl(tapped)?.id;
}

it('finds the same element while it is in the page, even if an equal one was added', () => {
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
    'its value',
    '<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" id="tapped">',
    '<input type="radio" name="a" value="2" id="y"><input type="radio" name="a" value="1" id="x">',
  ],
  [
    'its target',
    '<a href="/services" id="tapped">Voir</a>',
    '<a href="/" id="x">Voir</a><a href="/services" id="y">Voir</a>',
  ],
  [
    'its action',
    '<form action="/sent/newsletter"></form><form id="tapped"></form>',
    '<form id="y"></form><form action="/sent/newsletter" id="x"></form>',
  ],
  [
    'its position among equal ones',
    '<button>Choisir</button><p></p><button id="tapped">Choisir</button>',
    '<button id="x">Choisir</button><button id="y">Choisir</button>',
  ],
  [
    'its position, whatever was typed into it',
    '<form></form><form id="tapped">Nom</form>',
    '<form id="x">Nom</form><form id="y">Nom complet</form>',
  ],
])('is found by %s', (_trait, served, anew) => {
  expect(foundAfter(served, anew)).toBe('y');
});

it.each([
  ['no control exists', '<button id="tapped">Menu</button>', ''],
  [
    'only another button exists',
    '<button id="tapped">Menu</button>',
    '<button id="x">Fermer</button>',
  ],
  [
    'one of several equal ones no longer exists',
    '<button>Choisir</button><button id="tapped">Choisir</button><button>Choisir</button>',
    '<button id="x">Choisir</button><button id="y">Choisir</button>',
  ],
])('is not found when %s', (_what, served, anew) => {
  expect(foundAfter(served, anew)).toBeUndefined();
});

it('finds nothing for an element that was never in the page', () => {
  root.innerHTML = '<button>Menu</button>';
  const stranger = Object.assign(document.createElement('button'), { textContent: 'Menu' });
  expect(rememberControls(root)(stranger)).toBeUndefined();
});
