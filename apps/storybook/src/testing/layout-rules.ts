/** The rules of axe, of WCAG 2.2 AA, that ask where things stand and on what; they take half of its time. */
export const layoutRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];
