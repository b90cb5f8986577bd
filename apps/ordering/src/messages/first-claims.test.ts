import { firstClaims } from '@tassis/domain/first-claims';
import { expect, test } from 'vitest';
import { en as creationEn } from './company-creation-page/en.ts';
import { fr as creationFr } from './company-creation-page/fr.ts';
import { en as domiciliationEn } from './domiciliation-page/en.ts';
import { fr as domiciliationFr } from './domiciliation-page/fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

test.each([
  ['text', fr, [creationFr, domiciliationFr]],
  ['text_en', en, [creationEn, domiciliationEn]],
] as const)('pages say what the content’s staff begin with (%s)', (field, texts, pages) => {
  expect(firstClaims.express?.[field]).toBe(texts.hero.badge);
  for (const { claim, label } of pages.flatMap(({ hero }) => hero.claims)) {
    expect([claim, firstClaims[claim]?.[field]]).toEqual([claim, label]);
  }
});
