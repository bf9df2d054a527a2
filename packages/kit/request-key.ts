/** Gives the key of a request for its body, a UUID. */
export type RequestKeyOf = (body: object) => string

/**
 * Makes the keys of one form's requests. The same body gets the same key, and a changed body a new one. So a form that is
 * sent again after a lost answer creates nothing twice. A new form needs a new function.
 * @returns the key for a body, a UUID
 */
export const createRequestKey = (): RequestKeyOf => {
  let last: { key: string; body: string } | undefined
  return body => {
    const written = JSON.stringify(body)
    if (last?.body !== written) last = { key: crypto.randomUUID(), body: written }
    return last.key
  }
}
