// @ts-check
import { connect } from 'node:tls';

const PATIENCE_MS = 10_000;

/**
 * When the certificate of a site expires; undefined without TLS. Read whether it is good or not: a browser's own check is made
 * by the calls of the probe.
 * @param {string} site
 * @returns {Promise<Date | undefined>}
 */
export function readCertificate(site) {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const options = { host: hostname, servername: hostname, port: Number(port || 443) };
    const socket = connect({ ...options, rejectUnauthorized: false }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}
