import { asFields, type Draft } from '@tassis/contracts';

/** The id of the form on each ordering page. */
export const ORDER_FORM_ID = 'demande';

/** The position at which a draft was left: the package's code and the step of the form. */
type DraftPosition = { code?: string; step?: number };

/** Reads the position from the draft's data, which may hold anything. */
export function getDraftPosition({ data }: Pick<Draft, 'data'>): DraftPosition {
  const members = Object.values(asFields(data['form'])).map((member) => asFields(member));
  const code = members.map((member) => member['package']).find(Boolean);
  const step = members.map((member) => member['step']).find(Boolean);
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof step === 'number' && { step }),
  };
}

/** The address that resumes a draft: its form, with the package and the step. */
export function getDraftHref(draft: Pick<Draft, 'data'>, form: string): string {
  return getPositionHref(getDraftPosition(draft), form);
}

/** The address of a position; `besides` holds more search parameters. */
export function getPositionHref(
  { code, step }: DraftPosition,
  form: string,
  besides: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...besides,
    ...(code !== undefined && { package: code }),
    ...(step !== undefined && { etape: String(step) }),
  });
  return `${form}${query.size === 0 ? '' : `?${query}`}#${ORDER_FORM_ID}`;
}
