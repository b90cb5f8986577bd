import type { FormFile, Members, OrderForm } from '@tassis/order-fields/form';
import { asFields, type Fields } from '@tassis/contracts';

/** The fields whose numbers a control holds as texts. */
const TEXTS = new Set(['duration_months', 'negativeCertificateAssociate']);

/** Loads the data of an order into its form as if they had been stored: each member takes its own fields. */
export function loadData<Of extends Members>(form: OrderForm<Of>, data: Fields): void {
  const stored = Object.entries(form.members).map(([name, member]) => {
    if (member.kind === 'list') return [name, itemsIn(data[name])] as const;
    return [name, valuesIn(data)] as const;
  });
  form.load(Object.fromEntries(stored));
  for (const [name, member] of Object.entries(form.members)) {
    const content = data[name];
    if (member.kind === 'file') putFile(member, content);
  }
  form.validate();
}

export function putFile(file: FormFile, content: unknown): void {
  const isFile = typeof content === 'string' && content !== '';
  file.put(isFile ? { name: 'certificat.pdf', content } : null);
}

/** A wire value as a control holds it: amounts in centimes, choices as texts. */
export function heldValue(name: string, value: unknown): unknown {
  if (name === 'haveCertificate') return { true: 'yes', false: 'no' }[String(value)] ?? '';
  if (typeof value !== 'number') return value;
  return TEXTS.has(name) ? String(value) : Math.round(value * 100);
}

/** The items of a list in their stored form. */
export function itemsIn(list: unknown) {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.map((each) => ({ isLocked: false, values: valuesIn(asFields(each)) }));
}

function valuesIn(data: Fields) {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, heldValue(name, value)] as const),
  );
}
