// @ts-check

/**
 * The critical code, and the folders that its tests need besides.
 * @type {Record<string, { mutate: string[], beside: string[] }>}
 */
export const mutantGroups = {
  pricing: { mutate: ['packages/domain/src/pricing/*.ts'], beside: ['packages/domain'] },
  'state machines': {
    mutate: [
      'packages/domain/src/{orders,content}/*status.ts',
      'packages/domain/src/{billing,documents,partners,warnings}/*.ts',
    ],
    beside: ['packages/domain'],
  },
  'access policies': {
    mutate: ['packages/domain/src/access/*.ts'],
    beside: ['packages/domain'],
  },
  'auth in the browser': {
    mutate: ['packages/auth/src/*.{ts,tsx}'],
    beside: ['packages/auth', 'packages/testing/src'],
  },
  'auth on the server': {
    mutate: ['apps/api/src/sessions/*.ts', 'apps/api/src/plugins/authentication.ts'],
    beside: ['apps/api'],
  },
};
