import { drawFactList, drawSection, drawSignatures, room } from '../../pdf/blocks.ts';
import { drawFeet, drawHead, type Sender } from '../../pdf/letterhead.ts';
import { innerWidth, page, renderPdf } from '../../pdf/sheet.ts';
import { write } from '../../pdf/write.ts';
import { contractArticles } from './domiciliation-contract-text.ts';
import type { DomiciliationWords } from './domiciliation-words.ts';

type Content = { words: DomiciliationWords; sender: Sender; reference: string; at: Date };

/** The contract, to be signed by both parties. */
export function renderContract({ words, sender, reference, at }: Content): Promise<Uint8Array> {
  const title = 'Contrat de domiciliation';
  return renderPdf({ title: `${title} ${words.company}`, author: sender.name, at }, (sheet) => {
    let y = drawHead(sheet, sender, { title, number: `Commande ${reference}` });
    y = drawFactList(sheet, words.facts, y + 12) + 16;
    for (const article of contractArticles(words)) y = drawSection(sheet, article, y);
    y = room(sheet, y, 130);
    const made = `Fait à ${words.city}, le ${words.today}, en deux exemplaires.`;
    write(sheet, made, { at: [page.side, y + 4], size: 10, width: innerWidth });
    drawSignatures(sheet, ['Le domiciliataire', 'Le domicilié'], sheet.y + 10);
    drawFeet(sheet, sender);
  });
}

/** The certificate that the register, the bank and the tax office ask for. */
export function renderCertificate({ words, sender, reference, at }: Content): Promise<Uint8Array> {
  const title = 'Attestation de domiciliation';
  const { firm, company, seat, start, isAhead, end, city, today } = words;
  const settles = isAhead
    ? `fixe son siège social à compter du ${start}`
    : 'a fixé son siège social';
  const sentences = [
    `Nous soussignés, ${firm}, attestons par la présente que la société ${company} ${settles} à notre adresse, ${seat}, en vertu d’un contrat de domiciliation conclu conformément aux articles 544-1 à 544-11 du Code de commerce.`,
    `Cette domiciliation ${isAhead ? 'courra' : 'court'} du ${start} au ${end}.`,
    'La présente attestation est délivrée à l’intéressée pour servir et valoir ce que de droit.',
  ];
  return renderPdf({ title: `${title} ${company}`, author: sender.name, at }, (sheet) => {
    let y = drawHead(sheet, sender, { title, number: `Commande ${reference}` }) + 16;
    for (const sentence of sentences) {
      write(sheet, sentence, { at: [page.side, y], size: 11.5, width: innerWidth, gap: 5 });
      y = sheet.y + 10;
    }
    y = drawFactList(sheet, words.facts, y + 10) + 24;
    write(sheet, `Fait à ${city}, le ${today}.`, { at: [page.side, y], size: 11 });
    drawSignatures(sheet, ['Pour le domiciliataire', 'Cachet'], sheet.y + 14);
    drawFeet(sheet, sender);
  });
}
