import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parsed } from '../parsed.mjs';

const repository = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  for?: string;
  labels?: { severity?: string };
  annotations?: { summary?: string };
}

const { groups } = parsed<{ groups: { name: string; rules: Rule[] }[] }>(
  JSON.stringify(parse(read('deploy/observability/alerts.yml'))),
);
const rules = groups.flatMap((group) => group.rules);
const dashboard = parsed<{
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}>(read('deploy/observability/dashboard.json'));
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** What Prometheus says of each that it reads, what API, edge and probe name in their sources, what the library of the API counts by itself, and what the rules record. */
function listExported(): Set<string> {
  const named = [
    'apps/api/src/plugins/metrics.ts',
    'apps/api/src/plugins/gauges.ts',
    'apps/edge/src/plugins/metrics.ts',
    'scripts/probe/report.mjs',
  ].flatMap((file) => [...read(file).matchAll(/name: '(\w+)'/g)].flatMap(([, name = '']) => name));
  const ofHistograms = named.flatMap((name) =>
    ['_bucket', '_count', '_sum'].map((end) => name + end),
  );
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ofProcesses = registry.getMetricsAsArray().map(({ name }) => name);
  const recorded = rules.flatMap(({ record }) => record ?? []);
  return new Set(['up', ...named, ...ofHistograms, ...ofProcesses, ...recorded]);
}

/** The metrics that an expression names; throws where it is not PromQL. */
function listMetrics(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier') names.push(expression.slice(from, to));
    },
  });
  return names;
}

it('each alert says when it fires, how urgent it is, and what has happened', () => {
  const alerts = rules.filter(({ record }) => record === undefined);
  expect(alerts.length).toBeGreaterThan(8);
  for (const { alert, for: lasting, labels, annotations } of alerts)
    expect([alert, lasting, labels?.severity, annotations?.summary].join(' | ')).toMatch(
      /^[A-Z]\w+ \| \d+[mh] \| (?:page|ticket) \| .+\.$/,
    );
});

it('rules and dashboard name only metrics that something exports', () => {
  const exported = listExported();
  const named = expressions.flatMap(listMetrics);
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((name) => !exported.has(name))).toEqual([]);
});

it('somebody is told when no API and no edge is left, under the names by which they are read', () => {
  const manual = read('docs/how-to/watch-production.md');
  for (const job of ['tassis-api', 'tassis-site']) {
    expect(manual).toContain(`job_name: ${job}\n`);
    const rule = rules.find(({ expr }) => expr === `absent(up{job="${job}"} == 1)`);
    expect(rule?.labels?.severity).toBe('page');
  }
});

it('a single order that failed burns no budget', () => {
  const burning = rules.filter(({ alert }) => alert?.startsWith('OrderingBurns'));
  expect(burning).toHaveLength(2);
  for (const { expr } of burning) expect(expr).toMatch(/and sum\(increase\(.*\)\) > 4\n$/);
});

it('each panel of the dashboard has a number of its own', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('each alert has its paragraph in the manual', () => {
  const manual = read('docs/how-to/watch-production.md');
  const missing = rules.flatMap(({ alert }) =>
    alert === undefined || manual.includes(`\`${alert}\``) ? [] : alert,
  );
  expect(missing).toEqual([]);
});
