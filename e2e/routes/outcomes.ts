import { routeTable, type Person, type SiteRoute } from './route-table.ts';

const landings: Record<Exclude<Person, 'visitor'>, string> = {
  client: '/client-dashboard/profile',
  partner: '/partner-dashboard/dashboard',
  admin: '/admin-dashboard/dashboard',
  content_admin: '/dashboard/dashboard',
};

const rows = new Map(routeTable.map((route) => [route.path, route]));

/** Where somebody who asks for a page arrives, what that page is called, and what the guard remembers of it. */
export interface Outcome {
  at: string;
  title: string;
  remembered: string | null;
}

/** What the route table says of a person at an address. */
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

/** /register knows no content administrators. */
function doorFor(person: Person, path: string): string {
  if (person === 'visitor') return path;
  return person === 'content_admin' && path === '/register' ? '/' : landings[person];
}
