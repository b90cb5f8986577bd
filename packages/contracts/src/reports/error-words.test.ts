import { describe, expect, test } from 'vitest';
import { scrubMessage, scrubStack } from './error-words.ts';

describe('the message of an error', () => {
  test.each([
    [
      'TypeError: Cannot read properties of undefined (reading ‘total’)',
      'typeerror cannot read properties of undefined reading …',
    ],
    ['ReferenceError: orders is not defined', 'referenceerror … is not defined'],
    [
      'TypeError: can\'t access property "x", y is undefined',
      'typeerror can t access property … is undefined',
    ],
    [
      "undefined is not an object (evaluating 'order.total')",
      'undefined is not an object evaluating …',
    ],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Salma for the full message',
      'react error #418',
    ],
    [
      'Failed to fetch dynamically imported module: https://x/y.js',
      'failed to fetch dynamically imported module …',
    ],
  ])('%s is reported as: %s', (message, reported) => {
    expect(scrubMessage(message)).toBe(reported);
    expect(scrubMessage(reported)).toBe(reported);
  });

  test.each([
    'Salma El Amrani ne peut pas payer 1200 MAD',
    'Unexpected token S in JSON: {"name":"Salma","email":"salma@example.ma","cin":"BK123456"}',
    'https://tassis.example/reset-password?token=secret-token&phone=0612345678',
    'Société Atlas Conseil, IBAN MA64 0111 1100 0001 2050 0053 4921',
  ])('keeps nothing of anybody: %s', (message) => {
    const reported = scrubMessage(message);
    expect(reported).not.toMatch(/salma|amrani|token=|secret|atlas|\d|@|mad|iban|bk/i);
  });
});

test('of a stack the places in releases are kept, and nothing else', () => {
  const stack = `TypeError: Salma
    at payOf (https://tassis.example/mfe/ordering/1.2.3-ab/form-a1b2c3d4.js:1:234?email=salma)
    at https://evil.example/x.js:1:1
    at run (http://localhost:3000/mfe/shell/1.0.0-cd/main.js:12:3456)`;
  const reported =
    '/mfe/ordering/1.2.3-ab/form-a1b2c3d4.js:1:234\n/mfe/shell/1.0.0-cd/main.js:12:3456';
  expect(scrubStack(stack)).toBe(reported);
  expect(scrubStack(reported)).toBe(reported);
  expect(scrubStack('at https://x/mfe/a/1/b.js:1:1\n'.repeat(20)).split('\n')).toHaveLength(8);
});
