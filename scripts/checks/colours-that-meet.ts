/** Two semantic colours, without `--color-`, that one element has at once, and the selector that sets them. */
export type Meeting = { foreground: string; background: string; selector: string };

type Rule = { selector: string; classes: ReadonlySet<string>; declared: string };

/** Colours of controls that are aliases of semantic ones (`tokens/component.css`). */
const ALIASES = new Map([
  ['control-heading', 'heading'],
  ['control-hint', 'text-soft'],
  ['control-error', 'critical'],
]);

/**
 * The colour pairs of a style sheet: the background and the text colour of a rule. If a rule sets only one of them (`.tab:hover`),
 * the other is from the rules for the same element (`.tab`). Colours that an element inherits are not seen.
 */
export function coloursThatMeet(sheet: string): Meeting[] {
  const rules = parseRules(sheet);
  return rules.flatMap((rule) => {
    if (rule.selector.includes('::')) return [];
    const others = rules.filter((other) => isBase(other, rule));
    const all = [...others, rule];
    const isPainted = findBackground(rule) ?? findColour(rule);
    const background = all.map(findBackground).findLast((found) => found !== undefined);
    const foreground = all.map(findColour).findLast((found) => found !== undefined);
    if (!isPainted || !background || !foreground) return [];
    return [{ foreground, background, selector: rule.selector }];
  });
}

function parseRules(sheet: string): Rule[] {
  const text = sheet.replaceAll(/\/\*.*?\*\//gsu, '');
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/gu)].flatMap(
    ([, selectors = '', declared = '']) =>
      selectors.split(/,(?![^(]*\))/u).map((one) => {
        const selector = one.trim();
        return { selector, classes: parseClasses(selector), declared };
      }),
  );
}

/** The classes of the element itself, after the last combinator. */
function parseClasses(selector: string): ReadonlySet<string> {
  const own = selector.split(/[\s>+~]+(?![^([]*[)\]])/u).at(-1) ?? '';
  const names = own.replaceAll(/:(?:has|not)\([^)]*\)/gu, '').match(/\.[\w-]+/gu);
  return new Set(names);
}

/** Whether a rule applies to the other's element at rest: it has only classes of that. */
function isBase(base: Rule, rule: Rule): boolean {
  return (
    base !== rule &&
    /^\.[\w-]+$/u.test(base.selector) &&
    [...base.classes].every((name) => rule.classes.has(name))
  );
}

function findColour({ declared }: Rule): string | undefined {
  return meaningIn(/(?<![-\w])color:\s*([^;]+)/u.exec(declared)?.[1]);
}

function findBackground({ declared }: Rule): string | undefined {
  return meaningIn(/(?<![-\w])background(?:-color)?:\s*([^;]+)/u.exec(declared)?.[1]);
}

/** '' for a value that is no semantic colour, such as `transparent`: it hides the base rule's. */
function meaningIn(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const name = /^var\(--([\w-]+)\)$/u.exec(value.trim())?.[1] ?? '';
  return name.startsWith('color-') ? name.slice('color-'.length) : (ALIASES.get(name) ?? '');
}
