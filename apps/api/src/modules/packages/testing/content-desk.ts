import {
  contentVersion,
  createPackage,
  getContentPackage,
  listPackages,
  publishPackage,
  savePackageDraft,
  type ContentPackage,
  type Contract,
  type Package,
  type PackageDetail,
  type PackageForm,
} from '@tassis/contracts';
import { aPackage } from '@tassis/testing/builders';
import type { LightMyRequestResponse } from 'fastify';
import type { createTestApi } from '../../../testing/create-test-api.ts';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;
type Input = { params?: object; query?: object; payload?: unknown; version?: number };

/** A complete form with a unique code. */
export function aForm(changes: Partial<PackageForm> = {}): PackageForm {
  made += 1;
  const {
    status: _status,
    position: _position,
    ...form
  } = aPackage({
    code: `PACK_${made}`,
    included_services: ['Courrier'],
  });
  return { ...form, ...changes };
}

let made = 0;

/** The actions of a content admin, and what the site shows. */
export async function contentDesk(api: TestApi) {
  const { token, id } = await api.signIn('content_admin');

  const ask = (contract: Contract, { version, ...input }: Input = {}) => {
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    const parts: object = input;
    return api.ask(contract, { token, headers, ...parts });
  };

  const create = async (changes: Partial<PackageForm> = {}) =>
    getData<ContentPackage>(await ask(createPackage, { payload: aForm(changes) }));

  const read = async (packageId: string) =>
    getData<PackageDetail>(await ask(getContentPackage, { params: { id: packageId } }));
  const readVersion = async (packageId: string) => (await read(packageId)).draft.version;

  return {
    token,
    id,
    ask,
    create,
    read,
    /** Saves a draft over the stored one. */
    save: async (packageId: string, changes: Partial<PackageForm> = {}) =>
      ask(savePackageDraft, {
        params: { id: packageId },
        payload: aForm(changes),
        version: await readVersion(packageId),
      }),
    publish: async (packageId: string) =>
      ask(publishPackage, { params: { id: packageId }, version: await readVersion(packageId) }),
    /** The codes that visitors see, in order. */
    site: async () => getData<Package[]>(await api.ask(listPackages)).map(({ code }) => code),
    contentVersion: async () => getData<{ version: number }>(await api.ask(contentVersion)).version,
  };
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type, as with json<…>()
export function getData<Data>(answer: LightMyRequestResponse): Data {
  return answer.json<{ data: Data }>().data;
}

/** The status and code of a refusal. */
export function getRefusal(answer: LightMyRequestResponse) {
  return [answer.statusCode, answer.json<{ code?: string }>().code];
}
