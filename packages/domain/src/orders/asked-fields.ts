/** What an answer decides: the fields of the same form, or of the same person, that it makes count or not. */
const DECIDED: Readonly<Record<string, readonly string[]>> = {
  haveCertificate: [
    'certificate',
    'certificatNumber',
    'ICE',
    'companyName',
    'firstAppelation',
    'secoundAppelation',
    'thirdAppelation',
    'activity',
    'negativeCertificateAssociate',
  ],
  addressType: ['address'],
  identificationType: ['cin', 'passport', 'carteSejour', 'identifierValue'],
  contributionTypes: ['numerical_amount', 'description', 'contribution_valorisation'],
};

/** What a person is decides all that is asked of them. */
const KIND = 'associateType';

/** The contributions of all make the capital: anyone who corrects one of them may have to correct another. */
const SHARES =
  /^(?:services\.\d+\.data\.)?(?:capital|associates\.\d+\.(?:numerical_amount|contribution_valorisation|contributionTypes))$/u;

/**
 * Whether a client who was asked to correct some fields of an order, by their paths, may send this one: an asked field
 * itself, what stands in it, and what it decides.
 */
export function isAskedFor(asked: readonly string[], path: string): boolean {
  return asked.some((each) => isWithinPath(each, path) || isDecidedBy(each, path));
}

/** Whether a path is another one, or leads into it. */
export function isWithinPath(path: string, inner: string): boolean {
  return inner === path || inner.startsWith(`${path}.`);
}

function isDecidedBy(asked: string, path: string): boolean {
  const [owner, field] = splitLast(asked);
  if (field === KIND) return isWithinPath(owner, path);
  if (SHARES.test(asked) && SHARES.test(path)) return true;
  return (DECIDED[field] ?? []).some((name) => path === (owner === '' ? name : `${owner}.${name}`));
}

function splitLast(path: string): [owner: string, field: string] {
  const at = path.lastIndexOf('.');
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}
