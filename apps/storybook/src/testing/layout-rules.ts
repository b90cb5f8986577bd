/** The rules of axe (WCAG 2.2 AA) that depend on layout and colours; they take half of its time. */
export const layoutRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];
