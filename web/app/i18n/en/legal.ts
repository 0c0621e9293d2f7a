/** Words around the legal documents; the documents themselves are in content/. */
export const legal = {
  version: 'Version of {{version}}',
  template:
    'This text is a template that describes how the product works today. Legal counsel has to review it, and the operator has to add its registered name and postal address, before the product is offered to the public.',
  contents: 'Contents',
  related: 'Related texts',
};
