import { expect, test } from 'vitest';
import { DOCUMENT_STATUSES, mayReplaceDocument, mayReviewDocument } from '../index.ts';

test('a document is looked at once, and never goes back to waiting', () => {
  const moves = DOCUMENT_STATUSES.flatMap((from) =>
    DOCUMENT_STATUSES.filter((to) => mayReviewDocument(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(moves).toEqual(['pending > accepted', 'pending > refused']);
});

test('a client replaces what was refused, once, and nothing else', () => {
  expect(DOCUMENT_STATUSES.filter(mayReplaceDocument)).toEqual(['refused']);
});
