/**
 * What is asked of each list that has pages: by whom, and for each of its filters the value of the marked
 * rows (of which there are a thousand in a house of any size), then one that many others have. `@…`: an id of the house.
 */
export type ListCase = {
  as: 'admin' | 'client' | 'partner';
  params?: Record<string, string>;
  filters: Record<string, readonly string[]>;
  /** Ordered by a day, not by a moment. */
  byDay?: true;
  /** Besides by date of creation. */
  sorts?: readonly string[];
};

const days = { from: ['2020-01-01', '2023-01-01'], to: ['2027-01-01', '2023-01-01'] };

export const listCases: Record<string, ListCase> = {
  listAdminOrders: {
    as: 'admin',
    filters: {
      status: ['rejected', 'completed'],
      service: ['negative_certificate_request', 'domiciliation'],
      client: ['@client'],
      ...days,
    },
  },
  listClientOrders: { as: 'client', filters: { status: ['rejected'] } },
  listAdminBills: {
    as: 'admin',
    filters: { status: ['partly_paid', 'paid'], client: ['@client'], ...days },
  },
  listClientBills: { as: 'client', filters: { status: ['partly_paid'] } },
  listAdminDocuments: {
    as: 'admin',
    filters: {
      status: ['refused', 'accepted'],
      kind: ['receipt', 'identity'],
      order: ['@order'],
      client: ['@client'],
    },
  },
  listClientDocuments: {
    as: 'client',
    filters: { status: ['refused'], kind: ['receipt'], order: ['@order'] },
  },
  listAdminDomiciliations: {
    as: 'admin',
    filters: {
      status: ['open', 'closed'],
      client: ['@client'],
      from: ['2020-01-01', '2026-12-01'],
      to: ['2027-02-01', '2022-01-01'],
      year: ['2026', '2023'],
    },
    sorts: ['end_date', '-end_date'],
  },
  listClientDomiciliations: { as: 'client', filters: {}, byDay: true },
  listAdminWarnings: { as: 'admin', filters: { status: ['upcoming'] }, byDay: true },
  listClientWarnings: { as: 'client', filters: { status: ['upcoming'] }, byDay: true },
  listContactSubmissions: {
    as: 'admin',
    filters: { status: ['closed', 'new'], assigned: ['@admin', 'none'] },
  },
  listNewsletterSubscriptions: {
    as: 'admin',
    filters: { status: ['unsubscribed', 'subscribed'] },
  },
  listCallbackRequests: { as: 'admin', filters: {} },
  listAdminPartners: { as: 'admin', filters: { status: ['rejected', 'validated'] } },
  listPartnerRequests: {
    as: 'partner',
    filters: { status: ['accepted'], kind: ['link'], client: ['@linked'] },
  },
  listClientPartnerRequests: {
    as: 'client',
    filters: { status: ['refused'], kind: ['link'] },
  },
  listPartnerClients: { as: 'partner', filters: {} },
  listAdminClients: { as: 'admin', filters: {} },
  listAdminUsers: { as: 'admin', filters: { role: ['content_admin', 'client'] } },
  listAdminMails: { as: 'admin', filters: { status: ['failed', 'sent'] } },
  listNotifications: {
    as: 'client',
    filters: { type: ['order'], unread: ['true'], archived: ['false'] },
  },
  listNotificationsOfType: {
    as: 'client',
    params: { type: 'order' },
    filters: { unread: ['true'], archived: ['false'] },
  },
};

type Query = Record<string, string | number>;
/** What is asked in a large house, and what in a small one it is held against: the dearest of these. */
export type Question = readonly [large: Query, ...small: Query[]];

const middle = ['2023-11-20T00:00:00.000Z', '2026-11-21'] as const;

/** Every question of a list; `keys` are those of its query. */
export function questionsOf(
  { as, filters, byDay, sorts = [] }: ListCase,
  keys: readonly string[],
  cursorAt: (at: string) => string,
): Question[] {
  const same = (query: Query): Question => [query, query];
  const pages: Query[] = [
    {},
    { per_page: 50 },
    { page: 50 },
    { cursor: cursorAt(middle[byDay === true ? 1 : 0]) },
    { cursor: 'last' },
    ...(keys.includes('sort') ? ['created_at', ...sorts] : []).map((sort) => ({ sort })),
  ];
  // One row, twenty, all: against the deepest page of a search that finds a thousand. All of a client's own are
  // as many as they have, each on a page of its own.
  const deepest = { search: 'zellige', page: 50 };
  const found = ['tadelakt', 'bejmat', ...(as === 'admin' ? ['sarl'] : [])];
  const words = keys.includes('search') ? found : [];
  const named = Object.entries(filters);
  const single = named.flatMap(([key, [marked = '', many]]) => [
    same({ [key]: marked }),
    same({ [key]: marked, page: 50 }),
    ...(many === undefined ? [] : [[{ [key]: many }, { [key]: marked }] as const]),
  ]);
  const pairs = named.flatMap(([key, [marked = '']], index) =>
    named.slice(index + 1).map(([other, [its = '']]) => same({ [key]: marked, [other]: its })),
  );
  return [
    ...pages.map(same),
    ...words.map((search) => [{ search }, { search }, deepest] as const),
    ...single,
    ...pairs,
  ];
}
