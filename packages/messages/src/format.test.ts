import { expect, test } from 'vitest';
import {
  formatAppointment,
  formatAppointmentDay,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
} from './index.ts';

test('French amounts have narrow no-break spaces and two decimals', () => {
  expect(formatMoney('fr', 1234.5)).toBe('1\u202F234,50\u00A0MAD');
  expect(formatMoney('fr', 0)).toBe('0,00\u00A0MAD');
  expect(formatMoney('en', 1234.5)).toBe('1,234.50\u00A0MAD');
});

test('whole amounts may go without centimes, others never do', () => {
  expect(formatMoney('fr', 2400, { decimals: 'whole' })).toBe('2\u202F400\u00A0MAD');
  expect(formatMoney('fr', 2400.5, { decimals: 'whole' })).toBe('2\u202F400,50\u00A0MAD');
  expect(formatMoney('en', 2400, { decimals: 'whole', unit: 'DH' })).toBe('2,400\u00A0DH');
});

test('numbers', () => {
  expect(formatNumber('fr', 2000)).toBe('2\u202F000');
  expect(formatNumber('en', 1234.5)).toBe('1,234.5');
});

test('parts of a whole', () => {
  expect(formatPercent('fr', 0.4)).toBe('40\u202F%');
  expect(formatPercent('en', 1 / 3)).toBe('33.33%');
});

test('a day stays the day it is', () => {
  expect(formatDate('fr', '2026-11-21')).toBe('21 novembre 2026');
  expect(formatDate('en', '2026-11-21')).toBe('21 November 2026');
  expect(formatDate('fr', '2026-01-05', 'short')).toBe('05/01/2026');
});

test('French counts the first day of a month', () => {
  expect(formatDate('fr', '2026-11-01')).toBe('1er novembre 2026');
  expect(formatDateTime('fr', '2025-07-01T13:05:00.000Z')).toBe('1er juillet 2025 à 14:05');
  expect(formatDate('fr', '2026-11-01', 'short')).toBe('01/11/2026');
  expect(formatDate('fr', '2026-11-21')).toBe('21 novembre 2026');
  expect(formatDate('en', '2026-11-01')).toBe('1 November 2026');
});

test('a moment is told as it is in Morocco, an hour ahead of UTC in July 2025', () => {
  expect(formatDate('fr', '2025-07-20T23:30:00.000Z')).toBe('21 juillet 2025');
  expect(formatDateTime('fr', '2025-07-21T13:05:00.000Z')).toBe('21 juillet 2025 à 14:05');
  expect(formatDateTime('en', '2025-07-21T13:05:00.000Z')).toBe('21 July 2025 at 14:05');
});

test('an appointment is told as its offset has it, whatever the time zone database says', () => {
  const slot = '2026-12-01T00:30:00+05:00';
  expect(formatAppointment('fr', slot)).toBe('mardi 1er décembre 2026 à 00:30');
  expect(formatAppointment('en', slot)).toBe('Tuesday, 1 December 2026 at 00:30');
  expect(formatAppointmentDay('fr', slot)).toBe('mardi 1er décembre');
  expect(formatAppointmentDay('en', slot)).toBe('Tuesday 1 December');
});
