// @ts-check

/** @type {import('../list.mjs').Fault[]} */
export const edge = [
  {
    name: 'inline-styles-allowed',
    suffering: 'A page runs styles that somebody wrote into it.',
    noticedBy: { unit: 'apps/edge/src/app' },
  },
  {
    name: 'page-may-be-framed',
    suffering: 'Another site shows ours in a frame and catches the clicks.',
    noticedBy: { unit: 'apps/edge/src/app' },
  },
  {
    name: 'page-not-checked-again',
    suffering: 'Every visit downloads a page that has not changed.',
    noticedBy: { unit: 'apps/edge/src/app' },
  },
  {
    name: 'unknown-path-answers-a-page',
    suffering: 'An address that does not exist looks like one that does.',
    noticedBy: { unit: 'apps/edge/src/app' },
  },
  {
    name: 'text-ends-the-data',
    suffering: 'A text with a tag in it ends the data of its page.',
    noticedBy: { unit: 'apps/edge/src/pages' },
  },
  {
    name: 'page-of-yesterday',
    suffering: 'A visitor reads a price that was changed an hour ago.',
    noticedBy: { unit: 'apps/edge/src/pages' },
  },
  {
    name: 'style-attribute-in-a-public-page',
    suffering: 'A public page loses its look: the policy refuses a style attribute.',
    noticedBy: { unit: 'apps/edge/src/pages' },
  },
  {
    name: 'server-files-for-everybody',
    suffering: 'Anybody reads the programs that the server runs.',
    noticedBy: { unit: 'apps/edge/src/plugins' },
  },
  {
    name: 'form-of-another-site',
    suffering: 'Another site posts a form in a visitor’s name.',
    noticedBy: { unit: 'apps/edge/src/plugins' },
  },
  {
    name: 'cookie-leaves-the-site',
    suffering: 'The cookies of the site are sent on to the API.',
    noticedBy: { unit: 'apps/edge/src/app' },
  },
  {
    name: 'guarded-page-listed',
    suffering: 'Search engines are sent to pages that nobody may enter.',
    noticedBy: { unit: 'apps/edge/src/pages/site-pages' },
  },
  {
    name: 'rollback-without-its-checks',
    suffering: 'A rollback puts a release live that the site cannot serve.',
    noticedBy: { unit: 'apps/edge/src/releases/rollback' },
  },
  {
    name: 'release-enables-what-was-off',
    suffering: 'A release of an area puts it back on the site though it was taken off.',
    noticedBy: { unit: 'apps/edge/src/releases/enable' },
  },
  {
    name: 'second-copy-released',
    suffering: 'A release brings its own copy of the router, and two do not know of each other.',
    noticedBy: { unit: 'apps/edge/src/releases/check-release' },
  },
  {
    name: 'path-of-another-area-taken',
    suffering:
      'A page of one team is gone, because another team has released an area at its address.',
    noticedBy: { unit: 'apps/edge/src/releases/outside-build' },
  },
  {
    name: 'changed-byte-of-the-bucket-served',
    suffering: 'Who may write into the bucket alone changes what every visitor runs.',
    noticedBy: { unit: 'apps/edge/src/releases/shared' },
  },
  {
    name: 'publishers-of-two-machines-at-once',
    suffering:
      'What one team has put live is gone, because another team released at the same time.',
    noticedBy: { unit: 'apps/edge/src/releases/shared' },
  },
  {
    name: 'canary-not-kept',
    suffering: 'A visitor gets another release of a page with each reload.',
    noticedBy: { unit: 'apps/edge/src/variants' },
  },
  {
    name: 'preview-not-sealed',
    suffering: 'Anybody shows themselves releases that only the staff may see.',
    noticedBy: { unit: 'apps/edge/src/previews' },
  },
  {
    name: 'rollback-takes-a-bad-one',
    suffering: 'Who rolls a faulty release back gets the other faulty one.',
    noticedBy: { unit: 'apps/edge/src/releases/good-releases' },
  },
  {
    name: 'faulty-canary-stays',
    suffering: 'A canary that fails on one page in five stays with its visitors for days.',
    noticedBy: { unit: 'apps/edge/src/health/judge' },
  },
  {
    name: 'status-open-in-production',
    suffering: 'Any signed-in person reads which releases of the site fail, and how.',
    noticedBy: { unit: 'apps/edge/src/plugins/status' },
  },
  {
    name: 'changed-tree-released-as-its-commit',
    suffering: 'What is live is said to be of a commit that never had it.',
    noticedBy: { unit: 'apps/edge/src/releases/provenance' },
  },
  {
    name: 'promoted-though-changed-on-the-way',
    suffering: 'Production has another build than the one that was tried, under the same version.',
    noticedBy: { unit: 'apps/edge/src/releases/promotion' },
  },
  {
    name: 'canary-begins-unopened',
    suffering: 'A canary that fails in every browser is given to visitors, who find out.',
    noticedBy: { unit: 'apps/edge/src/releases/canary-origin' },
  },
  {
    name: 'comment-releases-every-area',
    suffering:
      'A comment in a shared package gives every area another version, and every visitor all scripts anew.',
    noticedBy: { unit: 'apps/edge/src/releases/store-build' },
  },
];
