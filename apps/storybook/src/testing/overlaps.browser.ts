import { afterEach, expect, test } from 'vitest';
import { overlaps } from './overlaps.ts';

afterEach(() => document.body.replaceChildren());

const BACK = 'margin-left: -30px;';
const icon = (style = '') => `<svg style="width: 20px; height: 20px; ${style}"></svg>`;

/** Content that would overlap the text before it if it were not positioned above the page. */
const over = (style: string, words = 'Dessus') =>
  `<p style="margin: 0">Dessous</p><div style="margin-top: -20px; ${style}">${words}</div>`;

test.each([
  {
    what: 'a text and the icon of its own control',
    page: `<button aria-label="Fermer">${icon()}<span style="${BACK}">Fermer</span></button>`,
    found: ['“Fermer” and <button Fermer> overlap'],
  },
  {
    what: 'the text of a control itself and its icon',
    page: `<a aria-label="Suite">Suite${icon(BACK)}</a>`,
    found: ['“Suite” and <a Suite> overlap'],
  },
  {
    what: 'two icons of one control',
    page: `<button aria-label="Fermer">${icon()}${icon(BACK)}</button>`,
    found: ['<button Fermer> and <button Fermer> overlap'],
  },
  {
    what: 'a label and the field that it wraps',
    page: `<label>Courriel<input name="email" style="${BACK}" /></label>`,
    found: ['“Courriel” and <input email> overlap'],
  },
  {
    what: 'two texts of one element',
    page: `<p>Avant<i style="display: inline-block; ${BACK}"></i>Après</p>`,
    found: ['“Avant” and “Après” overlap'],
  },
  {
    what: 'a text and one of an element inside its own',
    page: `<p>Total<b style="${BACK}">4 600</b></p>`,
    found: ['“Total” and “4 600” overlap'],
  },
  {
    what: 'the texts of two that stand one under the other',
    page: over(''),
    found: ['“Dessous” and “Dessus” overlap'],
  },
  {
    what: 'texts that no screen reader says',
    page: `<div aria-hidden="true">${over('')}</div>`,
    found: ['“Dessous” and “Dessus” overlap'],
  },
  {
    what: 'two fields',
    page: `<input name="from" /><input name="to" style="${BACK}" />`,
    found: ['<input from> and <input to> overlap'],
  },
  {
    what: 'what lies in one raised thing',
    page: `<div style="position: absolute; z-index: 1">${over('')}</div>`,
    found: ['“Dessous” and “Dessus” overlap'],
  },
])('said: $what', ({ page, found }) => {
  document.body.innerHTML = page;
  expect(overlaps()).toEqual(found);
});

test.each([
  { what: 'what stands beside', page: `<label>Courriel <input name="email" /></label> ${icon()}` },
  {
    what: 'lines of one text that touch',
    page: '<p style="width: 0; line-height: 0.3">Un deux trois</p>',
  },
  {
    what: 'lines of a paragraph',
    page: '<p style="width: 0; line-height: 1">Un mot <b>fort</b> ici</p>',
  },
  {
    what: 'an icon and its own text',
    page: `<button aria-label="1">${icon().replace('></', '><text y="15">1</text></')}</button>`,
  },
  {
    what: 'a sign in the padding of a field',
    page: `<input name="sum" style="width: 99px; padding-right: 40px" /><b style="${BACK}">DH</b>`,
  },
  {
    what: 'a sign on its drawn ground',
    page: `<button aria-label="1"><span aria-hidden="true">${icon()}<b style="margin-left: -15px">!</b></span></button>`,
  },
  { what: 'what is raised', page: over('position: absolute; z-index: 1') },
  { what: 'what is fixed', page: over('position: fixed') },
  { what: 'what sticks', page: over('position: sticky; top: 0') },
  { what: 'what is cut away', page: over('height: 0; overflow: hidden') },
  { what: 'what only a screen reader is told', page: over('clip-path: inset(50%)') },
  { what: 'what is hidden', page: over('visibility: hidden') },
  { what: 'what is seen through', page: over('opacity: 0') },
])('not said: $what', ({ page }) => {
  document.body.innerHTML = page;
  expect(overlaps()).toEqual([]);
});

test('ignores what a dialog covers', () => {
  document.body.innerHTML = `<p>Dessous</p><dialog style="margin: 0; inset: 0; padding: 16px">Dessus</dialog>`;
  document.querySelector('dialog')?.showModal();
  expect(overlaps()).toEqual([]);
});
