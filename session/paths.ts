/** Every address of the portal itself; nothing else writes one down. */
export const paths = {
  root: '/',
  login: '/login',
  olderLogin: '/loginV1',
  dashboard: '/dashboard',
  unauthorized: '/401',
  notFound: '/404',
  /** Sign-in that comes back to an address afterwards, query and hash included. */
  loginThen: (address: string): string =>
    address === '/' ? '/login' : `/login?redirect=${encodeURIComponent(address)}`
} as const
