/** A token is visible ASCII without what a cookie or a header would trip over; anything else was not made by a cloud. */
export const isWellFormedToken = (token: string | null | undefined): token is string =>
  typeof token === 'string' && /^[\w.~+/=-]{1,512}$/.test(token)
