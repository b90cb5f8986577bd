import { asFields, type Draft } from '@tassis/contracts';

/** Where a draft was left: the package’s code and the step of the form. */
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

/** The address that resumes the draft. */
export function getDraftHref(draft: Pick<Draft, 'data'>, form: string): string {
  const { code, step } = getDraftPosition(draft);
  const query = new URLSearchParams({
    ...(code !== undefined && { package: code }),
    ...(step !== undefined && { etape: String(step) }),
  });
  return query.size === 0 ? form : `${form}?${query}`;
}
