import { ApiError } from '@tassis/api-client';
import type { Draft } from '@tassis/contracts';
import type { FormFile, Members, OrderForm } from '@tassis/order-fields/form';
import type { DraftGateway } from './draft-gateway.ts';

/** A field, and the file that it has by now; null when it was taken out. */
type ChangedFile = [field: string, file: { name: string; content: string } | null];

/** The files of a form, and of each what the server has. */
export class DraftFiles<Of extends Members> {
  readonly #form: OrderForm<Of>;
  readonly #gateway: DraftGateway;
  readonly #known = new Map<string, string>();

  constructor(form: OrderForm<Of>, gateway: DraftGateway) {
    this.#form = form;
    this.#gateway = gateway;
  }

  /** Whether of one the name only is here. */
  isLacking(): boolean {
    return Object.values(this.#form.members).some(isNameOnly);
  }

  /** Fetches those of which the name only is here. */
  async read({ files }: Draft): Promise<void> {
    for (const { field } of files) {
      const member = this.#form.members[field];
      if (!isNameOnly(member)) continue;
      member.setLoading(true);
      const file = await this.#gateway.readFile(field).catch(() => null);
      member.setLoading(false);
      // Another one may have been given meanwhile.
      if (file === null || member.file === null || member.file.content !== undefined) continue;
      this.#known.set(field, file.content);
      member.put({ ...member.file, ...file });
    }
    // Anyone who waited for a file goes by what is wrong now.
    this.#form.validate();
  }

  async write(): Promise<void> {
    for (const [field, file] of this.changed()) {
      if (file === null) await this.#gateway.dropFile(field);
      else if (!(await this.#give(field, file))) continue;
      this.#known.set(field, file?.content ?? '');
    }
  }

  /** Whether the server has taken a file. One that it refuses is not offered again: its field asks for another. */
  async #give(field: string, file: { name: string; content: string }): Promise<boolean> {
    try {
      await this.#gateway.writeFile(field, file);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      const member = this.#form.members[field];
      // Another one may have been given meanwhile.
      if (member?.kind === 'file' && member.file?.content === file.content) {
        member.fail('processing');
      }
      return false;
    }
  }

  /** One that is known by its name only has not changed: the server has it, or nobody has. */
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

  /** The server has none any more. */
  forget(): void {
    this.#known.clear();
  }
}

function isNameOnly(member: Members[string] | undefined): member is FormFile {
  return member?.kind === 'file' && member.file !== null && member.file.content === undefined;
}
