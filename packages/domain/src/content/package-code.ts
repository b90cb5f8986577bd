const CODE_MAX = 40;

/** A package's name in addresses: 'COMBO12', 'CC_PREMIUM'. */
export const PACKAGE_CODE = /^[A-Z][A-Z\d_]{1,39}$/u;

/**
 * Returns the code of a copy: COMBO12 → COMBO12_COPIE, COMBO12_COPIE2… also for a copy of a copy.
 * @param count the number of the copy, from 1
 */
export function copyCode(code: string, count: number): string {
  const suffix = count === 1 ? '_COPIE' : `_COPIE${count}`;
  return `${code.replace(/_COPIE\d*$/u, '').slice(0, CODE_MAX - suffix.length)}${suffix}`;
}
