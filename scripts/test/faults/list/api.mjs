// @ts-check

/** @type {import('../list.mjs').Fault[]} */
export const api = [
  {
    name: 'order-open-to-another-client',
    suffering: 'A client reads another client’s order by its number.',
    noticedBy: { unit: 'apps/api/src/http' },
  },
  {
    name: 'bill-open-to-another-client',
    suffering: 'A client reads another client’s bill.',
    noticedBy: { unit: 'apps/api/src/http' },
  },
  {
    name: 'card-callback-counted-twice',
    suffering: 'A payment by card that the provider tells of twice is due to the client twice.',
    noticedBy: { unit: 'apps/api/src/modules/payments' },
  },
  {
    name: 'notification-of-another-deleted',
    suffering: 'Somebody’s news are deleted by another person.',
    noticedBy: { unit: 'apps/api/src/http' },
  },
  {
    name: 'role-not-asked',
    suffering: 'Anyone with an account calls what only the staff may.',
    noticedBy: { unit: 'apps/api/src/plugins' },
  },
  {
    name: 'contract-opened-to-partners',
    suffering: 'An accountant lists a client’s orders as if they were their own.',
    noticedBy: { unit: 'packages/contracts' },
  },
  {
    name: 'order-doubled-without-a-key',
    suffering: 'A double click orders twice.',
    noticedBy: { unit: 'apps/api/src/modules/orders' },
  },
  {
    name: 'lost-answer-not-kept',
    suffering: 'An order sent again because its answer was lost is told to wait for ever.',
    noticedBy: { unit: 'apps/api/src/modules/orders' },
  },
  {
    name: 'order-edited-by-two-at-once',
    suffering: 'What one colleague writes is lost when another saves at the same moment.',
    noticedBy: { unit: 'apps/api/src/modules/orders' },
  },
  {
    name: 'stale-order-overwritten',
    suffering: 'A change made on an old copy of an order overwrites a newer one.',
    noticedBy: { unit: 'apps/api/src/modules/orders' },
  },
  {
    name: 'price-as-shown-ignored',
    suffering: 'Is charged more than the page said.',
    noticedBy: { unit: 'apps/api/src/modules/orders' },
  },
  {
    name: 'days-unchecked-on-the-server',
    suffering: 'Only the browser refuses a domiciliation that starts last year.',
    noticedBy: { unit: 'apps/api/src/modules/orders' },
  },
  {
    name: 'bill-issued-twice',
    suffering: 'An order gets two bills.',
    noticedBy: { unit: 'apps/api/src/modules/bills' },
  },
  {
    name: 'more-paid-than-due',
    suffering: 'A payment is noted that nobody owed.',
    noticedBy: { unit: 'apps/api/src/modules/bills' },
  },
  {
    name: 'renewed-twice-at-once',
    suffering: 'Two clicks prolong a domiciliation twice, and bill both.',
    noticedBy: { unit: 'apps/api/src/modules/domiciliations' },
  },
  {
    name: 'draft-written-over',
    suffering: 'A draft written in another tab is overwritten without a word.',
    noticedBy: { unit: 'apps/api/src/modules/drafts' },
  },
  {
    name: 'reset-link-works-twice',
    suffering: 'A link in an old mail still changes the password.',
    noticedBy: { unit: 'apps/api/src/modules/account' },
  },
  {
    name: 'thief-stays-after-a-reset',
    suffering: 'Anyone who stole a session keeps it after the password was changed.',
    noticedBy: { unit: 'apps/api/src/modules/account' },
  },
  {
    name: 'sign-in-minds-capitals',
    suffering: 'Cannot sign in because the telephone began the address with a capital.',
    noticedBy: { unit: 'apps/api/src/modules/account' },
  },
  {
    name: 'guessing-unlimited-from-one-address',
    suffering: 'A password can be guessed without end from one address.',
    noticedBy: { unit: 'apps/api/src/modules/account' },
  },
  {
    name: 'copied-token-lives-on',
    suffering: 'A refresh token that was copied keeps its session alive.',
    noticedBy: { unit: 'apps/api/src/sessions' },
  },
  {
    name: 'refresh-without-its-lock',
    suffering: 'Two tabs that refresh at once are both signed out.',
    noticedBy: { unit: 'apps/api/src/sessions' },
  },
  {
    name: 'signed-out-for-a-minute-more',
    suffering: 'Who was signed out everywhere still gets answers for a minute.',
    noticedBy: { unit: 'apps/api/src/sessions' },
  },
  {
    name: 'index-missing',
    suffering: 'The list of a service’s orders takes seconds once there are many.',
    noticedBy: { unit: 'apps/api/src/lists' },
  },
  {
    name: 'search-takes-wildcards',
    suffering: 'A search for 100 % finds everything.',
    noticedBy: { unit: 'apps/api/src/modules/orders' },
  },
  {
    name: 'column-not-migrated',
    suffering: 'The code writes a column that no migration makes.',
    noticedBy: { unit: 'apps/api/src/database' },
  },
  {
    name: 'secret-left-in-a-sent-mail',
    suffering: 'Anyone who reads the outbox enters as anybody who forgot a password.',
    noticedBy: { unit: 'apps/api/src/workers' },
  },
  {
    name: 'secret-in-the-log',
    suffering: 'Anyone who reads the log finds tokens that still work.',
    noticedBy: { unit: 'apps/api/src/logger' },
  },
  {
    name: 'formula-in-a-download',
    suffering: 'A spreadsheet runs what a stranger typed as a name.',
    noticedBy: { unit: 'apps/api/src/downloads' },
  },
  {
    name: 'answers-kept-by-proxies',
    suffering: 'A shared computer shows the answers of the person who sat there before.',
    noticedBy: { unit: 'apps/api/src/http' },
  },
  {
    name: 'any-site-may-call',
    suffering: 'Another site calls the API in a visitor’s browser.',
    noticedBy: { unit: 'apps/api/src/plugins' },
  },
];
