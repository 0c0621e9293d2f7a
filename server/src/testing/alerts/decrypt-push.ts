import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** A browser's side of Web Push: a key pair of P-256 and a secret of 16 bytes. */
export function createPushReceiver() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = Buffer.from('0123456789abcdef');
  return {
    pair,
    auth,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
}

/**
 * Decrypts a message as RFC 8291 section 3.4 and RFC 8188 section 2 say: written from the documents,
 * and not with the library that encrypts.
 */
export function decryptPush(
  body: Buffer,
  { pair, auth }: ReturnType<typeof createPushReceiver>,
): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const shared = pair.computeSecret(senderKey);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
    );
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
