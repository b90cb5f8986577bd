import { ApiError } from '@tassis/api-client';
import type { Draft } from '@tassis/contracts';
import { createStore } from 'zustand/vanilla';
import { FormFile } from '../form/form-file.ts';
import type { Members, OrderForm } from '../form/order-form.ts';
import type { KeptRecord } from '../keeping/kept-record.ts';
import { newIdempotencyKey } from '../submission/intent.ts';
import type { DraftGateway } from './draft-gateway.ts';

/** What has become of the last change. `at`: when the server had it, ISO 8601. */
export type Saved = { state: 'saving' } | { state: 'saved'; at: string } | { state: 'failed' };

type SyncState = {
  /** Whether somebody's draft is followed, or about to be read. */
  isStarted: boolean;
  /** Whether what the form lacks, all of it or a file, is still on its way from the server. */
  isLoading: boolean;
  saved: Saved | null;
  /** A newer draft from elsewhere: nothing is saved until somebody has chosen. */
  other: Draft | null;
};

type Ports<Of extends Members> = {
  form: OrderForm<Of>;
  gateway: DraftGateway;
  /** The version that this tab goes on from, over a reload. */
  version: KeptRecord<number>;
  isBlank: () => boolean;
  /** Who is signed in; null for nobody. */
  who: () => string | null;
};

/** A field, and the file that it has by now; null when it was taken out. */
type ChangedFile = [field: string, file: { name: string; content: string } | null];

const NOTHING: SyncState = { isStarted: false, isLoading: false, saved: null, other: null };

/** So long after the last letter a draft is saved. */
const SAVE_AFTER_MS = 1500;
/** So long after a failure it is tried again. */
const RETRY_AFTER_MS = 15_000;

/** Keeps the draft of a signed-in client on the server as it is typed, files included, and takes it up again. No React. */
export class DraftSync<Of extends Members> {
  readonly store = createStore<SyncState>(() => NOTHING);
  readonly #ports: Ports<Of>;
  #version = 0;
  /** Of the order that this draft will be. */
  #key = newIdempotencyKey();
  /** What the server has: the form, and the content of each file. */
  #written = '';
  readonly #files = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #end: (() => void) | null = null;
  /** Whose draft this form was last kept in. */
  #owner: string | null = null;

  constructor(ports: Ports<Of>) {
    this.#ports = ports;
  }

  /** With which the order is sent, from every tab and device that goes on with this draft. */
  get key(): string {
    return this.#key;
  }

  /** Takes up what the server has, then follows the form. */
  async start(): Promise<void> {
    const { form, gateway, isBlank, version, who } = this.#ports;
    if (this.#end !== null) return;
    const before = form.kept();
    const end = form.subscribe(() => this.#later(SAVE_AFTER_MS));
    this.#end = end;
    this.#owner = who();
    this.store.setState({ isStarted: true, isLoading: this.isLacking() });
    try {
      const draft = await gateway.read();
      if (this.#end !== end) return;
      if (draft === null || draft.version === 0) this.#goOnFrom(0);
      else if (isBlank()) await this.take(draft);
      else if (version.read() === draft.version) await this.#goOnWith(draft);
      else if (JSON.stringify(draft.data['form']) === JSON.stringify(before))
        await this.take(draft);
      else this.store.setState({ other: draft });
    } catch {
      // The form works without it; the first change tries again.
      this.store.setState({ saved: { state: 'failed' } });
    } finally {
      this.store.setState({ isLoading: false });
    }
    if (!isBlank()) this.#later(0);
  }

  /** Whether the form has something to wait for: it is empty, or of a file it knows the name only. */
  isLacking(): boolean {
    const { form, isBlank } = this.#ports;
    return isBlank() || Object.values(form.members).some(isNameOnly);
  }

  /** Puts a draft into the form; its files follow. */
  async take(draft: Draft): Promise<void> {
    const { form } = this.#ports;
    form.load(draft.data['form']);
    this.#join(draft);
    this.#written = this.#current();
    this.store.setState({ other: null, saved: { state: 'saved', at: draft.updated_at } });
    await this.#readFiles(draft);
    this.#written = this.#current();
  }

  /** Goes on from the version that this tab wrote before it was reloaded: its files are not in memory any more. */
  async #goOnWith(draft: Draft): Promise<void> {
    this.#join(draft);
    await this.#readFiles(draft);
  }

  async #readFiles(draft: Draft): Promise<void> {
    const { form, gateway } = this.#ports;
    for (const { field } of draft.files) {
      const member = form.members[field];
      if (!isNameOnly(member)) continue;
      member.setLoading(true);
      const file = await gateway.readFile(field).catch(() => null);
      member.setLoading(false);
      // Another one may have been given meanwhile.
      if (file === null || member.file === null || member.file.content !== undefined) continue;
      this.#files.set(field, file.content);
      member.put({ ...member.file, ...file });
    }
    // Whoever waited for a file goes by what is wrong now.
    form.judge();
  }

  /** Goes on with what is on screen: it replaces the draft from elsewhere. */
  keepMine(): void {
    const { other } = this.store.getState();
    if (other === null) return;
    this.#join(other);
    this.store.setState({ other: null });
    this.#later(0);
  }

  /** Whether something that was typed is not on the server. */
  hasUnsaved(): boolean {
    return (
      this.#end !== null && (this.#written !== this.#current() || this.#changedFiles().length > 0)
    );
  }

  /** Nothing is followed any more. */
  stop(): void {
    this.#rest();
    this.store.setState(NOTHING);
  }

  /** The order is placed, or the form begun anew: the draft goes, also when its owner had to sign in again meanwhile. */
  async discard(): Promise<void> {
    const isOurs = this.#owner !== null && this.#owner === this.#ports.who();
    this.#rest();
    await this.#saving?.catch(() => undefined);
    this.#written = '';
    this.#files.clear();
    this.#goOnFrom(0);
    this.#key = newIdempotencyKey();
    // Nobody has to hear of a draft that stays: it is asked about the next time.
    if (isOurs) await this.#ports.gateway.drop().catch(() => undefined);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#end?.();
    this.#end = null;
    this.store.setState({ isLoading: false, saved: null, other: null });
  }

  #join({ version, data }: Draft): void {
    this.#goOnFrom(version);
    if (typeof data['key'] === 'string') this.#key = data['key'];
  }

  #goOnFrom(version: number): void {
    this.#version = version;
    if (version === 0) this.#ports.version.remove();
    else this.#ports.version.write(version);
  }

  #current(): string {
    return JSON.stringify(this.#ports.form.kept());
  }

  #later(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), delay);
  }

  async #save(): Promise<void> {
    const { isLoading, other } = this.store.getState();
    if (this.#end === null || isLoading || other !== null) return;
    // Each waits for all before it: two that wrote at once would be a conflict with oneself.
    while (this.#saving !== null) await this.#saving;
    const isNothing = this.#written === '' && this.#ports.isBlank();
    if (isNothing || !this.hasUnsaved()) return;
    this.#saving = this.#write();
    await this.#saving;
    this.#saving = null;
  }

  async #write(): Promise<void> {
    const { form, gateway } = this.#ports;
    this.store.setState({ saved: { state: 'saving' } });
    try {
      const text = this.#current();
      const draft = await gateway.write({ form: form.kept(), key: this.#key }, this.#version);
      this.#written = text;
      this.#goOnFrom(draft.version);
      await this.#writeFiles();
      this.store.setState({ saved: { state: 'saved', at: draft.updated_at } });
    } catch (error) {
      this.#afterError(error);
    }
  }

  async #writeFiles(): Promise<void> {
    const { gateway } = this.#ports;
    for (const [field, file] of this.#changedFiles()) {
      if (file === null) await gateway.dropFile(field);
      else await gateway.writeFile(field, file);
      this.#files.set(field, file?.content ?? '');
    }
  }

  /** A file that is known by its name only has not changed: the server has it, or nobody has. */
  #changedFiles(): ChangedFile[] {
    const changed: ChangedFile[] = [];
    for (const [field, member] of Object.entries(this.#ports.form.members)) {
      if (!(member instanceof FormFile)) continue;
      const known = this.#files.get(field) ?? '';
      const { file } = member;
      if (file === null && known !== '') changed.push([field, null]);
      if (file?.content === undefined || file.content === known) continue;
      changed.push([field, { name: file.name, content: file.content }]);
    }
    return changed;
  }

  #afterError(error: unknown): void {
    if (error instanceof ApiError && error.code === 'stale_version') {
      void this.#meetOther();
      return;
    }
    this.store.setState({ saved: { state: 'failed' } });
    const isHopeless = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (!isHopeless && this.#end !== null) this.#later(RETRY_AFTER_MS);
  }

  /** Somebody saved meanwhile, on another device or in another tab; or the draft is gone. */
  async #meetOther(): Promise<void> {
    const other = await this.#ports.gateway.read().catch(() => undefined);
    if (this.#end === null) return;
    if (other === undefined) this.store.setState({ saved: { state: 'failed' } });
    else if (other !== null) this.store.setState({ other, saved: null });
    else {
      this.#goOnFrom(0);
      this.#later(0);
    }
  }
}

function isNameOnly(member: unknown): member is FormFile {
  return member instanceof FormFile && member.file !== null && member.file.content === undefined;
}
