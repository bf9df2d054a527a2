const tokenInAddress = /([?&#](?:access_)?token=)[^&#\s]*/gi

/**
 * The same JSON value without the tokens that an address in it carries (the mobile app opens the portal with
 * `?token=…`): what is stored for statistics must not let anybody in.
 */
export const withoutTokens = <Value>(value: Value): Value => {
  const scrub = (_key: string, inner: unknown) =>
    typeof inner === 'string' ? inner.replace(tokenInAddress, '$1…') : inner
  return JSON.parse(JSON.stringify(value), scrub)
}
