import type { Area } from '@tassis/platform';
import { matchRoutes, type RouteObject } from 'react-router';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** An imported file of stories. */
export type StoryFile = Readonly<Record<string, unknown>>;

/** A screen in a state: a story that shows a page of an area. */
export type Screen = { id: string; title: string; name: string; at: string; area: Area };

/** A page of an area, by the pattern of its path, and the stories that show it. */
export type Page = { area: string; path: string; screens: Screen[] };

/** The stories of these files that show a page of an area (`AreaScreen`), in the order of the files. */
export function listScreens(files: readonly StoryFile[]): Screen[] {
  return files.flatMap(({ default: meta, ...stories }) => {
    const { title, id, args: common } = asFields(meta);
    return Object.entries(stories).flatMap(([key, story]) => {
      const { name, args: own } = asFields(story);
      const { area, at } = { ...asFields(common), ...asFields(own) };
      if (!isArea(area) || typeof at !== 'string' || typeof title !== 'string') return [];
      const exportName = storyNameFromExport(key);
      return [
        {
          id: toId(typeof id === 'string' ? id : title, exportName),
          title,
          name: typeof name === 'string' ? name : exportName,
          at,
          area,
        },
      ];
    });
  });
}

/** The pages of an area with the screens that show them. A page that only redirects has none. */
export function listPages(area: Area, screens: readonly Screen[]): Page[] {
  const own = screens.filter((screen) => screen.area.id === area.id);
  return listPaths(area.routes).map((path) => ({
    area: area.id,
    path,
    screens: own.filter(({ at }) => findPath(area.routes, at) === path),
  }));
}

/** The patterns of all paths that have a page: `/client-dashboard/bills/:billId`. */
function listPaths(routes: readonly RouteObject[], base = ''): string[] {
  return routes.flatMap((route) => {
    const path = join(base, route.path);
    if (route.children) return listPaths(route.children, path);
    return leadsOn(route) ? [] : [path];
  });
}

function findPath(routes: readonly RouteObject[], at: string): string | undefined {
  const { pathname } = new URL(at, 'http://localhost');
  const matches = matchRoutes([...routes], pathname);
  return matches?.reduce((path, { route }) => join(path, route.path), '');
}

/** A child with an absolute path is not appended to its parent's. */
const join = (base: string, path = '') =>
  path.startsWith('/') || path === '' ? path || base : `${base}/${path}`;

const leadsOn = ({ handle }: RouteObject) => 'leadsTo' in asFields(handle);

type Fields = Readonly<Record<string, unknown>>;

function asFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isArea = (value: unknown): value is Area =>
  isFields(value) && typeof value['id'] === 'string' && Array.isArray(value['routes']);
