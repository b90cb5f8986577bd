import type { Violation } from '@tassis/domain';
import { translate, type Locale } from '@tassis/messages';
import { fill } from '../messages/fill.ts';
import type { FormMessages } from '../messages/form/fr.ts';
import type { PathViolation } from './order-form.ts';

/** The names that a form gives its fields. */
export type FieldLabels = {
  /** The label of a field of the form itself; undefined where the error text needs none. */
  ofField: (name: string) => string | undefined;
  /** The error text of an unanswered question, by its field. */
  questions?: Readonly<Record<string, string>>;
  /** The template of an error line, with {field} and {messages}. Default: the shared one. */
  line?: string;
  /** The name of an item of a list: 'Associé 2'. `number` counts from 1. */
  ofItem?: (list: string, number: number) => string;
  /** The label of a field of an item. */
  ofItemField?: (name: string) => string | undefined;
  /** The form's own text for the value of a path. */
  ofValue?: (path: string, value: unknown) => string | undefined;
};

type Words = { locale: Locale; findings: FormMessages['findings']; labels: FieldLabels };

/** An item with more missing answers than this gets one line in the summary. */
const FEW = 3;

/** The lines of the error summary in the order of the page. An item with many missing answers gets one line that counts them. */
export function toFindingLines(
  found: readonly PathViolation[],
  words: Words,
): (PathViolation & { message: string })[] {
  const lacking = new Map<string, PathViolation[]>();
  for (const finding of found.filter(isLacking)) {
    const item = getItemPath(finding);
    lacking.set(item, [...(lacking.get(item) ?? []), finding]);
  }
  return found.flatMap((finding) => {
    const alike = isLacking(finding) ? (lacking.get(getItemPath(finding)) ?? []) : [];
    if (alike.length <= FEW) return [{ ...finding, message: findingText(finding, words) }];
    if (alike[0] !== finding) return [];
    const { head, index = 0 } = parsePath(finding.path);
    const owner = getOwner(head, index, words.labels);
    const message = fill(words.findings.many, { owner, count: alike.length });
    return [{ ...finding, message }];
  });
}

function getOwner(list: string, index: number, { ofItem }: FieldLabels): string {
  return ofItem?.(list, index + 1) ?? list;
}

/** Whether the error is a missing answer of an item. */
function isLacking({ path, violation }: PathViolation): boolean {
  return parsePath(path).field !== undefined && /(?:^|_)required$/u.test(violation.code);
}

/** The path of an item: 'associates.2'. */
function getItemPath({ path }: PathViolation): string {
  const { head, index } = parsePath(path);
  return `${head}.${index}`;
}

function findingText({ path, violation }: PathViolation, words: Words): string {
  const { locale, findings, labels } = words;
  const message = translate(locale, violation.code, violation.params);
  const { head, index, field } = parsePath(path);
  if (index === undefined) {
    const label = labels.ofField(head);
    const question = labels.questions?.[head];
    if (question !== undefined) return question;
    return label === undefined || saysItself(violation)
      ? message
      : fill(labels.line ?? findings.item, { field: label, messages: message });
  }
  const owner = getOwner(head, index, labels);
  const label = field === undefined ? undefined : labels.ofItemField?.(field);
  // An unreadable date counts as missing here; its own field says what is wrong with it.
  if (field === 'birthDate' && label !== undefined && isLacking({ path, violation })) {
    return fill(findings.ofItem, { owner, message: fill(findings.item, { field: label }) });
  }
  return label === undefined || saysItself(violation)
    ? fill(findings.ofItem, { owner, message })
    : fill(findings.at, { owner, field: label, message });
}

/** The specification's error texts about a person or a negative certificate name their field already, so no label is added. */
function saysItself({ code }: Violation): boolean {
  return /^(?:associate|manager|negative_certificate)_/u.test(code);
}

/** The label of a path: 'Associé 2, Prénom'. */
export function findPathLabel(path: string, labels: FieldLabels): string | undefined {
  const { head, index, field } = parsePath(path);
  if (index === undefined) return labels.ofField(head);
  const owner = getOwner(head, index, labels);
  const label = field === undefined ? undefined : labels.ofItemField?.(field);
  return label === undefined ? owner : `${owner}, ${label}`;
}

/** The label of a field, if the form has it. */
export function findLabel(
  labels: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}

function parsePath(path: string) {
  const [head = '', index, field] = path.split('.');
  return { head, index: index === undefined ? undefined : Number(index), field };
}
