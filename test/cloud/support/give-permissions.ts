import type { TestCloud } from '../../../cloud/testing.ts'

/** Gives permissions to the roles of a demo account. */
export const givePermissions = async (
  cloud: TestCloud,
  name: string,
  permissions: readonly string[]
): Promise<void> => {
  for (const permission of permissions)
    await cloud.query(`insert into role_permissions (role_id, permission)
      select role_id, '${permission}' from user_roles join users using (user_id)
      where email = '${name}@demo.example' on conflict do nothing`)
}
