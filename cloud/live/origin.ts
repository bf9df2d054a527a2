/**
 * Whether a handshake from this origin is answered (threats T34). A browser always names the page's origin, so that one
 * without it is a program, which could name any; what a foreign page could use against a person, a cookie that is sent
 * along by itself, does not open a channel. The scheme is not compared: TLS often ends in front of the cloud.
 */
export const isOriginAllowed = (
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[]
): boolean => {
  if (origin === undefined) return true
  const url = URL.parse(origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return (
    allowed.includes(url.origin) || (host !== undefined && url.host === URL.parse(`${url.protocol}//${host}`)?.host)
  )
}
