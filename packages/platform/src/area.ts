import type { RouteObject } from 'react-router';

/** Version of the contract between the shell and the areas; a breaking change raises it. */
export const AREA_CONTRACT = 1;

const brand = 'tassis.area';

/** What an area's remote entry (`src/area.tsx`) exports as `area`. */
export interface Area {
  readonly $$type: typeof brand;
  /** The area's id, equal to `id` in its `area.json`. */
  readonly id: string;
  /** The `AREA_CONTRACT` that the area was built against. */
  readonly contract: number;
  /** Absolute routes; every path lies under one of the area's mounts. */
  readonly routes: RouteObject[];
}

/**
 * Declares an area.
 * @example export const area = defineArea({ id: 'ordering', routes: [{ path: '/negative-certificate', Component }] });
 */
export function defineArea(definition: { id: string; routes: RouteObject[] }): Area {
  return { $$type: brand, contract: AREA_CONTRACT, ...definition };
}

/** True when a loaded module's export is an area that this shell can mount. */
export function isArea(value: unknown): value is Area {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$$type' in value &&
    value.$$type === brand &&
    'contract' in value &&
    value.contract === AREA_CONTRACT &&
    'routes' in value &&
    Array.isArray(value.routes)
  );
}
