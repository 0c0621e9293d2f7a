/** As browsers check `type="email"`, loosely: the server and the mail decide. */
export const emailShape = /^[^\s@]+@[^\s@]+$/;
