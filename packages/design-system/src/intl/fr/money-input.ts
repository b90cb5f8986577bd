import type { MoneyInputWords } from '../words.ts';

export const fr: MoneyInputWords = {
  signs:
    'Un montant s’écrit en chiffres\u202F: les signes et les lettres ont été retirés. Vérifiez-le.',
  digits:
    'Un montant a dix chiffres au plus, et deux après la virgule\u202F: ceux de trop ont été retirés. Vérifiez-le.',
};
