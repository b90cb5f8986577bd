import { expect, it } from 'vitest';
import { AreaFailure } from '../areas/area-failure.ts';
import { describeError } from './describe-error.ts';

const thrown = Object.assign(new TypeError('salma is not a function'), {
  stack: 'TypeError: salma is not a function\n at x (https://tassis.ma/mfe/ordering/1/a.js:1:2)',
});

it.each([
  ['an error', thrown],
  ['a failed area', new AreaFailure({ id: 'ordering', version: '1' }, 'evaluation', thrown)],
])('%s is described by the message and stack of the thrown error', (_which, error) => {
  expect(describeError(error)).toEqual({
    message: 'typeerror … is not a function',
    stack: '/mfe/ordering/1/a.js:1:2',
  });
});

it.each([['salma@example.ma'], [undefined], [{ message: 'Salma' }]])(
  'what is not an error is not described: %j',
  (error) => {
    expect(describeError(error)).toEqual({});
  },
);
