import { brand, operator } from '@vela/contracts';

/** Who answers for this installation: name, postal address where one was given, and the address for letters of this kind. */
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
