/** Every address of the portal itself; nothing else writes one down. */
export const paths = {
  root: '/',
  login: '/login',
  olderLogin: '/loginV1',
  dashboard: '/dashboard',
  account: '/account',
  /** The account with its password's dialog open. */
  setPassword: '/account?change=password',
  reserve: '/reserve',
  secure: '/secure',
  languages: '/lang',
  /** Opened in a tab of its own, which goes on to the cleaning control centre from there. */
  cleaningCentre: '/cleaning-centre',
  unauthorized: '/401',
  notFound: '/404',
  /** Sign-in that comes back to an address afterwards, query and hash included. */
  loginThen: (address: string): string =>
    address === '/' ? '/login' : `/login?redirect=${encodeURIComponent(address)}`
} as const
