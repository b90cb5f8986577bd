import { publicPaths } from './addresses.ts';

/** The deep tier tests every row of every table; the fast one those that differ most. */
export const isDeep = process.env['TEST_TIER'] === 'deep';

/** The public pages whose behaviour is tested one by one: in the fast tier the most complex one, with a form. */
export const sampledPaths = isDeep ? publicPaths : (['/negative-certificate'] as const);

/** The server-rendered pages of the shell itself, for visitors. */
export const signInPaths = isDeep ? (['/login', '/register'] as const) : (['/login'] as const);

/** In the fast tier one page of each area with public pages. */
export const pathOfEachArea = isDeep ? publicPaths : (['/', '/negative-certificate'] as const);
