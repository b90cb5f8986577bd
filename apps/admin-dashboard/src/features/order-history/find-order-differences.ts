import {
  asFields,
  updateOrderBasicInfo,
  type AdminOrder,
  type AuditEntry,
} from '@tassis/contracts';
import { getFormFieldName, getPersonFieldName } from '@tassis/messages/order-fields';
import type { Difference } from '../../audit/find-differences.ts';
import { formatField, type FieldWords } from '../../order/fields/format-field.ts';

type Context = { order: AdminOrder; words: FieldWords };

/** The values that a change of an order replaced, with people by name. */
export function findOrderDifferences(
  { action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>,
  { order, words }: Context,
): Difference[] {
  const names = getNames(order, [before ?? {}, after ?? {}]);
  const isOfClient = action === updateOrderBasicInfo.name;
  const paths = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...paths]
    .filter((path) => !path.endsWith('.id'))
    .map((path) => ({
      path,
      label: getLabel(path, { names, isOfClient, words }),
      before: formatField(path, before?.[path], words),
      after: formatField(path, after?.[path], words),
    }));
}

type Labelling = { names: ReadonlyMap<string, string>; isOfClient: boolean; words: FieldWords };

/** The label of a path: 'associates.<id>.cin' → 'Salma Tazi, CIN'. */
function getLabel(path: string, { names, isOfClient, words }: Labelling): string {
  const [field = '', id, ofPerson] = path.split('.');
  const { locale, texts } = words;
  if (ofPerson !== undefined && id !== undefined) {
    return `${names.get(id) ?? texts.somebody}, ${getPersonFieldName(locale, ofPerson)}`;
  }
  if (field === 'status') return texts.status;
  if (field === 'assigned_to') return texts.assignee;
  return isOfClient ? getPersonFieldName(locale, field) : getFormFieldName(locale, field);
}

/** The names of people by id: those in the order, and those whom the change removed or added. */
function getNames(
  { services }: AdminOrder,
  records: readonly Record<string, unknown>[],
): ReadonlyMap<string, string> {
  const present = services.flatMap(({ company, domiciliation }) => [
    ...(company?.associates ?? []),
    ...(company?.managers ?? []),
    ...(domiciliation?.managers ?? []),
  ]);
  const gone = records.flatMap((record) =>
    Object.keys(record).flatMap((path) => {
      const [list, id] = path.split('.');
      const at = (field: string) => record[`${list}.${id}.${field}`];
      return id === undefined
        ? []
        : [
            {
              id,
              firstName: at('firstName'),
              lastName: at('lastName'),
              companyName: at('companyName'),
            },
          ];
    }),
  );
  const named = [...gone, ...present].map((person) => [person.id, getName(person)] as const);
  return new Map(named.filter(([, name]) => name !== ''));
}

function getName(person: object): string {
  const { companyName, firstName, lastName } = asFields(person);
  const parts = typeof companyName === 'string' ? [companyName] : [firstName, lastName];
  return parts.filter((part) => typeof part === 'string').join(' ');
}
