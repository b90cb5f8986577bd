import type { ReleasedArea } from '@tassis/platform/release';
import { matchRoutes, type RouteObject } from 'react-router';
import { SiteFrame } from '../frame/site-frame.tsx';

/** The routes for an early page of an area with roles: without guards, because it shows nobody's data. */
export function earlyRoutes(pages: RouteObject[], path: string): RouteObject[] {
  const { route, params = {} } = matchRoutes(pages, path)?.at(-1) ?? {};
  const { '*': _rest, ...named } = params;
  // A page with parameters in its path has no data yet: only the frame of its area is shown.
  const isOpen = Object.values(named).every((value) => value === undefined);
  const children = isOpen || !route ? pages : pages.map((page) => emptied(page, route));
  return [{ element: <SiteFrame loading early />, children }];
}

/** The path of the page that is shown at a path: a route may redirect (`leadsTo`). */
export function pathShown(pages: RouteObject[], path: string): string {
  const handle: unknown = matchRoutes(pages, path)?.at(-1)?.route.handle;
  const isTold = typeof handle === 'object' && handle && 'leadsTo' in handle;
  return isTold ? String(handle.leadsTo) : path;
}

function emptied(page: RouteObject, route: RouteObject): RouteObject {
  if (page === route) return { path: route.path ?? '', element: null };
  if (!page.children) return page;
  return { ...page, children: page.children.map((child) => emptied(child, route)) };
}

/**
 * The script in the head of an early page, after the boot script. It shows the page to a visitor who has
 * a session, one of these roles, and French as language. All others see 'Chargement…'.
 */
export function showEarly({ roles }: Pick<ReleasedArea, 'roles'>): string {
  const mayEnter = `${JSON.stringify(roles)}.includes((document.cookie.match(/(?:^|; )userRole=(\\w+)/)||[])[1]||localStorage.getItem("userRole"))`;
  return `{const{dataset}=document.documentElement;try{"session"in dataset&&(localStorage.getItem("locale")||"fr")=="fr"&&${mayEnter}&&(dataset.early="")}catch{}}`;
}
