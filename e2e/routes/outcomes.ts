import { routeTable, type Person, type SiteRoute } from './route-table.ts';

const landings: Record<Exclude<Person, 'visitor'>, string> = {
  client: '/client-dashboard/profile',
  partner: '/partner-dashboard/dashboard',
  admin: '/admin-dashboard/dashboard',
  content_admin: '/dashboard/dashboard',
};

const rows = new Map(routeTable.map((route) => [route.path, route]));

/** The result of a request for a page: the final address, the title, and the address that the guard remembers. */
export interface Outcome {
  at: string;
  title: string;
  remembered: string | null;
}

/** The expected result for a person at an address, by the route table. */
export function getOutcome(person: Person, route: SiteRoute): Outcome {
  const { at, remembered } = arrival(person, route);
  const { title, titleWithin = title } = rows.get(at) ?? route;
  return { at, remembered, title: `${person === 'visitor' ? title : titleWithin} · Tassis` };
}

function arrival(person: Person, { path, access, leadsTo = path }: SiteRoute) {
  if (access === 'all') return { at: leadsTo, remembered: null };
  if (access === 'signed-out') return { at: doorFor(person, path), remembered: null };
  if (access.includes(person)) return { at: leadsTo, remembered: null };
  return { at: person === 'visitor' ? '/login' : '/', remembered: path };
}

/** The registration page does not exist for content administrators. */
function doorFor(person: Person, path: string): string {
  if (person === 'visitor') return path;
  return person === 'content_admin' && path === '/register' ? '/' : landings[person];
}
