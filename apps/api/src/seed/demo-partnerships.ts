import { randomUUID } from 'node:crypto';
import { createOrder, type PartnerClientForm } from '@tassis/contracts';
import { anOrder, aPerson, seeded } from '@tassis/testing/builders';
import type { FileStorage } from '../files/file-storage.ts';
import { acceptRequest, refuseRequest } from '../modules/partners/answer-request.service.ts';
import { askClient } from '../modules/partners/ask-client.service.ts';
import { findPartnerProfile } from '../modules/partners/partner-profile.repository.ts';
import { prepareOrder } from '../modules/partners/prepare-order.service.ts';
import { revokeLink } from '../modules/partners/revoke-partner.service.ts';
import { withdrawRequest } from '../modules/partners/withdraw-request.service.ts';
import { PARTNER_DRAFTS, writeDraft } from '../modules/drafts/draft.repository.ts';
import { holdLink } from '../modules/partners/partner-client.repository.ts';
import type { Executor } from '../database/client.ts';
import type { SeededClient } from './demo-accounts.ts';

/** A partly filled form of a negative certificate. */
const BEGUN = { formJuridique: 'SARL', ville: 'Meknès', firstAppelation: 'Maison Volubilis' };

const DAY_MS = 86_400_000;

type Plan = {
  partnerId: string;
  clients: readonly SeededClient[];
  files: FileStorage;
  now: Date;
};

/** The status of each link, and how many days ago it was requested; the demo client comes first. */
const LINKS = [
  ['accepted', 210],
  ['accepted', 150],
  ['accepted', 60],
  ['refused', 45],
  ['revoked', 120],
  ['withdrawn', 20],
  ['pending', 9],
] as const;

/** Inserts the demo partner's links and requests by the services of the API, with at least one in each status. */
export async function askForClients(
  tx: Executor,
  { partnerId, clients, files, now }: Plan,
): Promise<void> {
  const partner = await findPartnerProfile(tx, partnerId);
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const ask = ({ email, firstName, lastName, phone }: PartnerClientForm, days: number) => {
    const form = { email, firstName, lastName, phone };
    return askClient(tx, { partner, form, locale: 'fr', now: at(days) });
  };
  for (const [index, [outcome, days]] of LINKS.entries()) {
    const client = clients[index];
    if (client === undefined) continue;
    const id = await ask(client, days);
    const answer = { id, clientId: client.id, locale: 'fr', now: at(days - 1) } as const;
    if (outcome === 'withdrawn') await withdrawRequest(tx, { id, partnerId, now: at(days - 1) });
    if (outcome === 'refused') await refuseRequest(tx, answer);
    if (outcome === 'accepted' || outcome === 'revoked') {
      await acceptRequest(tx, { files }, { ...answer, finalPrice: undefined });
    }
    if (outcome === 'revoked') await revokeLink(tx, { ...answer, now: at(days - 60) });
  }
  // A person without an account.
  await ask(aPerson(seeded(71)), 8);
  const [, followed] = clients;
  if (followed === undefined) return;
  const prepare = (seed: number, days: number) => {
    const body = createOrder.request.body.parse(anOrder({}, seeded(seed)));
    const order = { partner, clientId: followed.id, body, locale: 'fr', now: at(days) } as const;
    return prepareOrder(tx, { files }, order);
  };
  const id = await prepare(72, 30);
  await refuseRequest(tx, { id, clientId: followed.id, now: at(29) });
  await prepare(73, 8);
  await begin(tx, { partnerId, clientId: followed.id, now: at(1) });
}

type Beginning = { partnerId: string; clientId: string; now: Date };

async function begin(tx: Executor, { partnerId, clientId, now }: Beginning): Promise<void> {
  const holderId = await holdLink(tx, { partnerId, clientId });
  if (holderId === null) return;
  const which = { tables: PARTNER_DRAFTS, holderId, service: 'negative_certificate' } as const;
  const data = { form: { request: BEGUN }, key: randomUUID() };
  await writeDraft(tx, { ...which, version: 0, data, now });
}
