import type { Violation } from '@tassis/domain';
import { translate, type Locale } from '@tassis/messages';
import { fill } from '../messages/fill.ts';
import type { FormMessages } from '../messages/form/fr.ts';
import type { PathViolation } from './order-form.ts';

/** What a form calls its fields. */
export type FieldLabels = {
  /** A field of the form itself; undefined where what is wrong with it says so itself. */
  ofField: (name: string) => string | undefined;
  /** What is said of a question without an answer, by its field. */
  questions?: Readonly<Record<string, string>>;
  /** What is said of a field of the form itself, by {field} and {messages}. Default: that it is missing or wrong. */
  line?: string;
  /** An item of a list: 'Associé 2'. Number from 1. */
  ofItem?: (list: string, number: number) => string;
  /** A field of an item. */
  ofItemField?: (name: string) => string | undefined;
  /** The words of an answer that the form itself has words for, by its path. */
  ofValue?: (path: string, value: unknown) => string | undefined;
};

type Words = { locale: Locale; findings: FormMessages['findings']; labels: FieldLabels };

/** An item that lacks more answers than these is told in one line. */
const FEW = 3;

/** What the summary says, down the page: line by line, but of an item that lacks many answers how many, at the first. */
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

/** Whether somebody's answer is not there. */
function isLacking({ path, violation }: PathViolation): boolean {
  return parsePath(path).field !== undefined && /(?:^|_)required$/u.test(violation.code);
}

/** 'associates.2' */
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
  // A day that cannot be read is not there either: its field says so.
  if (field === 'birthDate' && label !== undefined && isLacking({ path, violation })) {
    return fill(findings.ofItem, { owner, message: fill(findings.item, { field: label }) });
  }
  return label === undefined || saysItself(violation)
    ? fill(findings.ofItem, { owner, message })
    : fill(findings.at, { owner, field: label, message });
}

/** The sentences that the specification has for a person, or for a negative certificate, name what they are about. */
function saysItself({ code }: Violation): boolean {
  return /^(?:associate|manager|negative_certificate)_/u.test(code);
}

/** What the form calls a path of the wire: 'Associé 2, Prénom'. */
export function findPathLabel(path: string, labels: FieldLabels): string | undefined {
  const { head, index, field } = parsePath(path);
  if (index === undefined) return labels.ofField(head);
  const owner = getOwner(head, index, labels);
  const label = field === undefined ? undefined : labels.ofItemField?.(field);
  return label === undefined ? owner : `${owner}, ${label}`;
}

/** The label of this name among others. */
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
