import { createHash } from 'node:crypto';
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SystemAddresses } from './addresses.ts';
import { parsed } from './json.ts';

/** What the manifest says of an area. */
interface Entry {
  id: string;
  version: string;
  entry: string;
  integrity: string;
  [more: string]: unknown;
}

type Manifest = { release: string; areas: Entry[] };

/** What a release says of itself in `integrity.json`. */
type Statement = { files: Record<string, string>; shared: Record<string, string> };

/** A release of an area that a test may break: a copy of the one that is live, under a version of its own. */
export class BrokenRelease {
  readonly id: string;
  readonly version: string;
  readonly live: Entry;
  readonly #store: string;
  readonly #manifest: string;
  readonly #folder: string;
  readonly #code: string;

  constructor({ dataDirectory }: SystemAddresses, id: string, name: string) {
    this.id = id;
    this.#store = path.join(dataDirectory, 'releases');
    this.#manifest = readFileSync(this.#manifestFile(), 'utf8');
    this.live = this.#areas().find((entry) => entry.id === id) ?? missing(id);
    this.version = `${this.live.version}-${name}`;
    this.#folder = path.join(this.#store, 'mfe', id, this.version);
    cpSync(path.join(this.#store, 'mfe', id, this.live.version), this.#folder, { recursive: true });
    this.#code = readFileSync(this.#script(), 'utf8');
  }

  /** Where browsers ask for its script. */
  get entry(): string {
    return `/mfe/${this.id}/${this.version}/remoteEntry.${this.id}.js`;
  }

  /** Writes other code into its script; none takes the script away. What the release says of it stays. */
  rewrite(change: (code: string) => string | undefined): void {
    const code = change(this.#code);
    this.#takeScript();
    if (code !== undefined) writeFileSync(this.#script(), code);
  }

  /** Writes other code into its script, and lets the release say that. Returns the hash of what it says. */
  rebuild(change: (code: string) => string): string {
    this.rewrite(change);
    const hash = computeHash(readFileSync(this.#script()));
    return this.restate(({ files, ...said }) => ({
      ...said,
      files: { ...files, [path.basename(this.#script())]: hash },
    }));
  }

  /** Lets the release say something else of itself. Returns the hash of what it says. */
  restate(change: (said: Statement) => Statement): string {
    const file = path.join(this.#folder, 'integrity.json');
    const said = parsed<Statement>(readFileSync(file, 'utf8'));
    rmSync(`${file}.br`, { force: true });
    writeFileSync(file, JSON.stringify(change(said)));
    return computeHash(readFileSync(file));
  }

  /** Makes its script one that the site fails to read: a link to itself. */
  makeUnreadable(): void {
    this.#takeScript();
    symlinkSync(path.basename(this.#script()), this.#script());
  }

  /** Makes it the release that is live; returns the name of the manifest. */
  goLive(changes: Record<string, unknown> = {}): string {
    const { id, version, entry } = this;
    const { fallback: _, fallbackIntegrity: __, ...live } = this.live;
    const broken = { ...live, version, entry, ...changes };
    const areas = this.#areas().map((area) => (area.id === id ? broken : area));
    const release = new Date().toISOString();
    this.#write(JSON.stringify({ ...parsed<Manifest>(this.#manifest), areas, release }));
    return release;
  }

  /** Puts the release that was live back; returns the name of the manifest. */
  takeBack(): string {
    this.#write(this.#manifest);
    return parsed<Manifest>(this.#manifest).release;
  }

  remove(): void {
    this.takeBack();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The fields of an entry by which the previous release is loaded instead (fallback). */
  get asFallback(): Record<string, string> {
    return { fallback: this.live.version, fallbackIntegrity: this.live.integrity };
  }

  #areas(): Entry[] {
    return parsed<Manifest>(this.#manifest).areas;
  }

  #manifestFile(): string {
    return path.join(this.#store, 'manifest.json');
  }

  #takeScript(): void {
    rmSync(this.#script(), { force: true });
    rmSync(`${this.#script()}.br`, { force: true });
  }

  #script(): string {
    return path.join(this.#folder, `remoteEntry.${this.id}.js`);
  }

  #write(text: string): void {
    writeFileSync(`${this.#manifestFile()}.draft`, text);
    renameSync(`${this.#manifestFile()}.draft`, this.#manifestFile());
  }
}

function computeHash(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

function missing(id: string): never {
  throw new Error(`${id} is not released`);
}
