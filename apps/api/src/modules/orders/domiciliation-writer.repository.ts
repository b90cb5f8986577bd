import type { DomiciliationData } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { domiciliationRequests, managers } from '../../database/schema/index.ts';
import { idAt } from './company-writer.repository.ts';
import { personColumnsOf } from './person-columns.ts';

/** What a request and its managers, by position, are to be known by. */
export type DomiciliationIds = { id?: string; managerIds?: readonly (string | undefined)[] };

type NewDomiciliation = {
  serviceId: string;
  data: DomiciliationData;
  fileId: string | null;
  ids?: DomiciliationIds;
};

/** Writes which company moves in, with who manages it. */
export async function insertDomiciliation(
  tx: Executor,
  { serviceId, data, fileId, ids = {} }: NewDomiciliation,
): Promise<void> {
  const [request] = await tx
    .insert(domiciliationRequests)
    .values({
      ...idAt([ids.id], 0),
      serviceId,
      startDate: data.start_date,
      durationMonths: data.duration_months,
      endDate: data.end_date,
      identificationType: data.identificationType,
      identifierValue: data.identifierValue,
      companyName: data.companyName,
      acronym: data.acronym,
      legalForm: data.formJuridique,
      ice: data.ICE,
      certificateFileId: fileId,
    })
    .returning({ id: domiciliationRequests.id });
  if (request === undefined) throw new Error('The domiciliation was not written');
  await tx.insert(managers).values(
    data.managers.map((manager, position) => ({
      ...idAt(ids.managerIds, position),
      domiciliationRequestId: request.id,
      position,
      ...personColumnsOf(manager),
    })),
  );
}
