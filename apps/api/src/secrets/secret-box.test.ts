import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const key = 'a-server-key-of-thirty-two-letters';

test('a secret opens for its owner and its purpose, with the server’s key, and as it was', () => {
  const box = secretBox(key, 'second-factor');
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'somebody');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(box.open(sealed, 'somebody')).toBe('JBSWY3DPEHPK3PXP');
  expect(box.seal('JBSWY3DPEHPK3PXP', 'somebody')).not.toBe(sealed);
  const touched = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [
    () => box.open(sealed, 'somebody else'),
    () => box.open(touched, 'somebody'),
    () => secretBox(key, 'another purpose').open(sealed, 'somebody'),
    () => secretBox(`${key}!`, 'second-factor').open(sealed, 'somebody'),
  ]) {
    expect(wrong).toThrow(/authenticat|unable|tag/iu);
  }
});
