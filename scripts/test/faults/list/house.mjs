// @ts-check

/** @type {import('../list.mjs').Fault[]} */
export const house = [
  {
    name: 'line-not-formatted',
    suffering: 'Reads changes of spaces in every review.',
    noticedBy: { check: 'format' },
  },
  {
    name: 'value-of-any-shape',
    suffering: 'A value of unknown shape goes where another is expected.',
    noticedBy: { check: 'lint and types' },
  },
  {
    name: 'promise-forgotten',
    suffering: 'What fails in the background is never heard of.',
    noticedBy: { check: 'lint and types' },
  },
  {
    name: 'wrong-type-of-an-answer',
    suffering: 'A page shows “[object Object]” for a price.',
    noticedBy: { check: 'lint and types' },
  },
  {
    name: 'wrong-type-in-a-script',
    suffering: 'A script of the repository fails on the machine of a newcomer.',
    noticedBy: { check: 'scripts' },
  },
  {
    name: 'export-that-nobody-uses',
    suffering: 'Code that nobody uses is read and kept by everybody.',
    noticedBy: { check: 'dead code' },
  },
  {
    name: 'rule-knows-a-text',
    suffering: 'The rules cannot be used where the texts are others.',
    noticedBy: { unit: 'scripts/checks' },
  },
  {
    name: 'area-reaches-into-another',
    suffering: 'An area cannot be released without another one.',
    noticedBy: { unit: 'scripts/checks' },
  },
  {
    name: 'second-copy-of-the-session',
    suffering: 'Two copies of the session: one knows who is signed in, the other does not.',
    noticedBy: { unit: 'scripts/checks' },
  },
  {
    name: 'space-that-breaks-a-line',
    suffering: 'A question mark begins a line of a French text.',
    noticedBy: { unit: 'scripts/checks' },
  },
  {
    name: 'area-without-its-guard-in-area-json',
    suffering: 'An area of the staff says that everybody may enter.',
    noticedBy: { unit: 'e2e/routes', journeys: 'doors' },
  },
  {
    name: 'style-written-into-a-public-page',
    suffering: 'A public page loses its look: the policy refuses a style attribute.',
    noticedBy: { unit: 'apps/marketing', journeys: 'first-visit' },
  },
  {
    name: 'page-heavier-than-its-budget',
    suffering: 'Waits longer for the first page on a slow phone.',
    noticedBy: { check: 'build, size budgets' },
  },
  {
    name: 'stylesheet-gone',
    suffering: 'The site cannot be built.',
    noticedBy: { check: 'build' },
  },
  {
    name: 'page-of-the-guide-broken',
    suffering: 'The Storybook cannot be built.',
    noticedBy: { check: 'storybook' },
  },
  {
    name: 'contract-changed-in-silence',
    suffering: 'Another team builds for a platform that is not what its version says.',
    noticedBy: { unit: 'scripts/packages' },
  },
  {
    name: 'shell-changed-and-no-journey-gone',
    suffering: 'A change of the shell breaks every page, and its pull request is green.',
    noticedBy: { unit: 'scripts/ci' },
  },
  {
    name: 'release-job-calls-nothing',
    suffering: 'A team merges its change, and it does not go live.',
    noticedBy: { unit: 'scripts/ci' },
  },
];
