import axe from 'axe-core';

/** What of WCAG 2.2 AA depends on where things stand: the rest on what is there, is seen and is said of it. */
const OF_THE_LAYOUT = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** All that a rule which does not ask for places could see: the page, and which of its elements are shown. */
export function whatIsShown(): string {
  const shown = [...document.body.querySelectorAll('*')].map((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? '1' : '0',
  );
  return shown.join('') + document.body.innerHTML;
}

/**
 * What axe says of the page as it is laid out now; Storybook's own addon has configured it, and asked all of its rules of
 * what was shown `before`: if the same is shown, only the layout can have changed.
 */
export async function violations(before: string): Promise<string[]> {
  // Where the steps have scrolled to, a bar that sticks may lie on half a link.
  scrollTo(0, 0);
  const runOnly: axe.RunOptions['runOnly'] =
    whatIsShown() === before
      ? { type: 'rule', values: OF_THE_LAYOUT }
      : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const found = await axe.run(document.body, {
    runOnly,
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
