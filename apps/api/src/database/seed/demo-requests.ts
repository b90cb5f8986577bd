import { moroccanDateTime } from '@tassis/domain';
import { findFreeSlots } from '../../modules/appointments/free-slots.service.ts';
import { insertCallbackRequest } from '../../modules/callback-requests/callback-request.repository.ts';
import { insertContactSubmission } from '../../modules/contact-submissions/contact-submission.repository.ts';
import type { Executor } from '../client.ts';

const hour = 3_600_000;

/** What visitors wrote in the last days, newest last. */
const messages = [
  {
    hoursAgo: 52,
    name: 'Samira Chaoui',
    email: 'samira.chaoui@example.com',
    phone: '0661 20 30 40',
    company: null,
    service: 'Coworking',
    message: 'Bonjour, avez-vous un bureau fermé pour quatre personnes à Meknès dès janvier ?',
    source: 'contact_page',
  },
  {
    hoursAgo: 27,
    name: 'Omar Fassi',
    email: 'omar.fassi@example.com',
    phone: '+212 6 70 80 90 10',
    company: 'Fassi Transport',
    service: 'Assistance comptable',
    message: 'Nous cherchons un cabinet pour la tenue, la paie de six salariés et le bilan.',
    source: 'service_page',
  },
  {
    hoursAgo: 3,
    name: 'Leïla Mernissi',
    email: 'leila.mernissi@example.com',
    phone: null,
    company: null,
    service: 'Création de société',
    message: 'Je suis résidente en France : puis-je créer une SARL AU sans venir sur place ?',
    source: 'contact_page',
  },
] as const;

/** Whom to call: two as soon as possible, one at the first free half hour. */
const callbacks = [
  { hoursAgo: 20, name: 'Hamid Ouali', phone: '0662 11 22 33', message: null, isBooked: false },
  {
    hoursAgo: 6,
    name: 'Nora Bensaïd',
    phone: '0663 44 55 66',
    message: 'Après 16 heures si possible.',
    isBooked: false,
  },
  {
    hoursAgo: 5,
    name: 'Adil Kettani',
    phone: '0664 77 88 99',
    message: 'Je veux comparer SARL et SAS.',
    isBooked: true,
  },
];

/** Messages and calls that wait for the staff. */
export async function insertRequests(db: Executor, now: Date): Promise<void> {
  const before = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hour);
  for (const { hoursAgo, ...message } of messages) {
    await insertContactSubmission(db, message, before(hoursAgo));
  }
  const [free = moroccanDateTime(now)] = await findFreeSlots(db, now);
  for (const { hoursAgo, isBooked, ...request } of callbacks) {
    const slot = isBooked ? new Date(free) : null;
    const email = isBooked ? 'adil.kettani@example.com' : null;
    await insertCallbackRequest(db, { ...request, email, slot }, before(hoursAgo));
  }
}
