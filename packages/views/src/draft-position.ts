import { asFields, type Draft } from '@tassis/contracts';

/** Where a request was left: its package’s code, the step of its form. */
type DraftPosition = { code?: string; step?: number };

/** Read from whatever stands in it. */
export function getDraftPosition({ data }: Pick<Draft, 'data'>): DraftPosition {
  const members = Object.values(asFields(data['form'])).map((member) => asFields(member));
  const code = members.map((member) => member['package']).find(Boolean);
  const step = members.map((member) => member['step']).find(Boolean);
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof step === 'number' && { step }),
  };
}

/** The address at which it is gone on with. */
export function getDraftHref(draft: Pick<Draft, 'data'>, form: string): string {
  const { code, step } = getDraftPosition(draft);
  const query = new URLSearchParams({
    ...(code !== undefined && { package: code }),
    ...(step !== undefined && { etape: String(step) }),
  });
  return query.size === 0 ? form : `${form}?${query}`;
}
