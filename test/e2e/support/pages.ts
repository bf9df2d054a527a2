/** An address of every page there is, one for each way in which the portal can look. */
export const pages = [
  '/login',
  '/login?screen=retrieve-password',
  '/login?screen=register',
  '/login?screen=quick-registration',
  '/loginV1',
  '/dashboard',
  '/lang',
  '/lang?upload=th',
  '/ops/releases',
  '/account',
  '/secure',
  '/reserve',
  '/reserve?add',
  '/sub-app/auth/roles',
  '/sub-app/auth/roles/1',
  '/sub-app/auth/external-users',
  '/sub-app/auth/external-users/1',
  '/sub-app/auth/external-users/new',
  '/sub-app/auth/tenants',
  '/sub-app/auth/tenants/1',
  '/sub-app/auth/audit',
  '/sub-app/robot',
  '/sub-app/store',
  '/sub-app/store/new',
  '/sub-app/store/1',
  '/sub-app/study',
  '/sub-app/study/1',
  '/sub-app/operation/config-manage/appointment-record',
  '/sub-app/operation/config-manage/appointment-record/week',
  '/sub-app/operation/config-manage/appointment-record/hours',
  '/sub-app/ota',
  '/401',
  '/404'
] as const

/** Whether a page is for who is not signed in. */
export const isForGuests = (address: string): boolean => address.startsWith('/login')
