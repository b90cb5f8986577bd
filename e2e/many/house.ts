import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { nodeOptions } from '../../scripts/start/programs.mjs';
import { bucketKey, buckets } from './buckets.ts';
import { databaseUrl, ports } from './ports.ts';
import { PostgresPair } from './postgres-pair.ts';
import { Program } from './program.ts';
import { Proxy } from './proxy.ts';
import { TcpSwitch } from './tcp-switch.ts';
import { currentVersion, type Version } from './versions.ts';

/** The house on many machines, all of them this one: what stands behind one address, and may fail alone. */
export class ManyHouse {
  readonly database: PostgresPair;
  readonly bucket = new TcpSwitch({ port: ports.bucket, target: ports.bucketServer });
  readonly apis: readonly Program[];
  readonly edges: readonly Program[];
  /** The environment of a machine that releases and serves nothing. */
  readonly publisher: Record<string, string>;
  readonly #bucketServer: Program;
  readonly #proxy: Proxy;

  constructor(folder: string) {
    this.database = new PostgresPair(folder);
    this.#proxy = new Proxy(folder);
    const dataOf = (name: string) => {
      const data = path.join(folder, name);
      mkdirSync(data, { recursive: true });
      return data;
    };
    this.#bucketServer = new Program({
      name: 'bucket',
      file: path.join(import.meta.dirname, 'bucket-server.ts'),
      parameters: [String(ports.bucketServer), dataOf('bucket')],
    });
    const common = { LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: path.join(folder, 'compile-cache') };
    this.publisher = { DATA_DIR: dataOf('publisher'), SITE_PORT: String(ports.site) };
    this.apis = ports.apis.map(
      (port, index) =>
        new Program({
          name: `api-${index + 1}`,
          file: currentVersion.api,
          nodeOptions: nodeOptions.api,
          env: {
            ...common,
            ...withoutLimits,
            ...bucketSettings,
            S3_BUCKET: buckets.files,
            API_PORT: String(port),
            SITE_PORT: String(ports.site),
            DATABASE_URL: databaseUrl,
            DATA_DIR: dataOf(`api-${index + 1}`),
          },
        }),
    );
    this.edges = ports.edges.map(
      (port, index) =>
        new Program({
          name: `edge-${index + 1}`,
          file: currentVersion.edge,
          nodeOptions: nodeOptions.edge,
          env: {
            ...common,
            ...sharedReleases,
            SITE_PORT: String(port),
            API_ORIGIN: `http://127.0.0.1:${ports.api}`,
            DATA_DIR: dataOf(`edge-${index + 1}`),
          },
        }),
    );
  }

  /** Starts all but the edges, which need releases: database, bucket, all API processes at once, the proxy. */
  async start(): Promise<void> {
    await Promise.all([this.database.start(), this.#bucketServer.start(), this.bucket.open()]);
    await Promise.all(this.apis.map((api) => api.start()));
    await this.#proxy.start();
  }

  async startEdges(): Promise<void> {
    await Promise.all(this.edges.map((edge) => edge.start()));
  }

  /** Each process is stopped and started again as another version, one after the other. */
  async restartAs(version: Version, pause: () => Promise<void>): Promise<void> {
    for (const [programs, file] of [
      [this.apis, version.api],
      [this.edges, version.edge],
    ] as const) {
      for (const program of programs) {
        await program.stop();
        await program.start(file);
        await pause();
      }
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.edges, ...this.apis].map((program) => program.stop()));
    await this.#proxy.stop();
    this.bucket.cut();
    await this.#bucketServer.kill();
    await this.database.stop();
  }
}

/** All callers come from one address. */
const withoutLimits = {
  RATE_LIMIT_PER_MINUTE: '0',
  LOGIN_LIMIT_PER_ADDRESS: '1000000',
  REGISTRATION_LIMIT_PER_ADDRESS: '1000000',
};

const bucketSettings = {
  S3_ENDPOINT: `http://127.0.0.1:${ports.bucket}`,
  S3_ACCESS_KEY_ID: bucketKey.id,
  S3_SECRET_ACCESS_KEY: bucketKey.secret,
};

/** What makes a machine one of several with the same releases. */
export const sharedReleases = {
  ...bucketSettings,
  RELEASE_BUCKET: buckets.releases,
  RELEASE_DATABASE_URL: databaseUrl,
};
