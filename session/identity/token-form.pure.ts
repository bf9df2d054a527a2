/** A token is visible ASCII without characters that break a cookie or header. The cloud makes no other tokens. */
export const isWellFormedToken = (token: string | null | undefined): token is string =>
  typeof token === 'string' && /^[\w.~+/=-]{1,512}$/.test(token)
