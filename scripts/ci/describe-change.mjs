// @ts-check

/** @typedef {import('./affected.mjs').Affected} Affected */
/** @typedef {import('./sizes.mjs').Size} Size */

const change = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
const number = new Intl.NumberFormat('en');

/**
 * Describes what a change reaches, and what it adds to each app, in Markdown that is also readable in a terminal.
 * @param {Affected} affected @param {Size[]} [sizes]
 */
export function describeChange(affected, sizes) {
  return [
    `Compared with ${affected.base.slice(0, 12)}.`,
    ...(affected.everything === undefined ? [] : [describeEverything(affected.everything)]),
    describeApps(affected),
    ...(affected.shared.length > 0 ? [describeShared(affected.shared)] : []),
    ...(sizes === undefined ? [] : [describeSizes(sizes)]),
  ].join('\n\n');
}

/** @param {string} file */
function describeEverything(file) {
  return `It reaches everything: ${file} is an input of every task. A release of an equal build changes nothing.`;
}

/** @param {Affected} affected */
function describeApps({ released, restarted, packages }) {
  if (released.length + restarted.length === 0) {
    return packages.length === 0
      ? 'It reaches nothing that is tested or built.'
      : `It reaches no build; tests of: ${packages.join(', ')}.`;
  }
  return [
    ...(released.length > 0 ? [`To release: ${released.join(', ')}`] : []),
    ...(restarted.length > 0 ? [`To put in place and restart: ${restarted.join(', ')}`] : []),
  ].join('\n\n');
}

/** @param {Affected['shared']} shared */
function describeShared(shared) {
  return table(
    ['shared package', 'concerns'],
    shared.map(({ name, reaches }) => [name, reaches.join(', ') || 'no app']),
  );
}

/** @param {Size[]} sizes */
function describeSizes(sizes) {
  const others = sizes.filter(({ before, after }) => before !== after);
  const same = sizes.length - others.length;
  if (others.length === 0) return `Bytes: all ${same} budgets weigh what they weighed.`;
  const rows = others.map(({ name, before, after, limit }) => [
    name,
    before === undefined ? 'new' : number.format(before),
    after === undefined ? 'gone' : number.format(after),
    change.format((after ?? 0) - (before ?? 0)),
    after === undefined ? '' : number.format(limit - after),
  ]);
  const head = ['first page of a visit, in bytes', 'before', 'after', 'change', 'left'];
  return `${table(head, rows)}\n\nBudgets that weigh what they weighed: ${same}.`;
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
