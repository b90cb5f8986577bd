import { expect, test } from 'vitest';
import { keyedRequestFor } from './keyed-request.ts';

const fresh = () => 'new';

test('the first attempt gets a new key', () => {
  expect(keyedRequestFor(null, 'A', fresh)).toEqual({ key: 'new', body: 'A', unanswered: false });
});

test('after a definite answer, the same body reuses the key and another body gets a new one', () => {
  const refused = { key: 'old', body: 'A', unanswered: false };
  expect(keyedRequestFor(refused, 'A', fresh).key).toBe('old');
  expect(keyedRequestFor(refused, 'B', fresh)).toEqual({
    key: 'new',
    body: 'B',
    unanswered: false,
  });
});

test('the key stays as long as an attempt is unanswered, whatever is sent', () => {
  const open = { key: 'old', body: 'A', unanswered: true };
  expect(keyedRequestFor(open, 'B', fresh)).toEqual({ key: 'old', body: 'B', unanswered: true });
  expect(keyedRequestFor({ ...open, body: null }, 'B', fresh).key).toBe('old');
});
