/** Words around the legal documents; the documents themselves are in content/. */
export const legal = {
  eyebrow: 'Legal',
  version: 'Version of {{version}}',
  template:
    'This text is a template that describes how the product works today. It is to be reviewed by legal counsel before the product is offered to the public.',
  contents: 'Contents',
};
