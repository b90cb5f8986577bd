import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './edge-process.ts';
import { emptyFolder } from './folders.ts';

const sample = path.resolve(import.meta.dirname, '../../../../deploy/nginx.conf');

/** Where Debian puts it, unless `TEST_NGINX` names another. */
const program = process.env['TEST_NGINX'] ?? '/usr/sbin/nginx';

/** Why the sample configuration cannot be tried here; undefined when it can. */
export function whyNoNginx(): string | undefined {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return `no nginx at ${program}: apt-get install nginx-light`;
  }
}

/** Starts nginx by the sample configuration, for one test, before a site at this port. Gives its own ports. */
export async function startNginx(sitePort: number): Promise<{ http: number; https: number }> {
  const folder = await emptyFolder();
  const ports = { http: await freePort(), https: await freePort() };
  const certificate = makeCertificate(folder);
  const site = (await readFile(sample, 'utf8'))
    .replaceAll(/listen (\[::\]:)?(80|443)\b/g, (_listen, ipv6: string | undefined, port) => {
      const address = ipv6 === undefined ? '127.0.0.1' : '[::1]';
      return `listen ${address}:${port === '80' ? ports.http : ports.https}`;
    })
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace(/ssl_certificate .+;/, `ssl_certificate ${certificate.file};`)
    .replace(/ssl_certificate_key .+;/, `ssl_certificate_key ${certificate.key};`)
    .replace('/var/log/nginx/tassis.log', path.join(folder, 'access.log'));
  const main = path.join(folder, 'nginx.conf');
  await mkdir(path.join(folder, 'temp'));
  await writeFile(main, around(site, folder));
  const nginx = spawn(program, ['-c', main, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  await Promise.race([listens(ports.https), ended.then(() => Promise.reject(new Error('ended')))]);
  return ports;
}

/** What stands around a site in the configuration of a machine. */
function around(site: string, folder: string): string {
  return `
daemon off;
user root;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/temp/body;
  proxy_temp_path ${folder}/temp/proxy;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  ${site}
}`;
}

function makeCertificate(folder: string) {
  const [file, key] = [path.join(folder, 'site.pem'), path.join(folder, 'site.key')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=example.ma'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { file, key };
}

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
}
