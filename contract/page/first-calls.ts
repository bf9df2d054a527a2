/**
 * Addresses of the calls that the page starts before any module is there. They stand alone so that the script inside
 * the HTML carries no schema.
 */
export const firstCalls = {
  userInfo: '/api/userservice/admin/user_local_auth/v1/info',
  menuTree: '/api/userservice/admin/permission/v1/tree/menu/list'
} as const
