const feature = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const originals = new Map<CSSMediaRule, string>();
const askSystem = globalThis.matchMedia?.bind(globalThis);
let reduced = false;

/**
 * Shows the page as with reduced motion: a page cannot change the system's setting, so its media rules are rewritten and
 * `matchMedia` is replaced.
 */
export function reduceMotion(wanted: boolean) {
  for (const [rule, text] of originals) rule.media.mediaText = text;
  originals.clear();
  reduced = wanted;
  globalThis.matchMedia = (query) => askSystem(reduced ? answered(query) : query);
  lateSheets.disconnect();
  if (!reduced) return;
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
  lateSheets.observe(document.head, { childList: true });
}

/** A page that is loaded on demand, as in areas, adds its styles later. */
const lateSheets = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLStyleElement) rewriteSheet(node.sheet);
    if (node instanceof HTMLLinkElement)
      node.addEventListener('load', () => rewriteSheet(node.sheet), { once: true });
  }
});

function rewriteSheet(sheet: CSSStyleSheet | null) {
  if (reduced && sheet) rewrite(sheet.cssRules);
}

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')) {
      originals.set(rule, rule.media.mediaText);
      rule.media.mediaText = answered(rule.media.mediaText);
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

/** The same query with the feature replaced by one that always, or never, matches. */
function answered(query: string): string {
  return query.replaceAll(feature, (_, value) =>
    value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  );
}
