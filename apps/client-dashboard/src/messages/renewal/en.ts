import type { RenewalTexts } from './fr.ts';

export const en: RenewalTexts = {
  title: 'Domiciliation warnings',
  lead: 'Domiciliations and negative certificates that near their end, the most urgent first, and what to do.',
  all: 'All my domiciliations',
  list: {
    title: 'Ending soon',
    loading: 'Loading what ends soon…',
    failed: 'Your warnings could not be loaded',
    more: 'More domiciliations follow: see all your domiciliations.',
    empty: {
      title: 'Nothing ends soon',
      text: 'We will write in time before the end of each domiciliation and each negative certificate.',
    },
    endsOn: 'End of the domiciliation',
    price: 'Twelve more months, incl. VAT',
    renew: 'Renew',
    renewOf: (company) => `Renew the domiciliation of ${company}`,
    test: 'Trial by the team',
  },
  certificate: {
    title: (reference) => `Negative certificate ${reference}`,
    before: (day) =>
      `The name is reserved for you until ${day}, that day included. Unless a company is created by then, it is free again, and anybody may take it.`,
    after: (day) =>
      `The name was reserved for you until ${day}: it is free again, and anybody may take it. A new certificate reserves it again, if it is still available.`,
    past: (days) => `Expired for ${days} ${days === 1 ? 'day' : 'days'}`,
    issuedOn: 'Issued on',
    endsOn: 'Valid until',
    create: 'Create the company',
    again: 'Ask for a new certificate',
    order: 'See the order',
    named: (action, reference) => `${action}, certificate ${reference}`,
  },
  left: (days) => (days === 0 ? 'Last day' : `${days} ${days === 1 ? 'day' : 'days'} left`),
  past: (days) => `Expired for ${days} ${days === 1 ? 'day' : 'days'}`,
  consequence: {
    before: (company, day) =>
      `Without a renewal by ${day}, ${company} will have no seat at our address any more. Law 89-17 then requires us to report it to the court registry and the tax office, and its post is no longer received.`,
    after: (company, day) =>
      `The domiciliation of ${company} ended on ${day}: the company has no seat at our address any more. Law 89-17 requires us to report it to the court registry and the tax office, and its post is no longer received. A renewal puts this right.`,
  },
  renewal: {
    title: (company) => `Domiciliation of ${company}`,
    loading: 'Loading the domiciliation…',
    failed: 'The domiciliation could not be loaded',
    none: 'This domiciliation does not exist, or is not linked to your account.',
    end: 'End of the domiciliation',
    time: 'Time left',
    since: 'Domiciled since',
    calendar: 'Add the end date to my calendar',
    choose: 'Length of the renewal',
    chooseHint: 'The renewal starts at the old end date: renewing early costs you no day.',
    months: (count) => `${count} months`,
    until: (day) => `until ${day}`,
    beforeTax: (amount) => `${amount} before VAT`,
    price: 'What you will pay',
    subtotal: (months, from, to) => `${months}, from ${from} to ${to}, before VAT`,
    vat: 'VAT',
    total: 'Total incl. VAT',
    note: 'By confirming you prolong the contract. The bill is issued at once, with its last day to pay.',
    confirm: (day) => `Renew until ${day}`,
    pending: 'Renewing…',
  },
  refused: {
    renewal_unpaid: {
      title: 'A renewal is still to be paid',
      text: (number, due) =>
        `Bill ${number} of your last renewal awaits ${due}. As soon as it is paid you can renew again.`,
      action: 'See the bill',
    },
    firm_to_fill: {
      title: 'Renewing online is not possible yet',
      text: 'We lack a legal particular to issue your bill. Nothing was ordered: write to us, we will take care of it.',
      action: 'Contact us',
    },
    domiciliation_closed: {
      title: 'This domiciliation is closed',
      text: (day, reason) => `Closed on ${day}: ${reason}`,
      action: 'Domicile a company',
    },
  },
  done: {
    title: (company, day) => `${company} is domiciled until ${day}`,
    text: (number, total, day) =>
      `Bill ${number} of ${total} is to be paid by ${day}. The new contract and certificate will be among your documents.`,
    bill: 'See the bill and pay it',
    order: 'See the order',
    documents: 'See my documents',
    calendar: 'Update the date in my calendar',
  },
  end: {
    title: 'Not renewing?',
    lead: 'What to do at the end of a domiciliation (law 89-17 and commercial code).',
    steps: [
      'Find a new address, and sign a lease or a domiciliation contract there before the end date.',
      'Decide the transfer of the seat: decision of the sole associate or minutes of the meeting, and updated articles.',
      'Have the new seat entered in the trade register within a month of the decision.',
      'Publish the transfer in a journal of legal notices and in the Official Bulletin.',
      'Declare the new address to the tax office (business tax, VAT, corporate tax) and to the CNSS.',
      'Tell bank, clients and suppliers, and replace the address on bills and papers.',
      'Fetch the post that is still with us, and stop using the domiciliation certificate.',
    ],
    note: 'On our side, the law requires us to report the end of the contract to the court registry and the tax office. This list is a guide: your situation may call for other steps.',
    contact: 'Let us handle the transfer',
  },
  domiciliations: {
    title: 'Domiciliations',
    lead: 'All your domiciled companies, the nearest end first.',
    one: 'domiciliation',
    many: 'domiciliations',
    headers: {
      company: 'Company',
      state: 'State',
      start: 'Start',
      end: 'End',
      renewal: 'Twelve more months, incl. VAT',
    },
    open: 'Open',
    closed: 'Closed',
    empty: {
      title: 'No domiciliation yet',
      text: 'A domiciliation opens when its order is completed.',
    },
    order: 'Domicile a company',
  },
};
