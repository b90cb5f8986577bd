import {
  deleteDraft,
  deleteDraftFile,
  asFields,
  getDraft,
  getDraftFile,
  saveDraft,
  saveDraftFile,
  type Draft,
} from '@tassis/contracts';
import { DRAFT_SERVICES } from '@tassis/domain';
import { refusal, type FakeApi } from '@tassis/testing/screen';

type File = { name: string; content: string };

/** Makes a fake API store drafts, as the real one does, but without owners. */
export function storeDrafts(api: FakeApi) {
  const drafts = new Map<string, Draft>();
  const files = new Map<string, File>();
  const write = (service: string, data: Record<string, unknown>, step: 0 | 1) => {
    const before = drafts.get(service);
    const draft: Draft = {
      service: DRAFT_SERVICES.find((each) => each === service) ?? 'company_creation',
      data: step === 1 ? data : (before?.data ?? {}),
      version: (before?.version ?? 0) + step,
      updated_at: '2026-11-21T13:32:00.000Z',
      files: [...files].flatMap(([key, { name }]) =>
        key.startsWith(`${service}/`) ? [{ field: key.split('/')[1] ?? '', name, size: 9 }] : [],
      ),
    };
    drafts.set(service, draft);
    return { success: true, data: draft };
  };
  api
    .on(getDraft, ({ params }) => ({
      success: true,
      data: drafts.get(params['service'] ?? '') ?? null,
    }))
    .on(saveDraft, ({ params, body }) =>
      write(params['service'] ?? '', asFields(asFields(body)['data']), 1),
    )
    .on(deleteDraft, ({ params }) => void drafts.delete(params['service'] ?? ''))
    .on(getDraftFile, ({ params }) => {
      const file = files.get(at(params));
      if (file === undefined) return refusal(404, 'not_found');
      return { success: true, data: { field: params['field'], size: 9, ...file } };
    })
    .on(saveDraftFile, ({ params, body }) => {
      const { name, content } = asFields(body);
      files.set(at(params), { name: String(name), content: String(content) });
      return write(params['service'] ?? '', {}, 0);
    })
    .on(deleteDraftFile, ({ params }) => void files.delete(at(params)));
  return { drafts, files };
}

function at(params: Record<string, string>): string {
  return `${params['service']}/${params['field']}`;
}
