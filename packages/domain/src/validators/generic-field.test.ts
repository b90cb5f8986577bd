import { describe, expect, test } from 'vitest';
import { GENERIC_FIELDS, genericRequired, genericSelect, pattern } from '../index.ts';

const fields = GENERIC_FIELDS;

describe('the generic field', () => {
  test.each([
    ['email', ['a@b.ma'], ['a', 'a@b'], 'email_invalid'],
    ['phone', ['0612345678', '+212612345678'], ['0612', '+2126'], 'phone_format_invalid'],
    [
      'positiveNumber',
      ['1', '0.5', '2,5', '10'],
      ['0', '-1', '+1', '1e3', 'x', '0.0'],
      'amount_not_positive',
    ],
    ['name', ['Aït Lahcen', "N'Go-Ba"], ['A1', 'A.'], 'name_format_invalid'],
    ['companyName', ["L'Atelier & Fils n.2"], ['A/B', 'A!'], 'company_name_format_invalid'],
    ['acronym', ['OCP2'], ['A B', 'ABCDEFGHIJK'], 'acronym_format_invalid'],
    ['commercialRegister', ['123456'], ['1234567', 'A'], 'commercial_register_format_invalid'],
    ['cin', ['AB123', 'X'], ['ab123', 'A-1'], 'format_mismatch'],
    ['passport', ['ab1234', 'AB1234567'], ['AB123', 'AB12345678'], 'format_mismatch'],
    ['residenceCard', ['C0123'], ['C012', 'C'.repeat(21)], 'format_mismatch'],
    ['ice', ['1', '123456789012345'], ['1234567890123456', '1A'], 'format_mismatch'],
  ] as const)('%s', (...[name, right, wrong, code]) => {
    const rule = fields[name];
    for (const value of right) expect([value, rule(value)]).toEqual([value, null]);
    for (const value of wrong) expect([value, rule(value)?.code]).toEqual([value, code]);
    expect(rule('')).toBeNull();
    expect(rule('شركة')).toEqual({ code: 'arabic_not_allowed' });
  });

  test('required, chosen, of a pattern of its own', () => {
    expect(genericRequired(' ')).toEqual({ code: 'required' });
    expect(genericSelect('', 'Ville')).toEqual({
      code: 'label_required',
      params: { label: 'Ville' },
    });
    expect(genericSelect('Fès', 'Ville')).toBeNull();
    expect(pattern(/^\d+$/u)('12a')).toEqual({ code: 'format_mismatch' });
  });
});
