import type { DomiciliationWords } from './domiciliation-words.ts';

type Article = { heading: string; paragraphs: string[] };

/**
 * The articles of the contract, according to articles 544-1 to 544-11 of the Code de commerce (law 89-17, Bulletin officiel
 * 6745 of 21 January 2019) and the duties in the model of decree 2-20-950 (Bulletin officiel 7011 of 9 August 2021).
 */
export function contractArticles(words: DomiciliationWords): Article[] {
  const { firm, seat, company, signatory, start, end, rent } = words;
  const articles: [string, string[]][] = [
    [
      'Parties et objet',
      [
        `${firm}, ci-après «\u00A0le domiciliataire\u00A0», met à la disposition de la société ${company}, représentée par ${signatory}, ci-après «\u00A0le domicilié\u00A0», l’adresse suivante pour y fixer son siège social\u00A0: ${seat}.`,
        'Le présent contrat est régi par les articles 544-1 à 544-11 du Code de commerce, issus de la loi n° 89-17, et par le décret n° 2-20-950 du 26 juillet 2021 pris pour leur application.',
      ],
    ],
    [
      'Durée',
      [
        `Le contrat prend effet le ${start} et prend fin le ${end}. Il se renouvelle par une commande de renouvellement, à compter de son terme.`,
      ],
    ],
    [
      'Redevance',
      [`${rent} La redevance est payable selon les factures émises par le domiciliataire.`],
    ],
    [
      'Obligations du domiciliataire',
      [
        'Le domiciliataire met à la disposition du domicilié des locaux dotés de moyens de communication, où peuvent être tenues les réunions et conservés les registres et documents prescrits par la loi.',
        'Il reçoit le courrier du domicilié et l’en avise. Il s’assure de l’identité du domicilié et tient pour lui un dossier à jour\u00A0: coordonnées et pièces d’identité des dirigeants, justificatifs des lieux d’activité et du lieu où sont conservés les documents comptables. Il garde confidentielles les informations qui le concernent.',
        'Il informe de la fin du contrat le greffe du tribunal compétent, l’administration fiscale, la Trésorerie générale du Royaume et, le cas échéant, l’administration des douanes. Chaque année, avant le 31 janvier, il communique à la Direction générale des impôts et à la Trésorerie générale du Royaume la liste des personnes domiciliées au cours de l’année écoulée.',
      ],
    ],
    [
      'Obligations du domicilié',
      [
        'Le domicilié déclare au domiciliataire tout changement de son activité, de sa forme juridique, de sa dénomination, de son objet, de ses dirigeants et de leur domicile, ainsi que de ceux qui ont pouvoir de l’engager envers lui, et l’informe de tout litige où le domiciliataire pourrait être mis en cause.',
        'Il lui remet les registres et documents prescrits par la loi, et lui donne mandat de recevoir en son nom toute notification. Il n’a pas d’autre siège par domiciliation.',
        'Dans le mois qui suit la fin du contrat, il en informe le greffe du tribunal compétent, l’administration fiscale, la Trésorerie générale du Royaume et, le cas échéant, l’administration des douanes. Il transfère son siège et ne fait plus usage de l’adresse.',
      ],
    ],
    [
      'Fin du contrat',
      [
        'Faute de paiement d’une facture échue, ou si l’une des parties manque à ses obligations, le contrat peut être résilié quinze jours après une mise en demeure restée sans effet.',
      ],
    ],
    [
      'Litiges',
      [
        'Les parties recherchent un accord. À défaut, le tribunal de commerce du siège du domiciliataire est compétent.',
      ],
    ],
  ];
  return articles.map(([heading, paragraphs], index) => ({
    heading: `Article ${index + 1}. ${heading}`,
    paragraphs,
  }));
}
