import { expect, test } from 'vitest';
import type { SBType } from 'storybook/internal/types';
import { settableOnly } from './settable.ts';

const boolean = { name: 'boolean' as const };
const node = { name: 'other' as const, value: 'ReactNode' };

/** What is shown of these props, in a component of this title. */
function shown(title: string, types: Record<string, SBType>, initialArgs = {}) {
  const argTypes = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, { name, type, description: 'In English.' }]),
  );
  const settings = settableOnly({ title, argTypes, initialArgs });
  return Object.values(settings).filter(({ table }) => !table?.disable);
}

test('a setting is said in French', () => {
  expect(shown('Actions/Button · bouton', { wide: boolean })).toMatchObject([
    { name: 'wide', description: 'Toute la largeur' },
  ]);
});

test('a component may mean something else by the same name', () => {
  expect(shown('Retours/Drawer · tiroir', { locked: boolean })).toMatchObject([
    { description: 'Reste ouvert, le temps d’un envoi' },
  ]);
  expect(shown('Formulaires/EditableCard · carte', { locked: boolean })).toMatchObject([
    { description: 'Validée, en lecture seule' },
  ]);
});

test('what has no words is not shown, whether Storybook reads it or the story gives it', () => {
  expect(shown('Formulaires/Select · liste', { autoComplete: boolean }, { name: 'city' })).toEqual(
    [],
  );
});

test('a choice of many is made without the English words of Storybook’s list', () => {
  const size = { name: 'enum' as const, value: ['xs', 's', 'm', 'l', 'xl', 'xxl'] };
  expect(shown('Actions/Button · bouton', { size })).toMatchObject([
    { control: { type: 'radio' } },
  ]);
});

test('a node of the page is set as a text, but for an element', () => {
  const types = { children: node };
  expect(shown('Vitrine/Card · carte', types)).toMatchObject([{ control: { type: 'text' } }]);
  expect(shown('Vitrine/Card · carte', types, { children: {} })).toEqual([]);
});
