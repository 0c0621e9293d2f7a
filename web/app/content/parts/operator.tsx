import { brand, operator } from '@vela/contracts';

/** The operator: name, postal address if configured, contact address for this kind of mail. */
export function Operator({ mail = 'support' }: { mail?: keyof typeof brand.contact }) {
  const address = brand.contact[mail];
  return (
    <address className="not-italic">
      <strong>{operator.name}</strong>
      {operator.postalAddress !== undefined && (
        <>
          <br />
          {operator.postalAddress}
        </>
      )}
      <br />
      <a href={`mailto:${address}`}>{address}</a>
    </address>
  );
}
