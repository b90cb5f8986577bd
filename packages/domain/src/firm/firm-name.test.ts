import { expect, test } from 'vitest';
import { firmName, writtenText } from './firm-name.ts';
import { PRODUCT_NAME } from './product-name.ts';

test.each([
  ['À renseigner', undefined],
  [' À renseigner ', undefined],
  [' ', undefined],
  [' Atlas Conseil ', 'Atlas Conseil'],
])('%j is written as %j', (text, written) => {
  expect(writtenText(text)).toBe(written);
  expect(firmName({ name: text })).toBe(written ?? PRODUCT_NAME);
});
