/** What the firm expects of applicants. */
export const qualities = [
  {
    key: 'exact',
    title: 'L’exactitude',
    text: 'Un numéro faux, et un dossier revient. Nous cherchons des personnes que cela dérange.',
  },
  {
    key: 'clear',
    title: 'La clarté',
    text: 'Savoir expliquer une règle à quelqu’un qui ne la connaît pas, en français et si possible en arabe, sans la simplifier jusqu’à l’erreur.',
  },
  {
    key: 'honest',
    title: 'La franchise',
    text: 'Dire «\u202Fje ne sais pas, je vérifie\u202F» au client comme au collègue, et le faire.',
  },
  {
    key: 'curious',
    title: 'La curiosité',
    text: 'Les lois de finances changent chaque année. On apprend ici tant que l’on travaille.',
  },
  {
    key: 'discreet',
    title: 'La discrétion',
    text: 'Les dossiers disent beaucoup de la vie des gens. Ce qui s’y trouve n’en sort pas, même entre amis.',
  },
  {
    key: 'timely',
    title: 'Le sens de l’échéance',
    text: 'Un délai de trente jours en compte trente. Nous préférons ceux qui commencent le premier.',
  },
] as const;

/** The stages of an application. */
export const hiringSteps = [
  {
    title: 'Nous lisons',
    text: 'Chaque candidature est lue par une personne du métier visé. Vous recevez une réponse, même quand elle est négative.',
  },
  {
    title: 'Une conversation',
    text: 'Une demi-heure au téléphone\u202F: ce que vous savez faire, ce que vous cherchez, et ce que nous pouvons offrir, salaire compris.',
  },
  {
    title: 'Un exercice court',
    text: 'Un dossier inventé, à relire ou à préparer, comme un jour ordinaire. Une heure au plus, corrigée avec vous.',
  },
  {
    title: 'Une rencontre',
    text: 'Avec ceux qui seraient vos collègues. Les deux côtés posent leurs questions, puis décident.',
  },
] as const;

/** The contents of an application. */
export const application = [
  'le métier qui vous intéresse, et la ville, Casablanca ou Meknès',
  'votre parcours, en une ou deux pages, sans photo ni situation de famille',
  'quelques lignes sur un travail dont vous êtes content, et pourquoi',
  'la date à laquelle vous pourriez commencer',
] as const;
