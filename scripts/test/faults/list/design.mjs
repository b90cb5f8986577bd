// @ts-check

/** @type {import('../list.mjs').Fault[]} */
export const design = [
  {
    name: 'badge-too-pale',
    suffering: 'Cannot read the word on a badge.',
    noticedBy: { stories: '/badge/' },
  },
  {
    name: 'dark-links-too-dark',
    suffering: 'Cannot read a link in the dark theme.',
    noticedBy: { unit: 'packages/design-system/src/tokens', stories: '/tokens/' },
  },
  {
    name: 'exported-token-differs',
    suffering: 'Draws a new screen in a green that the site does not have.',
    noticedBy: { unit: 'packages/design-system/src/tokens' },
  },
  {
    name: 'changed-picture-not-shown',
    suffering: 'Approves a change of the look that the page of the review leaves out.',
    noticedBy: { unit: 'apps/storybook/src/review' },
  },
  {
    name: 'page-without-a-screen',
    suffering: 'A designer does not find a page of the site in the Storybook.',
    noticedBy: { unit: 'e2e/routes' },
  },
  {
    name: 'danger-looks-harmless',
    suffering: 'Presses what cannot be undone: it looks like any other button.',
    noticedBy: { stories: '/button/' },
  },
  {
    name: 'rejected-looks-completed',
    suffering: 'An order that was rejected shines in the colour of one that is done.',
    noticedBy: { stories: 'order-status-badge' },
  },
  {
    name: 'label-lost',
    suffering: 'A screen reader does not say what to type.',
    noticedBy: { stories: '/text-input/' },
  },
  {
    name: 'error-not-told-with-its-field',
    suffering: 'Hears the field, and not what is wrong with it.',
    noticedBy: { unit: 'packages/design-system/src/field', stories: '/field/' },
  },
  {
    name: 'focus-not-on-the-summary',
    suffering: 'Presses the button and hears nothing: what is wrong stands above.',
    noticedBy: { unit: 'packages/design-system/src/error-summary', stories: '/error-summary/' },
  },
  {
    name: 'summary-leads-nowhere',
    suffering: 'A line of the summary does not lead to its field.',
    noticedBy: { unit: 'packages/design-system/src/error-summary', stories: '/error-summary/' },
  },
  {
    name: 'focus-not-given-back',
    suffering: 'After a window is closed Tab starts at the top of the page.',
    noticedBy: { unit: 'packages/design-system/src/dialog', stories: '/dialog/' },
  },
  {
    name: 'locked-window-closes',
    suffering: 'Escape closes a window while what it started is under way.',
    noticedBy: { unit: 'packages/design-system/src/dialog', stories: '/dialog/' },
  },
  {
    name: 'arrow-keys-stop-at-the-end',
    suffering: 'The arrow keys do not come round in a menu.',
    noticedBy: { unit: 'packages/design-system/src/menu', stories: '/menu/' },
  },
  {
    name: 'enter-chooses-nothing',
    suffering: 'Enter does not take the city that is marked.',
    noticedBy: { unit: 'packages/design-system/src/combobox', stories: '/combobox/' },
  },
  {
    name: 'city-found-with-its-accent-only',
    suffering: 'Who types “fes” does not find Fès.',
    noticedBy: { unit: 'packages/design-system/src/combobox', stories: '/combobox/' },
  },
  {
    name: 'password-shown-when-sent',
    suffering: 'A password manager does not offer to keep the password.',
    noticedBy: { unit: 'packages/design-system/src/password-input', stories: '/password-input/' },
  },
  {
    name: 'count-beyond-its-bounds',
    suffering: 'Asks for more associates than there may be.',
    noticedBy: { unit: 'packages/design-system/src/number-stepper', stories: '/number-stepper/' },
  },
  {
    name: 'focus-ring-lost',
    suffering: 'Goes through a page by keyboard and does not see where.',
    noticedBy: { stories: '/text-link/' },
  },
  {
    name: 'too-wide-on-a-phone',
    suffering: 'Pushes a form sideways on a phone to read its steps.',
    noticedBy: { stories: '/stepper/' },
  },
  {
    name: 'too-wide-with-large-letters',
    suffering: 'With text twice as large a phone cuts the steps of a form off.',
    noticedBy: { stories: '/stepper/' },
  },
  {
    name: 'texts-overlap-with-large-letters',
    suffering: 'With text twice as large a long label lies on its field on a phone.',
    noticedBy: { stories: 'company-creation.stories' },
  },
  {
    name: 'too-wide-on-a-tablet',
    suffering: 'An upright tablet shows the order form cut off at its right.',
    noticedBy: { stories: 'company-creation.stories' },
  },
  {
    name: 'phone-menu-without-a-name',
    suffering: 'A screen reader on a phone says “button” for the menu.',
    noticedBy: { stories: '/site-header/' },
  },
  {
    name: 'too-pale-on-a-phone',
    suffering: 'Cannot read on a phone which page of a list this is.',
    noticedBy: { stories: '/pagination/' },
  },
  {
    name: 'status-in-the-wrong-place-on-a-card',
    suffering: 'On a phone a list shows where an order stands far from its name.',
    noticedBy: { stories: '/data-table/' },
  },
  {
    name: 'phone-menu-stays-open',
    suffering: 'The menu covers the page that one of its links has led to.',
    noticedBy: { unit: 'packages/design-system/src/site-header', stories: '/site-header/' },
  },
  {
    name: 'story-throws',
    suffering: 'A designer finds an error where the component should be.',
    noticedBy: { stories: '/badge/' },
  },
  {
    name: 'story-shows-another-step',
    suffering: 'The story of a component does not do what it says.',
    noticedBy: { stories: '/tabs/' },
  },
  {
    name: 'key-lost-in-a-list',
    suffering: 'React complains on every page with steps.',
    noticedBy: { stories: '/steps/' },
  },
  {
    name: 'hidden-text-is-seen',
    suffering: 'Words for a screen reader stand in the middle of the page.',
    noticedBy: { stories: '/visually-hidden/' },
  },
  {
    name: 'focus-under-the-bar',
    suffering: 'On a phone the field that is typed in hides behind the bar of buttons.',
    noticedBy: { stories: '/form-actions/' },
  },
];
