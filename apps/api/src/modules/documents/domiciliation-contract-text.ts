import type { DomiciliationWords } from './domiciliation-words.ts';

type Article = { heading: string; paragraphs: string[] };

/** The contract's articles, after articles 544-1 to 544-11 of the Code de commerce (law 89-17). */
export function contractArticles(words: DomiciliationWords): Article[] {
  const { firm, seat, company, client, start, end, rent } = words;
  const articles: [string, string[]][] = [
    [
      'Parties et objet',
      [
        `${firm}, ci-après « le domiciliataire », met à la disposition de ${company}, représentée par ${client}, ci-après « le domicilié », l’adresse suivante pour y fixer son siège social\u00A0: ${seat}.`,
        'Le présent contrat est régi par les articles 544-1 à 544-11 du Code de commerce, issus de la loi n° 89-17.',
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
      [
        `La redevance est de ${rent}, taxe sur la valeur ajoutée en sus. Elle est payable selon les factures émises par le domiciliataire.`,
      ],
    ],
    [
      'Obligations du domiciliataire',
      [
        'Le domiciliataire met à la disposition du domicilié des locaux dotés de moyens de communication, où peuvent être tenues les réunions et conservés les registres et documents prescrits par la loi.',
        'Il reçoit le courrier du domicilié et l’en avise. Il s’assure de l’identité du domicilié et tient pour lui un dossier à jour.',
        'Il informe le greffe du tribunal compétent et les administrations fiscale, sociale et douanière de la fin du contrat, et leur communique chaque année la liste des personnes domiciliées.',
      ],
    ],
    [
      'Obligations du domicilié',
      [
        'Le domicilié déclare au domiciliataire tout changement de son activité, de sa forme juridique, de son objet, de ses dirigeants et de leur domicile.',
        'Il lui remet les registres et documents prescrits par la loi, et lui donne mandat de recevoir en son nom toute notification.',
        'À la fin du contrat, il transfère son siège et ne fait plus usage de l’adresse.',
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
