// @ts-check
import { rename, writeFile } from 'node:fs/promises';

/**
 * How a probe went.
 * @typedef {object} Result
 * @property {string} at its beginning, ISO 8601
 * @property {boolean} success
 * @property {number} seconds
 * @property {string} [failed] the step that failed
 * @property {string} [reason]
 * @property {string} [certificate_until] when the certificate of the domain expires, ISO 8601; absent without TLS
 * @property {number} [certificate_days] for how many days it is still good
 */

/** What is told to Prometheus; `probe_success` and `probe_ssl_earliest_cert_expiry` are the names of its own blackbox exporter. */
const METRICS = [
  { name: 'probe_success', help: 'Whether the last synthetic order was taken.' },
  { name: 'probe_duration_seconds', help: 'For how long the last synthetic order took.' },
  { name: 'probe_time_seconds', help: 'When the last synthetic order began, since 1970.' },
  {
    name: 'probe_ssl_earliest_cert_expiry',
    help: 'When the certificate of the domain expires, in seconds since 1970.',
  },
];

/**
 * The result in Prometheus' text.
 * @param {Result} result
 */
function toMetrics({ at, success, seconds, certificate_until: until }) {
  /** @type {Record<string, number | undefined>} */
  const values = {
    probe_success: Number(success),
    probe_duration_seconds: seconds,
    probe_time_seconds: Date.parse(at) / 1000,
    probe_ssl_earliest_cert_expiry: until === undefined ? undefined : Date.parse(until) / 1000,
  };
  const lines = METRICS.flatMap(({ name, help }) => {
    const value = values[name];
    if (value === undefined) return [];
    return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name}{probe="order"} ${value}`];
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Writes the metrics where the node exporter reads text files; whole, whenever it reads.
 * @param {string} file
 * @param {Result} result
 */
export async function writeMetrics(file, result) {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, toMetrics(result), { mode: 0o644 });
  await rename(draft, file);
}
