import { ROLES, type Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { areaForPath, type ReleasedArea } from '@tassis/platform/release';
import { createContext, useContext } from 'react';

/** Whether a role may enter an address of this site. */
export type MayEnter = (role: Role, address: string) => boolean;

/** Made from what areas and pages say of themselves; unknown addresses may not be entered. */
export function createMayEnter(areas: readonly ReleasedArea[]): MayEnter {
  const places: Pick<ReleasedArea, 'mounts' | 'roles'>[] = [
    ...areas,
    { mounts: [paths.verifyEmail], roles: [] },
    { mounts: [paths.account], roles: [...ROLES] },
  ];
  return (role, address) => {
    const { pathname } = new URL(address, location.origin);
    const place = areaForPath(places, pathname);
    return place !== undefined && (place.roles.length === 0 || place.roles.includes(role));
  };
}

/** Given by the shell's root. */
export const MayEnterContext = createContext<MayEnter>(() => false);

export function useMayEnter(): MayEnter {
  return useContext(MayEnterContext);
}
