import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What an authenticator signs; each part can be falsified. */
export type Signing = {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly type?: string;
  readonly counter?: number;
  /** Bits of WebAuthn: 1 the person was there, 4 was verified. */
  readonly flags?: number;
  readonly userHandle?: string | undefined;
  readonly privateKey?: KeyObject;
};

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

function toClientData({ challenge, origin }: Signing, type: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function toAuthenticatorData(
  { rpId, counter = 0, flags = present | verified }: Signing,
  more = 0,
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([hash(rpId), Buffer.from([flags | more]), count]);
}

/** A P-256 key in COSE, the five entries of RFC 9053 section 7.1 written out as CBOR. */
function toCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinates = [x, y].map((value) => Buffer.from(value, 'base64url'));
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    coordinates[0] ?? Buffer.alloc(0),
    Buffer.from('225820', 'hex'),
    coordinates[1] ?? Buffer.alloc(0),
  ]);
}

/** The map of an attestation of format "none" around the authenticator's data, as CBOR. */
function toAttestationObject(authenticatorData: Buffer): Buffer {
  const length = Buffer.from([0x58, authenticatorData.length]);
  const head = Buffer.concat([Buffer.from([0xa3, 0x63]), Buffer.from('fmt')]);
  const format = Buffer.concat([Buffer.from([0x64]), Buffer.from('none')]);
  const statement = Buffer.concat([
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0]),
  ]);
  const data = Buffer.concat([Buffer.from([0x68]), Buffer.from('authData')]);
  return Buffer.concat([head, format, statement, data, length, authenticatorData]);
}

const encode = (data: Buffer): string => data.toString('base64url');

/** A passkey of W3C WebAuthn Level 3 in memory, made by hand so that answers can be falsified. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = encode(credential);
  return {
    id,
    /** The answer to a challenge that makes the passkey. */
    register: (signing: Signing) => {
      const length = Buffer.from([0, credential.length]);
      const made = [Buffer.alloc(16), length, credential, toCoseKey(publicKey)];
      const data = Buffer.concat([toAuthenticatorData(signing, attested), ...made]);
      const clientDataJSON = encode(toClientData(signing, signing.type ?? 'webauthn.create'));
      const response = { clientDataJSON, attestationObject: encode(toAttestationObject(data)) };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
    /** The answer to a challenge that signs in. */
    sign: (signing: Signing) => {
      const data = toAuthenticatorData(signing);
      const clientData = toClientData(signing, signing.type ?? 'webauthn.get');
      const signed = Buffer.concat([data, hash(clientData)]);
      const signature = sign('sha256', signed, signing.privateKey ?? privateKey);
      const response = {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(data),
        signature: encode(signature),
        ...(signing.userHandle === undefined ? {} : { userHandle: signing.userHandle }),
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>;
