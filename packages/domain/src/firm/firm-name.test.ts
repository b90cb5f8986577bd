import { expect, test } from 'vitest';
import { firmName, PRODUCT_NAME, writtenText } from './firm-name.ts';

test.each([
  ['À renseigner', undefined],
  [' À renseigner ', undefined],
  [' ', undefined],
  [' Atlas Conseil ', 'Atlas Conseil'],
])('%j is written as %j', (text, written) => {
  expect(writtenText(text)).toBe(written);
  expect(firmName({ name: text })).toBe(written ?? PRODUCT_NAME);
});
