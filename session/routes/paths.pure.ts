/** All addresses of the portal itself. No other file contains one. */
export const paths = {
  root: '/',
  login: '/login',
  olderLogin: '/loginV1',
  dashboard: '/dashboard',
  account: '/account',
  /** The account page with the open password dialog. */
  setPassword: '/account?change=password',
  reserve: '/reserve',
  /** The steps that book an appointment. */
  addReservation: '/reserve?add',
  secure: '/secure',
  languages: '/lang',
  releases: '/ops/releases',
  /** Opens in its own tab, which then goes to the cleaning control centre. */
  cleaningCentre: '/cleaning-centre',
  unauthorized: '/401',
  notFound: '/404',
  /** The sign-in page, which returns to an address afterwards, query and hash included. */
  loginThen: (address: string): string =>
    address === '/' ? '/login' : `/login?redirect=${encodeURIComponent(address)}`
} as const
