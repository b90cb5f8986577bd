import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { authorization } from '../house/sign-in.ts';
import type { House, Server } from '../house/start-house.ts';

const uploadBytes = 5_000_000;
/** How long the memory of the start needs to be released. */
const settleMs = 10_000;

/** MB of 1000 kB that the API’s process holds in memory (Linux’s resident set). */
export interface Memory {
  idle: number;
  /** The peak, while each of 20 clients uploads a document of 5 MB at the same time. */
  uploading: number;
}

export async function measureMemory(house: House): Promise<Memory> {
  const api = await house.startApi();
  const headers = await authorization(api.url, house.email);
  for (const { path } of house.reads) await fetch(api.url + path, { headers });
  await delay(settleMs);
  const idle = await readResident(api, 'VmRSS');
  const body = `{"order_id":null,"kind":"other","name":"document.pdf","content":"${makePdf()}"}`;
  const senders = await Promise.all(house.others.map((email) => authorization(api.url, email)));
  const sendings = senders.map((sender) => {
    const type = { 'content-type': 'application/json', 'idempotency-key': 'a-document' };
    const request = { method: 'POST', headers: { ...sender, ...type }, body };
    return untilTaken(() => fetch(`${api.url}/api/client/documents`, request));
  });
  await Promise.all(sendings);
  const uploading = await readResident(api, 'VmHWM');
  await api.stop();
  return { idle, uploading };
}

/** Retries when the API answers 503, as clients do. */
async function untilTaken(send: () => Promise<Response>): Promise<void> {
  const answer = await send();
  const text = await answer.text();
  if (answer.status === 201) return;
  if (answer.status !== 503) throw new Error(text);
  await delay(1000);
  await untilTaken(send);
}

function makePdf(): string {
  const bytes = Buffer.alloc(uploadBytes, ' ');
  bytes.write('%PDF-1.7\n');
  bytes.write('\n%%EOF\n', uploadBytes - 7);
  return bytes.toString('base64');
}

async function readResident({ pid }: Server, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kib = new RegExp(`^${figure}:\\s+(\\d+) kB$`, 'mu').exec(status)?.[1];
  return (Number(kib) * 1024) / 1e6;
}
