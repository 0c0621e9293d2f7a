/** Words of the contact form. */
export const contact = {
  title: 'Contact',
  description: 'Write to Vela: questions, problems, ideas and partnerships, with the time in which you get an answer.',
};
