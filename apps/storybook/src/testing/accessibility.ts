import axe from 'axe-core';
import { layoutRules } from './layout-rules.ts';

/** What rules without layout depend on: the markup, and which elements are visible. */
export function whatIsShown(): string {
  const shown = [...document.body.querySelectorAll('*')].map((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? '1' : '0',
  );
  return shown.join('') + document.body.innerHTML;
}

/** The findings of axe on the page; Storybook's addon has configured it, and has already run it in the window the story was mounted in. */
export async function violations(): Promise<string[]> {
  return run({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: Object.fromEntries(layoutRules.map((id) => [id, { enabled: false }])),
  });
}

/** The findings of axe's rules about layout and colours, at the current width. */
export async function violationsOfLayout(): Promise<string[]> {
  return run({ runOnly: { type: 'rule', values: layoutRules } });
}

async function run(options: axe.RunOptions): Promise<string[]> {
  // After the steps have scrolled, a sticky bar may cover half a link.
  scrollTo(0, 0);
  const found = await axe.run(document.body, {
    ...options,
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
