import { previewOrderTransition } from '@tassis/contracts';
import { mayMoveOrder } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { previewMail } from '../../mail/preview-mail.ts';
import { findClientContact } from '../clients/client-contact.repository.ts';
import { movedMail } from './moved-mail.ts';
import { findOrderRow } from './order.repository.ts';

export function previewOrderTransitionRoute({ db, config }: Dependencies) {
  return defineRoute(previewOrderTransition, async ({ params: { id }, body, actor }) => {
    const order = await findOrderRow(db, id);
    if (order === null) throw new HttpError('not_found');
    const { to, message, fields = [], visible_to_client: visible } = body;
    if (!mayMoveOrder(actor.role, order.status, to)) throw new HttpError('transition_not_allowed');
    const { firstName, locale, preferences } = await findClientContact(db, order.clientId);
    if (!preferences.order.mail) return success({ mail: null });
    const isRead = to === 'awaiting_client' || visible === true;
    const content = await movedMail(db, {
      orderId: id,
      firstName,
      to,
      message: (isRead && message?.trim()) || null,
      fields,
    });
    return success({ mail: await previewMail(db, { content, locale, siteUrl: config.siteUrl }) });
  });
}
