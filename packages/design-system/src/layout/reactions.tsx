import { useEffect, useRef, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { Grid, Stack } from './layout.tsx';
import { OwnGroup } from './own-group.tsx';

/** The pseudo-classes of each interaction state. */
const REACTIONS = {
  'Au repos': '',
  Survol: 'hover',
  Appui: 'hover active',
  Focus: 'focus-visible',
};

const pseudo = /:(hover|active|focus-visible)\b/g;
/** Selectors that an attribute cannot replace. */
const left = /::[\w-]+:(?:hover|active)|:not\(:focus-visible\)/;
const copied = new WeakSet<CSSStyleSheet>();

/** Shows the first control of a story in four states: default, hovered, pressed, keyboard-focused. */
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
    // A control's ancestors are hovered and pressed with it, but not focused.
    const end = pseudoClasses === 'focus-visible' ? at?.parentElement : root.current;
    for (; at && at !== end; at = at.parentElement) at.setAttribute('data-holds', pseudoClasses);
  }, [pseudoClasses]);
  return <div ref={root}>{children}</div>;
}

/** Copies each rule of a pseudo-class to a rule of an attribute, because a page cannot hover a control by script. */
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
