// @ts-check

/** @type {import('../list.mjs').Fault[]} */
export const browser = [
  {
    name: 'network-not-tried-again',
    suffering: 'A call fails at the first hiccup of a telephone’s network.',
    noticedBy: { unit: 'packages/api-client' },
  },
  {
    name: 'key-made-anew-for-each-try',
    suffering: 'A retry after a lost answer orders a second time.',
    noticedBy: { unit: 'packages/api-client' },
  },
  {
    name: 'version-never-sent',
    suffering: 'A colleague’s change is overwritten, or every change refused.',
    noticedBy: { unit: 'packages/api-client' },
  },
  {
    name: 'server-words-not-shown',
    suffering: 'Reads a general sentence where the server said what is wrong.',
    noticedBy: { unit: 'packages/messages' },
  },
  {
    name: 'signed-out-by-a-late-answer',
    suffering: 'Somebody who signed out is signed in again by an answer under way.',
    noticedBy: { unit: 'packages/auth' },
  },
  {
    name: 'led-to-another-site-after-login',
    suffering: 'A link leads to another site after signing in here.',
    noticedBy: { unit: 'packages/auth' },
  },
  {
    name: 'typed-data-left-behind',
    suffering: 'The next person at a shared computer finds what was typed.',
    noticedBy: { unit: 'packages/auth' },
  },
  {
    name: 'token-over-plain-http',
    suffering: 'A token travels where others read along.',
    noticedBy: { unit: 'packages/auth' },
  },
  {
    name: 'other-tabs-stay-signed-in',
    suffering: 'Signing out in one tab leaves the others open.',
    noticedBy: { unit: 'packages/auth' },
  },
  {
    name: 'form-sent-twice',
    suffering: 'A second press while a form is sent sends it again.',
    noticedBy: { unit: 'packages/forms' },
  },
  {
    name: 'error-beside-no-field',
    suffering: 'What the server refuses is shown far from its field.',
    noticedBy: { unit: 'packages/forms' },
  },
  {
    name: 'third-name-unasked-in-the-browser-only',
    suffering: 'Learns only from the server that a third name is wanted.',
    noticedBy: { unit: 'packages/order-fields/src/certificate' },
  },
  {
    name: 'cin-of-one-letter-refused-while-typed',
    suffering: 'Is told that a CIN is wrong while typing a right one.',
    noticedBy: { unit: 'packages/order-fields/src/certificate' },
  },
  {
    name: 'step-left-unfinished',
    suffering: 'Goes on from a step that lacks an answer, and learns it at the end.',
    noticedBy: { unit: 'apps/ordering/src/features/company-creation' },
  },
  {
    name: 'order-doubled-after-a-lost-answer',
    suffering: 'Orders twice because the answer to the first time was lost.',
    noticedBy: { unit: 'apps/ordering/src/order/submission' },
  },
  {
    name: 'draft-comes-back',
    suffering: 'What was ordered last week stands in the form again.',
    noticedBy: { unit: 'apps/ordering/src/order/drafts' },
  },
  {
    name: 'draft-of-the-other-tab-lost',
    suffering: 'What was typed on the telephone is overwritten by an old tab.',
    noticedBy: { unit: 'apps/ordering/src/order/drafts' },
  },
  {
    name: 'typed-by-somebody-who-left',
    suffering: 'The next person at this tab finds what the one before typed.',
    noticedBy: { unit: 'apps/ordering/src/order/keeping' },
  },
  {
    name: 'kept-for-a-month',
    suffering: 'What was typed at a shared computer lies there for a month.',
    noticedBy: { unit: 'packages/dashboard/src/begun-requests' },
  },
  {
    name: 'price-on-screen-without-its-vat',
    suffering: 'Sees a price that the bill then exceeds.',
    noticedBy: { unit: 'packages/views' },
  },
  {
    name: 'refused-file-sent-again',
    suffering: 'Sends the very file that the server has just refused.',
    noticedBy: { unit: 'packages/order-fields/src/form' },
  },
  {
    name: 'period-asked-the-wrong-way-round',
    suffering: 'A list comes back empty: it was asked for an end before its beginning.',
    noticedBy: { unit: 'apps/admin-dashboard' },
  },
  {
    name: 'client-filter-not-asked-for',
    suffering: 'Chooses a status and sees all orders.',
    noticedBy: { unit: 'apps/client-dashboard' },
  },
  {
    name: 'package-ordered-elsewhere',
    suffering: 'Is led to the wrong form for the package that was chosen.',
    noticedBy: { unit: 'apps/marketing' },
  },
  {
    name: 'option-counted-in-the-price-shown',
    suffering: 'Sees a package at the price that it has with its option.',
    noticedBy: { unit: 'packages/views' },
  },
  {
    name: 'led-where-the-role-may-not-be',
    suffering: 'Signs in and is sent to a page that refuses them.',
    noticedBy: { unit: 'apps/shell/src/pages' },
  },
  {
    name: 'focus-stays-behind',
    suffering: 'A screen reader stays on the page that was left.',
    noticedBy: { unit: 'apps/shell/src/frame' },
  },
  {
    name: 'password-kept-over-a-reload',
    suffering: 'A password lies readable in the tab’s storage.',
    noticedBy: { unit: 'apps/shell/src/start' },
  },
  {
    name: 'chunk-gone-and-nothing-done',
    suffering: 'After a release a click does nothing until the page is reloaded.',
    noticedBy: { unit: 'apps/shell/src/start' },
  },
  {
    name: 'area-tried-once-only',
    suffering: 'One lost packet, and an area is an error card.',
    noticedBy: { unit: 'apps/shell/src/areas' },
  },
  {
    name: 'release-before-never-tried',
    suffering: 'A broken release stays an error card though the one before would run.',
    noticedBy: { unit: 'apps/shell/src/areas' },
  },
  {
    name: 'typed-before-the-app-lost',
    suffering: 'What was typed while the page came to life is gone.',
    noticedBy: { unit: 'apps/shell/src/start' },
  },
  {
    name: 'language-forgotten',
    suffering: 'Chooses English and reads French on the next visit.',
    noticedBy: { unit: 'apps/shell/src/language' },
  },
  {
    name: 'account-knows-another-visitor',
    suffering: 'The wrong area answers a path below another.',
    noticedBy: { unit: 'packages/platform' },
  },
  {
    name: 'area-on-a-shell-too-old',
    suffering: 'An area runs on a shell that lacks what it calls.',
    noticedBy: { unit: 'packages/platform' },
  },
  {
    name: 'list-of-areas-not-checked',
    suffering: 'A list of areas that was changed on its way decides which scripts are run.',
    noticedBy: { unit: 'apps/shell/src/areas' },
  },
  {
    name: 'page-grows-with-every-area',
    suffering: 'Every page becomes heavier with each team that joins.',
    noticedBy: { unit: 'apps/edge/src/pages' },
  },
  {
    name: 'unchecked-chunk-run',
    suffering: 'A script that was changed on its way is run.',
    noticedBy: { unit: 'apps/shell/src/areas' },
  },
  {
    name: 'sent-as-often-as-pressed',
    suffering: 'An impatient press sends the order again.',
    noticedBy: { unit: 'apps/ordering/src/order/submission' },
  },
];
