/** The workspace without a conversation; its chart enters the address once its candles are there. */
export const chatAddress = /\/chat(?:\?symbol=[^&]+&interval=\w+)?$/;
