import { useEffect, useRef, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { Grid, Stack } from './layout.tsx';
import { OwnGroup } from './own-group.tsx';

/** What happens to a control, and the pseudo-classes that hold then. */
const REACTIONS = {
  'Au repos': '',
  Survol: 'hover',
  Appui: 'hover active',
  Focus: 'focus-visible',
};

const pseudo = /:(hover|active|focus-visible)\b/g;
/** What cannot be said of an attribute, or must not hold for it. */
const left = /::[\w-]+:(?:hover|active)|:not\(:focus-visible\)/;
const copied = new WeakSet<CSSStyleSheet>();

/** The first control of a story four times: at rest, hovered, pressed, focused by a key. */
export const inEachReaction: Decorator = (Story, { args }) => (
  <Grid column="s" gap="l">
    {Object.entries(REACTIONS).map(([title, holds]) => (
      <Stack key={title} gap="xs">
        <small>{title}</small>
        <Holding pseudoClasses={holds}>
          {'name' in args && ('options' in args || 'items' in args) ? (
            <OwnGroup Story={Story} args={args} />
          ) : (
            <Story />
          )}
        </Holding>
      </Stack>
    ))}
  </Grid>
);

function Holding({ pseudoClasses, children }: { pseudoClasses: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const sheet of document.styleSheets) {
      if (!copied.has(sheet)) copyRules(sheet);
      copied.add(sheet);
    }
    let at = root.current?.querySelector('a, button, input, select, textarea, summary') ?? null;
    // What lies around a control is hovered and pressed with it, but not focused.
    const end = pseudoClasses === 'focus-visible' ? at?.parentElement : root.current;
    for (; at && at !== end; at = at.parentElement) at.setAttribute('data-holds', pseudoClasses);
  }, [pseudoClasses]);
  return <div ref={root}>{children}</div>;
}

/** A page cannot hover a control itself: after each rule for a pseudo-class goes the same for an attribute that says it. */
function copyRules(owner: CSSStyleSheet | CSSGroupingRule) {
  for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = owner.cssRules[index];
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) copyRules(rule);
    if (!(rule instanceof CSSStyleRule) || left.test(rule.selectorText)) continue;
    const selector = rule.selectorText.replaceAll(pseudo, '[data-holds~="$1"]');
    if (selector !== rule.selectorText)
      owner.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
  }
}
