import { type UserType, userTypes } from '#contract/calls/identity/sign-in.ts'
import {
  administrationPermissions,
  afterSalesPermissions,
  deployPermissions,
  materialPermissions,
  messagePermissions,
  packagePermissions,
  permissions,
  robotActPermissions,
  scenePermissions
} from '#contract/permissions.ts'
import { permissionsOf } from '../../../shipped/menu.ts'
import { everyPermission } from '../../../shipped/roles.ts'

/** The roles that the demo data has beside those of every portal, and what each may do (contract, demo data). */
export const roles = {
  'External operator': everyPermission,
  Distributor: [
    ...permissionsOf('store', 'robot', 'statement', 'shop', 'message'),
    ...Object.values(messagePermissions),
    ...Object.values(robotActPermissions),
    permissions.sendMessages,
    permissions.account,
    permissions.securityCentre
  ],
  'Tenant administrator': [
    ...permissionsOf('auth', 'store', 'robot'),
    administrationPermissions.audit,
    permissions.languages,
    permissions.securityCentre
  ],
  'Resource editor': [
    ...permissionsOf('resourceweb'),
    ...Object.values(scenePermissions),
    ...Object.values(packagePermissions),
    // Only administrators edit the materials that others added.
    ...Object.values(materialPermissions).filter(it => it !== materialPermissions.editOfOthers),
    permissions.account
  ],
  'After-sales': [
    'operation',
    'operation:configManage',
    afterSalesPermissions.records,
    // They look after the robots of all organisations, and drive none.
    'robot',
    permissions.robotIndex,
    permissions.robotErrorEvents,
    robotActPermissions.careForFaults,
    robotActPermissions.lockQuery,
    robotActPermissions.lock,
    robotActPermissions.unlock,
    robotActPermissions.stop,
    robotActPermissions.restart,
    'deploy',
    deployPermissions.logs,
    deployPermissions.askForLog,
    deployPermissions.diagnoses,
    deployPermissions.diagnose,
    permissions.everyTenant,
    permissions.myReservations,
    permissions.account,
    permissions.securityCentre
  ],
  'Robot gateway': [permissions.reportAsRobot, permissions.everyTenant]
} as const

export type DemoRole = keyof typeof roles

/** Every portal has the role of who registers. */
const registered = { builtIn: 'registered' } as const

export type DemoAccount = {
  nickname: string
  email: string
  cellphone: string
  userType: UserType
  status: 'active' | 'pending' | 'disabled'
  /** The tenant by its place in the organisation; an operator belongs to none. */
  tenant: number | null
  country: string
  role: DemoRole | typeof registered | null
  hasPassword: boolean
  /** The account's purpose, in the words that the start prints. */
  about: string
  messages: { unread: number; read: number }
}

const account = (
  name: string,
  place: number,
  details: Pick<DemoAccount, 'nickname' | 'userType' | 'country' | 'about'> & Partial<DemoAccount>
): DemoAccount => ({
  email: `${name}@demo.example`,
  cellphone: `+86138000000${String(place).padStart(2, '0')}`,
  status: 'active',
  tenant: null,
  role: null,
  hasPassword: true,
  messages: { unread: 0, read: 0 },
  ...details
})

const { internal, distributor, endUser, externalUser, tenant } = userTypes

/** The accounts that people sign in with, in the contract's order. */
export const people: readonly DemoAccount[] = [
  // More unread ones than the badge shows.
  account('operator', 1, {
    nickname: 'Olivia Hart',
    about: 'operator, every permission',
    userType: externalUser,
    country: 'SG',
    role: 'External operator',
    messages: { unread: 128, read: 212 }
  }),
  account('distributor', 2, {
    nickname: 'Zhang Wei',
    about: 'distributor: stores, robots and their acts, statistics, mall, messages',
    userType: distributor,
    country: 'CN',
    tenant: 0,
    role: 'Distributor',
    messages: { unread: 23, read: 61 }
  }),
  account('customer', 3, {
    nickname: 'Mei Tanaka',
    about: 'end customer: robots, messages, reservations',
    userType: endUser,
    country: 'JP',
    tenant: 1,
    role: registered,
    messages: { unread: 7, read: 34 }
  }),
  account('tenant', 4, {
    nickname: 'Daniel Moreau',
    about: 'tenant administrator: authority, stores, robots, languages',
    userType: tenant,
    country: 'CN',
    tenant: 2,
    role: 'Tenant administrator',
    messages: { unread: 0, read: 12 }
  }),
  account('nobody', 5, {
    nickname: 'Noah Fischer',
    about: 'no permission at all',
    userType: endUser,
    country: 'SG',
    tenant: 0
  }),
  account('internal', 6, {
    nickname: 'Li Yun',
    about: 'internal employee: signs in elsewhere',
    userType: internal,
    country: 'CN',
    role: 'External operator'
  }),
  account('pending', 7, {
    nickname: 'Ploy Srisuk',
    about: 'not activated yet',
    userType: endUser,
    country: 'TH',
    status: 'pending'
  }),
  account('disabled', 8, {
    nickname: 'Park Jun',
    about: 'temporarily inaccessible',
    userType: endUser,
    country: 'KR',
    tenant: 1,
    role: registered,
    status: 'disabled'
  }),
  account('nopassword', 9, {
    nickname: 'Claire Dubois',
    about: 'signs in by code only',
    userType: endUser,
    country: 'FR',
    tenant: 1,
    role: registered,
    hasPassword: false,
    messages: { unread: 2, read: 5 }
  })
]

/** Reports for the robots of all tenants; `npm run simulate` signs in with it. */
export const robotAccount: DemoAccount = account('robot', 10, {
  nickname: 'Robot gateway',
  about: 'reports what the robots do, for npm run simulate',
  userType: externalUser,
  country: 'SG',
  role: 'Robot gateway'
})

/** Two people with the same permissions, of which those for material packs count for the first one's robots alone. */
export const resourceEditors: readonly DemoAccount[] = [
  account('packs', 11, {
    nickname: 'Ananya Rao',
    about: 'resources; has robots that show material packs',
    userType: tenant,
    country: 'SG',
    tenant: 0,
    role: 'Resource editor'
  }),
  account('nopacks', 12, {
    nickname: 'Liu Fang',
    about: 'resources; no robot that shows material packs',
    userType: tenant,
    country: 'CN',
    tenant: 2,
    role: 'Resource editor'
  })
]

/** Can be booked as a salesperson, and sees the own week. */
export const afterSalesAccount: DemoAccount = account('aftersales', 13, {
  nickname: 'Emily Carter',
  about: 'after-sales: the own week and hours, all reservations, robots that need care',
  userType: externalUser,
  country: 'SG',
  role: 'After-sales'
})

/** All accounts that the demo data has. */
export const accounts: readonly DemoAccount[] = [...people, robotAccount, ...resourceEditors, afterSalesAccount]
