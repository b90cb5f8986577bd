import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../toolchain.mjs';

/** Those that a library reads: OpenTelemetry's sender of traces. */
const readByLibraries = new Set(['OTEL_EXPORTER_OTLP_HEADERS']);

const texts = new Map<string, string>();

/** Those variables that a file of `deploy` gives an app, and the app reads nowhere. */
export function unknownVariables(app: 'api' | 'edge', names: readonly string[]): string[] {
  const text = texts.get(app) ?? readSources(app);
  texts.set(app, text);
  return names.filter(
    (name) =>
      !readByLibraries.has(name) &&
      !new RegExp(`\\b${name}\\b['"\`]?\\]?:|\\['${name}'\\]`).test(text),
  );
}

/** The variables that `scripts/probe.mjs` reads. */
export function probeVariables(): string[] {
  const text = readFileSync(path.join(repository, 'scripts/probe.mjs'), 'utf8');
  return [...new Set(text.match(/\b(?:PROBE_[A-Z]+|SITE_URL)\b/g))].toSorted();
}

function readSources(app: string): string {
  const files = globSync([`apps/${app}/src/**/*.ts`, 'packages/settings/src/*.ts'], {
    cwd: repository,
    exclude: (file) => file.endsWith('.test.ts'),
  });
  return files.map((file) => readFileSync(path.join(repository, file), 'utf8')).join('\n');
}
