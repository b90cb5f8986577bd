import { expect, test } from 'vitest';
import type { SBType } from 'storybook/internal/types';
import { settableOnly } from './settable.ts';

const boolean = { name: 'boolean' as const };
const node = { name: 'other' as const, value: 'ReactNode' };

/** Returns the settings shown for these props, in a component with this title. */
function shown(title: string, types: Record<string, SBType>, initialArgs = {}) {
  const argTypes = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, { name, type, description: 'In English.' }]),
  );
  const settings = settableOnly({ title, argTypes, initialArgs });
  return Object.values(settings).filter(({ table }) => !table?.disable);
}

test('a setting has a French name', () => {
  expect(shown('Actions/Button · bouton', { wide: boolean })).toMatchObject([
    { name: 'wide', description: 'Toute la largeur' },
  ]);
});

test('the same name may mean something else in a component', () => {
  expect(shown('Retours/Drawer · tiroir', { locked: boolean })).toMatchObject([
    { description: 'Reste ouvert, le temps d’un envoi' },
  ]);
  expect(shown('Formulaires/EditableCard · carte', { locked: boolean })).toMatchObject([
    { description: 'Validée, en lecture seule' },
  ]);
});

test('a setting without a name is not shown, whether Storybook finds it or the story sets it', () => {
  expect(shown('Formulaires/Select · liste', { autoComplete: boolean }, { name: 'city' })).toEqual(
    [],
  );
});

test('a choice of many options has no English text of Storybook’s list', () => {
  const size = { name: 'enum' as const, value: ['xs', 's', 'm', 'l', 'xl', 'xxl'] };
  expect(shown('Actions/Button · bouton', { size })).toMatchObject([
    { control: { type: 'radio' } },
  ]);
});

test('a node of the page is set as a text, unless the story passes an element', () => {
  const types = { children: node };
  expect(shown('Vitrine/Card · carte', types)).toMatchObject([{ control: { type: 'text' } }]);
  expect(shown('Vitrine/Card · carte', types, { children: {} })).toEqual([]);
});
