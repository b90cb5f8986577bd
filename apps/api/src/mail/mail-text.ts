/** A part of a mail, in any format. Buttons link to a path of the site. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; path: string }
  | { kind: 'note'; text: string };

export type Fact = readonly [label: string, value: string];

/** The text of a mail, without a layout. */
export type MailText = {
  subject: string;
  blocks: readonly Block[];
  /** For mails that the reader may unsubscribe from: the page, and the path of the mail program's one-click button. */
  unsubscribe?: { label: string; path: string; oneClickPath?: string };
};

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const facts = (...rows: Fact[]): Block => ({ kind: 'facts', rows });
export const list = (items: readonly string[]): Block => ({ kind: 'list', items });
export const quote = (text: string): Block => ({ kind: 'quote', text });
export const button = (label: string, path: string): Block => ({ kind: 'button', label, path });
export const note = (text: string): Block => ({ kind: 'note', text });
