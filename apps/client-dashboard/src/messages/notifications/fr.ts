export const fr = {
  title: 'Notifications',
  lead: 'Ce qui a changé dans vos dossiers\u202F: d’abord ce que vous n’avez pas lu.',
};
