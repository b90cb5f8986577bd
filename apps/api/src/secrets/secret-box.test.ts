import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const key = 'a-server-key-of-thirty-two-letters';
const next = 'the-next-one-of-thirty-two-letters';

test('a secret can be decrypted for its owner and its purpose only, with the server’s key, and if it is unmodified', () => {
  const box = secretBox([key], 'second-factor');
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'somebody');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(box.open(sealed, 'somebody')).toBe('JBSWY3DPEHPK3PXP');
  expect(box.seal('JBSWY3DPEHPK3PXP', 'somebody')).not.toBe(sealed);
  const touched = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [
    () => box.open(sealed, 'somebody else'),
    () => box.open(touched, 'somebody'),
    () => secretBox([key], 'another purpose').open(sealed, 'somebody'),
    () => secretBox([next], 'second-factor').open(sealed, 'somebody'),
  ]) {
    expect(wrong).toThrow('cannot be decrypted');
  }
});

test('the key before opens what it sealed, and is not the current one', () => {
  const sealed = secretBox([key], 'second-factor').seal('JBSWY3DPEHPK3PXP', 'somebody');
  const box = secretBox([next, key], 'second-factor');
  expect(box.open(sealed, 'somebody')).toBe('JBSWY3DPEHPK3PXP');
  expect(box.tryOpen(sealed, 'somebody')).toMatchObject({ isCurrent: false });
  expect(box.tryOpen(box.seal('A', 'somebody'), 'somebody')).toMatchObject({ isCurrent: true });
});
