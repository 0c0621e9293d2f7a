/** Words of the chat page. */
export const chat = {
  title: 'AI analytics · Vela',
  description: 'Ask about a chart and get an explanation in plain language, with every number traceable.',
};
