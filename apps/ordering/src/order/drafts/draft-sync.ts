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
  /** The draft that this tab is based on, for a reload. */
  head: StoredRecord<DraftHead>;
  isBlank: () => boolean;
  /** Whether the input equals that of a stored form, ignoring what a package fixes. */
  isAlike: (stored: unknown) => boolean;
  /** The id of the signed-in person; null for a visitor. */
  who: () => string | null;
};

/** The debounce of saving after the last keystroke. */
export const SAVE_AFTER_MS = 1500;
/** The delay of a retry after a failure. */
const RETRY_AFTER_MS = 15_000;

/** Saves the draft of a signed-in person to the server while it is typed, files included, and restores it. Without React. */
export class DraftSync<Of extends Members> {
  readonly store = createStore<SyncState>(() => NOTHING);
  readonly #ports: Ports<Of>;
  #version = 0;
  /** The idempotency key of the order that this draft will become. */
  #key = newIdempotencyKey();
  readonly #files: DraftFiles<Of>;
  /** The form as the server has it. */
  #written = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #end: (() => void) | null = null;
  /** The draft that is shown with another package than its own: it is not saved with it before the user changes something. */
  #lookedAt: Draft | null = null;
  /** The owner of the draft in which this form was last saved. */
  #owner: string | null = null;

  constructor(ports: Ports<Of>) {
    this.#ports = ports;
    this.#files = new DraftFiles(ports.form, ports.gateway);
  }

  /** The idempotency key of the order, the same in every tab and on every device that continues this draft. */
  get key(): string {
    return this.#key;
  }

  /** Loads the draft from the server, then saves changes of the form. */
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
      // The form works without the server; the first change retries.
      this.store.setState({ saved: { state: 'failed' } });
    } finally {
      this.store.setState({ isLoading: false });
    }
    if (!isBlank()) this.#later(0);
  }

  /** @param before the form when the draft was requested */
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

  /** Continues without a draft. If this tab is based on one, it was ordered or deleted elsewhere. */
  async #goOnWithout(): Promise<void> {
    const { form, gateway, isBlank } = this.#ports;
    const isOurs = this.#version > 0;
    const ordered = isOurs && !isBlank() ? await gateway.ordered(this.#key) : null;
    this.store.setState({ ordered });
    if (ordered !== null || !isOurs) return;
    this.#beginAnew();
    form.reset();
  }

  /** Restores the version and key of this tab after a reload. */
  #recall(): void {
    const left = this.#ports.head.read();
    this.#version = left?.version ?? 0;
    if (left !== null) this.#key = left.key;
  }

  #beginAnew(): void {
    this.#goOnFrom(0);
    this.#key = newIdempotencyKey();
  }

  /** The notice about a restored draft was dismissed: the draft continues with this package. */
  acknowledge(): void {
    this.store.setState({ resumed: null });
    if (this.#lookedAt === null) return;
    this.#lookedAt = null;
    // The server still has the earlier package and step, so the draft counts as changed.
    this.#written = '';
    this.#later(0);
  }

  /** Whether the form needs data of the server: it is empty, or of a file only the name is known. */
  isLacking(): boolean {
    return this.#ports.isBlank() || this.#files.isLacking();
  }

  /** Loads a draft into the form, then its files. */
  async take(draft: Draft): Promise<void> {
    const { form } = this.#ports;
    form.load(draft.data['form']);
    this.#join(draft);
    this.#written = this.#current();
    this.store.setState({ other: null, saved: { state: 'saved', at: draft.updated_at } });
    await this.#files.read(draft);
    this.#written = this.#current();
  }

  /** Continues the version that this tab wrote before a reload; only its files must be fetched again. */
  async #goOnWith(draft: Draft): Promise<void> {
    this.#join(draft);
    await this.#files.read(draft);
  }

  /** Resolves a conflict with the form on screen: it replaces the other draft. */
  keepMine(): void {
    const { other } = this.store.getState();
    if (other === null) return;
    this.#join(other);
    this.store.setState({ other: null });
    this.#later(0);
  }

  /** Whether the form has unsaved changes. */
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

  /** Saves pending changes at once, because the page may be closed. */
  flush(): void {
    void this.#save();
  }

  /** Stops following the form; the last changes are still saved, unless their author has signed out. */
  stop(): void {
    const left = this.#isOnlyLookedAt() ? this.#lookedAt : null;
    const isThere = this.#owner !== null && this.#owner === this.#ports.who();
    if (isThere) void this.#save({ isLeaving: true });
    this.#rest();
    this.store.setState(NOTHING);
    // Restores the draft as it was before it was shown with another package.
    if (isThere && left !== null) this.#ports.form.load(left.data['form']);
  }

  /** Deletes the draft after the order is placed or the form cleared, even if its owner had to sign in again meanwhile. */
  async discard(): Promise<void> {
    const isOurs = this.#owner !== null && this.#owner === this.#ports.who();
    this.#rest();
    await this.#saving?.catch(() => undefined);
    this.#written = '';
    this.#files.forget();
    this.#beginAnew();
    // A failure is ignored: the next visit shows the draft.
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

  /** Whether the draft equals the form. */
  #isOurs({ data }: Draft, own = this.#ports.form.snapshot()): boolean {
    return isSameForm(data['form'], own);
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
    // Saves run one after the other: two at once would conflict with each other.
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
    // A 404: the partner may no longer save drafts for this client.
    const isHopeless = error instanceof ApiError && [401, 403, 404].includes(error.status ?? 0);
    if (!isHopeless && this.#end !== null) this.#later(RETRY_AFTER_MS);
  }

  /**
   * Handles a stale version: another device or tab has saved meanwhile; or this tab did, and was reloaded before the answer;
   * or the draft was deleted, perhaps ordered.
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
