import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Starts tracing once with each environment, and says how many modules of OpenTelemetry were loaded by then. */
function countLoaded(environments: readonly Record<string, string>[]): unknown {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({
      resolve: (name, context, next) => {
        const found = next(name, context);
        loaded.push(found.url);
        return found;
      },
    });
    const { startTracing, stopTracing } = await import('./tracing.ts');
    const counts = [];
    for (const environment of ${JSON.stringify(environments)}) {
      await startTracing('test', environment);
      await stopTracing();
      counts.push(loaded.filter((url) => url.includes('opentelemetry')).length);
    }
    console.log(JSON.stringify(counts));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return JSON.parse(said);
}

test('OpenTelemetry is loaded when a collector is named and it is not switched off, never else', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:1';
  const counts = countLoaded([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' },
    { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' },
    { OTEL_EXPORTER_OTLP_ENDPOINT },
  ]);
  expect(counts).toEqual([0, 0, 0, 0, expect.toSatisfy((count) => Number(count) > 5)]);
});
