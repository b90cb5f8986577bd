const bank = { label: 'RIB', value: '011 519 0000012050005349 21' };

/** The settings of a described firm; its numbers and its account are placeholders. */
export const firm = {
  name: 'Tassis',
  legal_name: 'Tassis Conseil SARL',
  legal_numbers: [
    ...['ICE', 'IF', 'RC', 'TP', 'Capital'].map((label) => ({ label, value: '1' })),
    bank,
  ],
  phone: '+212 5 22 11 11 11',
  whatsapp: '+212 6 61 11 11 11',
  email: 'contact@tassis.example',
  addresses: [{ label: 'Siège', lines: ['12, rue de Fès'], city: 'Meknès' }],
};
