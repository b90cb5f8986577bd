import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toJSONSchema } from 'zod';
import * as contracts from './index.ts';
import { allContracts, COMMON_ERRORS, ERROR_STATUS, type Contract } from './index.ts';

const all: readonly Contract[] = allContracts;

/** Who may call what stands below this; all else is for everybody. */
const CALLERS: Readonly<Record<string, Contract['auth']>> = {
  admin: ['admin'],
  bills: ['client', 'admin'],
  changes: ['client', 'partner', 'admin'],
  client: ['client'],
  content: ['content_admin'],
  documents: ['client', 'admin'],
  'email/verification-notification': 'any',
  logout: 'any',
  notifications: ['client', 'partner'],
  orders: ['client'],
  partner: ['partner'],
  user: 'any',
};

function tokensIn(schema: Contract['response']['schema']): boolean {
  const shape = toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return JSON.stringify(shape).includes('"refresh_token"');
}

describe('every contract', () => {
  test('has a name, and a method and path, of its own', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  });

  test('is exported under its name', () => {
    for (const contract of all) expect(contracts).toHaveProperty(contract.name, contract);
  });

  test('stands in a file of its own that is in the list', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const names = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
      .map((source) => /^export const (\w+) = defineContract/mu.exec(source)?.[1])
      .filter((name) => name !== undefined);
    expect(new Set(names)).toEqual(new Set(all.map(({ name }) => name)));
  });

  test.each(all.map((contract) => [contract.name, contract] as const))(
    '%s declares the errors that follow from what it is',
    (_name, contract) => {
      const { auth, errors } = contract;
      const takesInput = Object.keys(contract.request).length > 0;
      const followsFromIt = [
        auth === 'public' ? [] : ['unauthenticated'],
        Array.isArray(auth) ? ['forbidden'] : [],
        takesInput ? [contract.invalidCode ?? 'validation_failed'] : [],
        contract.throttledCode ?? [],
        contract.versioned ? ['version_required', 'stale_version'] : [],
        contract.idempotent ? ['idempotency_key_reused', 'idempotency_in_progress'] : [],
      ].flat();
      expect(errors).toEqual(expect.arrayContaining(followsFromIt));
      expect(errors.includes('unauthenticated')).toBe(auth !== 'public');
      expect(errors.filter((code) => COMMON_ERRORS.some((common) => common === code))).toEqual([]);
    },
  );

  test('is called by those for whom its path is', () => {
    for (const { name, path, auth } of all) {
      const [, first = ''] = path.split('/');
      const callers = CALLERS[path.slice(1)] ?? CALLERS[first] ?? 'public';
      expect([name, auth]).toEqual([name, callers]);
    }
  });

  test('every error is declared by some contract or common to all, or to all of the staff', () => {
    const ofStaff = 'second_factor_required';
    const declared = new Set<string>([
      ...COMMON_ERRORS,
      ofStaff,
      ...all.flatMap(({ errors }) => errors),
    ]);
    expect(Object.keys(ERROR_STATUS).filter((code) => !declared.has(code))).toEqual([]);
  });

  test('what creates something, and answers no tokens, is taken once for each key', () => {
    const creating = all.filter(
      ({ method, response }) => method === 'POST' && response.status === 201,
    );
    const repeated = creating.filter(({ idempotent }) => idempotent !== true);
    expect(repeated.map(({ name }) => name).toSorted()).toEqual([
      'acceptInvitation',
      'registerClient',
      'registerPartner',
    ]);
  });

  test('these open a session or go on with one, and no others', () => {
    const opening = all.filter(({ response }) => tokensIn(response.schema));
    expect(opening.map(({ name }) => name).toSorted()).toEqual([
      'acceptInvitation',
      'login',
      'loginMfa',
      'refresh',
      'registerClient',
      'registerPartner',
    ]);
  });

  test('path parameters are those of the schema', () => {
    for (const { path, request } of all) {
      expect(path.includes(':')).toBe('params' in request);
    }
  });
});
