// @ts-check

/** @type {import('../list.mjs').Fault[]} */
export const journeys = [
  {
    name: 'guard-open-to-visitors',
    suffering: 'Anyone who has no account sees the pages of those who have.',
    noticedBy: { journeys: 'doors' },
  },
  {
    name: 'previous-address-forgotten',
    suffering: 'Signs in and has to look again for the page of the link.',
    noticedBy: { journeys: 'doors' },
  },
  {
    name: 'wrong-role-asked-to-sign-in',
    suffering: 'A client who follows a link of the staff is told to sign in, though they are.',
    noticedBy: { journeys: 'doors' },
  },
  {
    name: 'content-admin-registers',
    suffering: 'A content administrator who opens /register lands where nobody wants them.',
    noticedBy: { unit: 'e2e/routes' },
  },
  {
    name: 'partner-page-open-to-clients',
    suffering: 'A client opens the list of an accountant’s clients.',
    noticedBy: { unit: 'e2e/routes' },
  },
  {
    name: 'area-open-to-another-role',
    suffering: 'An administrator of orders publishes packages.',
    noticedBy: { unit: 'e2e/routes' },
  },
  {
    name: 'title-missing',
    suffering: 'Cannot tell one tab of the site from another.',
    noticedBy: { unit: 'e2e/routes' },
  },
  {
    name: 'unknown-path-leads-elsewhere',
    suffering: 'A mistyped address leads to a page that has nothing to do with it.',
    noticedBy: { unit: 'e2e/routes' },
  },
  {
    name: 'drawn-otherwise-in-the-browser',
    suffering: 'The page blinks: the browser draws other words than the server.',
    noticedBy: { journeys: 'first-visit' },
  },
  {
    name: 'typed-text-lost-with-a-chunk',
    suffering: 'A release comes while somebody writes, and what they wrote is gone.',
    noticedBy: { unit: 'apps/shell/src/start', journeys: 'shell-failures' },
  },
  {
    name: 'choice-before-the-app-lost',
    suffering: 'A box ticked while the page came to life is not ticked.',
    noticedBy: { unit: 'apps/shell/src/start', journeys: 'before-hydration' },
  },
  {
    name: 'not-kept-by-the-browser',
    suffering: 'Goes back and waits for a page that was just there.',
    noticedBy: { journeys: 'bfcache' },
  },
  {
    name: 'newsletter-needs-a-script',
    suffering: 'Without script the newsletter’s form writes the address into the page’s own.',
    noticedBy: { journeys: 'without-script' },
  },
  {
    name: 'site-without-its-manifest',
    suffering: 'A phone keeps the site on its home screen without a picture.',
    noticedBy: { journeys: 'head.spec' },
  },
  {
    name: 'scripts-not-vouched-for',
    suffering: 'A script that was changed on its way is run.',
    noticedBy: { journeys: 'integrity' },
  },
  {
    name: 'place-on-the-page-lost',
    suffering: 'Goes back to a long page and stands at its top.',
    noticedBy: { journeys: 'navigation' },
  },
  {
    name: 'form-of-the-one-before',
    suffering: 'Anyone who signs in next at this tab finds the form of the one before.',
    noticedBy: { journeys: 'order-drafts' },
  },
  {
    name: 'order-lost-at-the-registration',
    suffering: 'Registers on the way to an order, and the order is not sent.',
    noticedBy: { journeys: 'first-order' },
  },
  {
    name: 'broken-area-takes-the-page',
    suffering: 'One area that cannot be loaded takes the header and everything else along.',
    noticedBy: { journeys: 'area-failures' },
  },
  {
    name: 'refresh-in-every-tab',
    suffering: 'Five open tabs ask for five new sessions, and all are signed out.',
    noticedBy: { journeys: 'session' },
  },
  {
    name: 'mail-leads-nowhere',
    suffering: 'The link of a mail opens a page that says it is not complete.',
    noticedBy: { journeys: 'access' },
  },
  {
    name: 'page-not-sent-early',
    suffering: 'Nothing of a page can be read before the app has come.',
    noticedBy: { journeys: 'area-pages' },
  },
  {
    name: 'throws-in-browsers-and-goes-live',
    suffering: 'An area that no browser can run goes live, and everybody sees its error card.',
    noticedBy: { journeys: 'foreign-area' },
  },
];
