import { ROLES, type Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { areaForPath, type ReleasedArea } from '@tassis/platform/release';
import { createContext, useContext } from 'react';
import { releasesPath } from '../releases/releases-path.ts';
import type { FindArea } from './area-list.ts';

/** Whether a role may enter an address of this site. */
export type MayEnter = (role: Role, address: string) => Promise<boolean>;

/** Decides by the roles of areas and of the shell's pages; unknown addresses may not be entered. */
export function createMayEnter(findArea: FindArea): MayEnter {
  const ownPages: Pick<ReleasedArea, 'mounts' | 'roles'>[] = [
    { mounts: [paths.verifyEmail], roles: [] },
    { mounts: [paths.account], roles: [...ROLES] },
    { mounts: [releasesPath], roles: ['admin'] },
  ];
  return async (role, address) => {
    const { pathname } = new URL(address, location.origin);
    const place =
      areaForPath(ownPages, pathname) ?? (await findArea(pathname).catch(() => undefined));
    return place !== undefined && (place.roles.length === 0 || place.roles.includes(role));
  };
}

/** Provided by the shell's root. */
export const MayEnterContext = createContext<MayEnter>(() => Promise.resolve(false));

export function useMayEnter(): MayEnter {
  return useContext(MayEnterContext);
}
