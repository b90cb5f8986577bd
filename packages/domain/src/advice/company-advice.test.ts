import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPANY_FORMS, iceAdvice, legalFormAdvice } from '../index.ts';

test.each([
  ['SARL AU', 0, undefined],
  ['SARL AU', 1, undefined],
  ['SARL AU', 2, 'sarl_au_several_associates'],
  ['SARL', 0, undefined],
  ['SARL', 1, 'sarl_single_associate'],
  ['SARL', 2, undefined],
  ['SARL', 50, undefined],
  ['SARL', 51, 'sarl_over_fifty'],
  ['SA', 1, undefined],
  ['SA', 60, undefined],
] as const)('%s with %d associates: %s', (form, associates, code) => {
  expect(legalFormAdvice(form, associates)?.code).toBe(code);
});

test('only the two SARL are advised on', () => {
  const others = COMPANY_FORMS.filter((form) => !form.startsWith('SARL'));
  fc.assert(
    fc.property(fc.constantFrom(...others), fc.nat(300), (form, associates) => {
      expect(legalFormAdvice(form, associates)).toBeNull();
    }),
  );
});

test.each(['001561191000066', '002136093000040', '000036794000036', '003677364000081'])(
  'the ICE %s of a company that exists has a right key',
  (ice) => {
    expect(iceAdvice(` ${ice} `)).toBeNull();
  },
);

test('one wrong digit is noticed, an ICE that is still being typed is not', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14 }), digit, (at, other) => {
      const right = '001561191000066';
      const wrong = `${right.slice(0, at)}${other}${right.slice(at + 1)}`;
      expect(iceAdvice(wrong)?.code).toBe(wrong === right ? undefined : 'ice_key');
    }),
  );
  expect(iceAdvice('00156119100006')).toBeNull();
  expect(iceAdvice('ABC')).toBeNull();
});
