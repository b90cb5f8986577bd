import { ApiError } from '@tassis/api-client';
import type { Draft } from '@tassis/contracts';
import type { FormFile, Members, OrderForm } from '@tassis/order-fields/form';
import type { DraftGateway } from './draft-gateway.ts';

/** A field and its current file; null when it was removed. */
type ChangedFile = [field: string, file: { name: string; content: string } | null];

/** The files of a form, and their state on the server. */
export class DraftFiles<Of extends Members> {
  readonly #form: OrderForm<Of>;
  readonly #gateway: DraftGateway;
  readonly #known = new Map<string, string>();

  constructor(form: OrderForm<Of>, gateway: DraftGateway) {
    this.#form = form;
    this.#gateway = gateway;
  }

  /** Whether only the name of a file is known here. */
  isLacking(): boolean {
    return Object.values(this.#form.members).some(isNameOnly);
  }

  /** Fetches the content of the files of which only the name is known here. */
  async read({ files }: Draft): Promise<void> {
    for (const { field } of files) {
      const member = this.#form.members[field];
      if (!isNameOnly(member)) continue;
      member.setLoading(true);
      const file = await this.#gateway.readFile(field).catch(() => null);
      member.setLoading(false);
      // Another file may have been chosen meanwhile.
      if (file === null || member.file === null || member.file.content !== undefined) continue;
      this.#known.set(field, file.content);
      member.put({ ...member.file, ...file });
    }
    // Validated again, because the file is no longer missing.
    this.#form.validate();
  }

  async write(): Promise<void> {
    for (const [field, file] of this.changed()) {
      if (file === null) await this.#gateway.dropFile(field);
      else if (!(await this.#give(field, file))) continue;
      this.#known.set(field, file?.content ?? '');
    }
  }

  /** Uploads a file. @returns whether the server has accepted it; a refused file is not sent again: its field asks for another */
  async #give(field: string, file: { name: string; content: string }): Promise<boolean> {
    try {
      await this.#gateway.writeFile(field, file);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      const member = this.#form.members[field];
      // Another file may have been chosen meanwhile.
      if (member?.kind === 'file' && member.file?.content === file.content) {
        member.fail('processing');
      }
      return false;
    }
  }

  /** The changed files. A file of which only the name is known has not changed. */
  changed(): ChangedFile[] {
    const changed: ChangedFile[] = [];
    for (const [field, member] of Object.entries(this.#form.members)) {
      if (member.kind !== 'file') continue;
      const known = this.#known.get(field) ?? '';
      const { file } = member;
      if (file === null && known !== '') changed.push([field, null]);
      if (file?.content === undefined || file.content === known) continue;
      changed.push([field, { name: file.name, content: file.content }]);
    }
    return changed;
  }

  /** Forgets what the server has, because it has no files any more. */
  forget(): void {
    this.#known.clear();
  }
}

function isNameOnly(member: Members[string] | undefined): member is FormFile {
  return member?.kind === 'file' && member.file !== null && member.file.content === undefined;
}
