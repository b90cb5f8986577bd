import { expect, it } from 'vitest';
import { sinceText } from './moment.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const texts = { now: 'à l’instant', onDay: (day: string) => `le ${day}` };

it.each([
  ['2026-11-22T11:59:30.000Z', 'à l’instant'],
  ['2026-11-22T12:00:05.000Z', 'à l’instant'], // the server's clock is ahead
  ['2026-11-22T11:55:00.000Z', 'il y a 5 minutes'],
  ['2026-11-22T09:10:00.000Z', 'il y a 2 heures'],
  ['2026-11-21T11:00:00.000Z', 'hier'],
  ['2026-11-17T11:00:00.000Z', 'il y a 5 jours'],
  ['2026-11-15T12:00:00.000Z', 'le 15 novembre 2026'],
])('%s was %s', (at, text) => {
  expect(sinceText('fr', { at, now }, texts)).toBe(text);
});
