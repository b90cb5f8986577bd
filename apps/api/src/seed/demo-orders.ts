import { domiciliationEnd, moroccanDay, type OrderStatus } from '@tassis/domain';
import {
  anOrder,
  domiciliationData,
  seeded,
  type OrderBody,
  type Random,
} from '@tassis/testing/builders';
import type { SeededClient } from './demo-accounts.ts';

type DemoStep = {
  at: Date;
  status: OrderStatus;
  actor: 'client' | 'admin';
  message: string | null;
};
export type DemoOrder = {
  client: SeededClient;
  body: OrderBody;
  steps: [DemoStep, ...DemoStep[]];
};

type Move = Omit<DemoStep, 'at'>;
type Story = readonly [Move, ...Move[]];

const sent: Move = { status: 'submitted', actor: 'client', message: null };
const inReview: Move = { status: 'in_review', actor: 'admin', message: null };
const inProgress: Move = { status: 'in_progress', actor: 'admin', message: null };

const waiting: Story = [sent];
const reviewed: Story = [sent, inReview];
const started: Story = [sent, inReview, inProgress];
const done: Story = [
  ...started,
  {
    status: 'completed',
    actor: 'admin',
    message: 'Votre certificat négatif est délivré : la première appellation est disponible.',
  },
];
const domiciled: Story = [
  ...started,
  { status: 'completed', actor: 'admin', message: 'Votre contrat de domiciliation est prêt.' },
];
const asked: Story = [
  ...reviewed,
  {
    status: 'awaiting_client',
    actor: 'admin',
    message:
      'La première appellation est proche d’une société déjà immatriculée : proposez-en une autre.',
  },
];
const answered: Story = [
  ...asked,
  { status: 'in_review', actor: 'client', message: 'Nouvelle appellation envoyée.' },
  inProgress,
];
const cancelled: Story = [
  sent,
  { status: 'cancelled', actor: 'client', message: 'Projet reporté à l’année prochaine.' },
];
const rejected: Story = [
  ...reviewed,
  {
    status: 'rejected',
    actor: 'admin',
    message: 'L’activité demandée est réglementée et demande d’abord un agrément.',
  },
];

/** The status of each order, oldest first: most of the older ones are final. */
const stories: readonly Story[] = [
  [done, done, rejected, done, cancelled, done, done, done],
  [done, rejected, done, done, cancelled, answered, done, started],
  [asked, started, reviewed, asked, reviewed, waiting, reviewed, waiting],
].flat();

const daysBetweenOrders = 7;
const hour = 3_600_000;

/** Days before now: one domiciliation has ended, another ends soon, the last one ends in months. */
const addresses = [385, 345, 240];

/** The orders of a year, oldest first: domiciliations, then negative certificates over half a year. */
export function demoOrders(clients: readonly SeededClient[], plan: Plan): DemoOrder[] {
  return [...addressOrders(clients, plan), ...certificateOrders(clients, plan.now)];
}

type Plan = { now: Date; packageId: string };

function addressOrders(clients: readonly SeededClient[], { now, packageId }: Plan): DemoOrder[] {
  const random = seeded(12);
  return addresses.flatMap((daysAgo, index) => {
    const client = clients[index];
    if (!client) return [];
    const start = now.getTime() - daysAgo * 24 * hour;
    const body = anAddress(moroccanDay(new Date(start + 14 * 24 * hour)), packageId, random);
    return [{ client, body, steps: timed(domiciled, { start, now: now.getTime() }) }];
  });
}

function anAddress(startDate: string, packageId: string, random: Random): OrderBody {
  const days = { start_date: startDate, end_date: domiciliationEnd(startDate, 12) };
  const data = domiciliationData(days, random);
  return { package_id: packageId, services: [{ type: 'domiciliation', data }] };
}

function certificateOrders(clients: readonly SeededClient[], now: Date): DemoOrder[] {
  const random = seeded(24);
  return stories.flatMap((story, index) => {
    // Every third order is the demo client's, so that none of their lists is empty.
    const client = clients[index % 3 === 0 ? 0 : index % clients.length];
    if (!client) return [];
    const daysAgo = (stories.length - 1 - index) * daysBetweenOrders;
    const start = now.getTime() - (daysAgo * 24 + 2 + random.integer(0, 6)) * hour;
    const body = anOrder({ firstName: client.lastName, lastName: client.firstName }, random);
    return [{ client, body, steps: timed(story, { start, now: now.getTime() }) }];
  });
}

/** About one working day between two statuses, and never in the future. */
function timed([first, ...others]: Story, { start, now }: { start: number; now: number }) {
  const at = (index: number) => new Date(Math.min(start + index * 26 * hour, now - hour));
  const steps: DemoOrder['steps'] = [{ ...first, at: at(0) }];
  for (const [index, move] of others.entries()) steps.push({ ...move, at: at(index + 1) });
  return steps;
}
