/** A custom property of the page: its name and what it is worth now. */
export type Token = { name: string; value: string };

/** The custom properties that the page's stylesheets set on `:root`, in their order, whose name matches. */
export function readTokens(pattern: RegExp): Token[] {
  const computed = getComputedStyle(document.documentElement);
  const names = [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules));
  return [...new Set(names)]
    .filter((name) => pattern.test(name))
    .map((name) => ({ name, value: computed.getPropertyValue(name).trim() }));
}

function namesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) return namesIn(rule.cssRules);
    if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') return [];
    return [...rule.style].filter((name) => name.startsWith('--'));
  });
}
