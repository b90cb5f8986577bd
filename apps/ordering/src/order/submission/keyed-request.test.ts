import { expect, test } from 'vitest';
import { keyedRequestFor } from './keyed-request.ts';

const fresh = () => 'new';

test('the first try makes a key up', () => {
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

test('as long as a try is unanswered the key stays, whatever is sent', () => {
  const open = { key: 'old', body: 'A', unanswered: true };
  expect(keyedRequestFor(open, 'B', fresh)).toEqual({ key: 'old', body: 'B', unanswered: true });
  expect(keyedRequestFor({ ...open, body: null }, 'B', fresh).key).toBe('old');
});
