import { ApiError, newIdempotencyKey } from '@tassis/api-client';
import type { Draft } from '@tassis/contracts';
import type { FormSnapshot, Members, OrderForm } from '@tassis/order-fields/form';
import { getDraftPosition } from '@tassis/views';
import { createStore } from 'zustand/vanilla';
import type { StoredRecord } from '@tassis/dashboard/begun-requests';
import type { DraftHead } from '../keeping/records.ts';
import { DraftFiles } from './draft-files.ts';
import type { DraftGateway } from './draft-gateway.ts';
import { isSameForm } from './is-same-form.ts';
import { NOTHING, NOTHING_TOLD, type SyncState } from './sync-state.ts';

type Ports<Of extends Members> = {
  form: OrderForm<Of>;
  gateway: DraftGateway;
  /** What this tab goes on from, over a reload. */
  head: StoredRecord<DraftHead>;
  isBlank: () => boolean;
  /** Whether the same was filled in as in a form that was kept, whatever a package fixes. */
  isAlike: (kept: unknown) => boolean;
  /** Who is signed in; null for nobody. */
  who: () => string | null;
};

/** So long after the last keystroke a draft is saved. */
export const SAVE_AFTER_MS = 1500;
/** So long after a failure it is tried again. */
const RETRY_AFTER_MS = 15_000;

/** Keeps the draft of somebody who is signed in on the server as it is typed, files included, and takes it up again. No React. */
export class DraftSync<Of extends Members> {
  readonly store = createStore<SyncState>(() => NOTHING);
  readonly #ports: Ports<Of>;
  #version = 0;
  /** Of the order that this draft will be. */
  #key = newIdempotencyKey();
  readonly #files: DraftFiles<Of>;
  /** What the server has of the form. */
  #written = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #end: (() => void) | null = null;
  /** The draft that stands in the form with another package than its own: it stays as it is until somebody goes on with that. */
  #lookedAt: Draft | null = null;
  /** Whose draft this form was last kept in. */
  #owner: string | null = null;

  constructor(ports: Ports<Of>) {
    this.#ports = ports;
    this.#files = new DraftFiles(ports.form, ports.gateway);
  }

  /** With which the order is sent, from every tab and device that goes on with this draft. */
  get key(): string {
    return this.#key;
  }

  /** Takes up what the server has, then follows the form. */
  async start(): Promise<void> {
    const { form, gateway, isBlank, who } = this.#ports;
    if (this.#end !== null) return;
    const before = form.snapshot();
    const end = form.subscribe(() => this.#later(SAVE_AFTER_MS));
    this.#end = end;
    this.#owner = who();
    this.#recall();
    this.store.setState({ isStarted: true, isLoading: this.isLacking() });
    try {
      const draft = await gateway.read();
      if (this.#end !== end) return;
      if (draft === null || draft.version === 0) await this.#goOnWithout();
      else await this.#meet(draft, before);
    } catch {
      // The form works without it; the first change tries again.
      this.store.setState({ saved: { state: 'failed' } });
    } finally {
      this.store.setState({ isLoading: false });
    }
    if (!isBlank()) this.#later(0);
  }

  /** @param before what stood in the form when the draft was asked for */
  async #meet(draft: Draft, before: FormSnapshot<Of>): Promise<void> {
    const { form, isBlank } = this.#ports;
    const isUnasked = isBlank();
    const isOwn = this.#version === draft.version;
    if (!isUnasked && !isOwn && !this.#isOurs(draft, before)) {
      this.store.setState({ other: draft });
      return;
    }
    const { code } = getDraftPosition({ data: { form: form.snapshot() } });
    const isOtherPackage = getDraftPosition(draft).code !== code;
    if (isUnasked || isOtherPackage) this.store.setState({ resumed: draft });
    if (isOtherPackage) this.#lookedAt = draft;
    await (isOwn && !isUnasked ? this.#goOnWith(draft) : this.take(draft));
  }

  /** There is no draft. What this tab has of one that it went on from was ordered elsewhere, or removed. */
  async #goOnWithout(): Promise<void> {
    const { form, gateway, isBlank } = this.#ports;
    const isOurs = this.#version > 0;
    const ordered = isOurs && !isBlank() ? await gateway.ordered(this.#key) : null;
    this.store.setState({ ordered });
    if (ordered !== null || !isOurs) return;
    this.#beginAnew();
    form.reset();
  }

  /** Where this tab was before it was reloaded. */
  #recall(): void {
    const left = this.#ports.head.read();
    this.#version = left?.version ?? 0;
    if (left !== null) this.#key = left.key;
  }

  #beginAnew(): void {
    this.#goOnFrom(0);
    this.#key = newIdempotencyKey();
  }

  /** What was told of a draft that was taken up is known: it goes on with this package. */
  acknowledge(): void {
    this.store.setState({ resumed: null });
    if (this.#lookedAt === null) return;
    this.#lookedAt = null;
    // The server still has the package and the step of before.
    this.#written = '';
    this.#later(0);
  }

  /** Whether the form has something to wait for: it is empty, or of a file it knows the name only. */
  isLacking(): boolean {
    return this.#ports.isBlank() || this.#files.isLacking();
  }

  /** Puts a draft into the form; its files follow. */
  async take(draft: Draft): Promise<void> {
    const { form } = this.#ports;
    form.load(draft.data['form']);
    this.#join(draft);
    this.#written = this.#current();
    this.store.setState({ other: null, saved: { state: 'saved', at: draft.updated_at } });
    await this.#files.read(draft);
    this.#written = this.#current();
  }

  /** Goes on from the version that this tab wrote before it was reloaded: its files are not in memory any more. */
  async #goOnWith(draft: Draft): Promise<void> {
    this.#join(draft);
    await this.#files.read(draft);
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
    return this.#end !== null && this.#isBehind();
  }

  #isBehind(): boolean {
    if (this.#isOnlyLookedAt()) return false;
    return this.#written !== this.#current() || this.#files.changed().length > 0;
  }

  #isOnlyLookedAt(): boolean {
    return this.#lookedAt !== null && this.#ports.isAlike(this.#lookedAt.data['form']);
  }

  /** Saves at once what waits for the end of the typing: the page may be gone by then. */
  flush(): void {
    void this.#save();
  }

  /** Nothing is followed any more; what was typed last is still saved, unless the person who typed it has gone. */
  stop(): void {
    const left = this.#isOnlyLookedAt() ? this.#lookedAt : null;
    const isThere = this.#owner !== null && this.#owner === this.#ports.who();
    if (isThere) void this.#save({ isLeaving: true });
    this.#rest();
    this.store.setState(NOTHING);
    // As it was before somebody looked, its package and its step too.
    if (isThere && left !== null) this.#ports.form.load(left.data['form']);
  }

  /** The order is placed, or the form begun anew: the draft goes, also when its owner had to sign in again meanwhile. */
  async discard(): Promise<void> {
    const isOurs = this.#owner !== null && this.#owner === this.#ports.who();
    this.#rest();
    await this.#saving?.catch(() => undefined);
    this.#written = '';
    this.#files.forget();
    this.#beginAnew();
    // Nobody has to hear of a draft that stays: it is asked about the next time.
    if (isOurs) await this.#ports.gateway.drop().catch(() => undefined);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#end?.();
    this.#end = null;
    this.#lookedAt = null;
    this.store.setState({ isLoading: false, ...NOTHING_TOLD });
  }

  #join({ version, data }: Draft): void {
    if (typeof data['key'] === 'string') this.#key = data['key'];
    this.#goOnFrom(version);
  }

  /** Whether what stands in it stands in the form too. */
  #isOurs({ data }: Draft, kept = this.#ports.form.snapshot()): boolean {
    return isSameForm(data['form'], kept);
  }

  #goOnFrom(version: number): void {
    const { head } = this.#ports;
    this.#version = version;
    if (version === 0) head.remove();
    else head.write({ version, key: this.#key });
  }

  #current(): string {
    return JSON.stringify(this.#ports.form.snapshot());
  }

  #later(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), delay);
  }

  async #save({ isLeaving = false } = {}): Promise<void> {
    const { isLoading, other, ordered } = this.store.getState();
    if (this.#end === null || isLoading || other !== null || ordered !== null) return;
    // Each waits for all before it: two that wrote at once would be a conflict with oneself.
    while (this.#saving !== null) await this.#saving;
    const isNothing = this.#written === '' && this.#ports.isBlank();
    const isOver = this.#end === null && !isLeaving;
    if (isNothing || isOver || !this.#isBehind()) return;
    this.#saving = this.#write();
    await this.#saving;
    this.#saving = null;
  }

  async #write(): Promise<void> {
    const { form, gateway } = this.#ports;
    this.store.setState({ saved: { state: 'saving' } });
    try {
      const text = this.#current();
      const draft = await gateway.write({ form: form.snapshot(), key: this.#key }, this.#version);
      this.#written = text;
      this.#lookedAt = null;
      this.#goOnFrom(draft.version);
      await this.#files.write();
      this.store.setState({ saved: { state: 'saved', at: draft.updated_at } });
    } catch (error) {
      this.#afterError(error);
    }
  }

  #afterError(error: unknown): void {
    if (error instanceof ApiError && error.code === 'stale_version') {
      void this.#meetOther();
      return;
    }
    this.store.setState({ saved: { state: 'failed' } });
    // A client whom nobody may keep anything for any more is not there.
    const isHopeless = error instanceof ApiError && [401, 403, 404].includes(error.status ?? 0);
    if (!isHopeless && this.#end !== null) this.#later(RETRY_AFTER_MS);
  }

  /**
   * Somebody saved meanwhile, on another device or in another tab; or this tab did, and was left before it heard of it;
   * or the draft is gone, ordered perhaps.
   */
  async #meetOther(): Promise<void> {
    const { gateway } = this.#ports;
    try {
      const found = await gateway.read();
      const ordered = found === null ? await gateway.ordered(this.#key) : null;
      if (this.#end === null) return;
      const other = found !== null && !this.#isOurs(found) ? found : null;
      if (other !== null || ordered !== null) {
        this.store.setState({ other, ordered, saved: null });
        return;
      }
      if (found === null) this.#goOnFrom(0);
      else this.#join(found);
      this.#later(0);
    } catch {
      this.store.setState({ saved: { state: 'failed' } });
    }
  }
}
