import { menuKeyOf } from '#contract/page/menu-key.ts'
import type { SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import { subAppPath, titleKey } from '#contract/page/sub-apps/sub-apps.ts'
import { permissions } from '#contract/permissions.ts'

/** An entry of the menu, below the first level. */
export type MenuEntry = {
  name: string
  langKey: string
  /** One segment, joined to the parent's path. */
  path: string
  perms: string
  /** Not in the sidebar: reached from another page. */
  hidden: boolean
  children: MenuEntry[]
}

/** A sub-application's own entry. */
export type SubAppEntry = MenuEntry & { prefix: SubAppPrefix; icon: string; micro: boolean }

const kebab = (camel: string): string => camel.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** An entry as it is written down: its key in its parent, its title, and the entries below it. */
type Written = readonly [key: string, name: string, children?: readonly Written[]]

/** Reached from the list of elevators, which says which one. */
const hiddenKeys = new Set(['menu.platformElevatorDetail'])

/** Keys and permissions follow from where an entry stands: robot, errorEvents → menu.robotErrorEvents, robot:errorEvents. */
const entryOf = ([key, name, children = []]: Written, parentPerms: string): MenuEntry => {
  const perms = `${parentPerms}:${key}`
  const langKey = menuKeyOf(perms)
  const below = children.map(child => entryOf(child, perms))
  return { name, langKey, path: kebab(key), perms, hidden: hiddenKeys.has(langKey), children: below }
}

const subApp = (prefix: SubAppPrefix, name: string, icon: string, children: readonly Written[] = []): SubAppEntry => ({
  langKey: titleKey(prefix),
  perms: prefix,
  prefix,
  name,
  icon,
  path: subAppPath(prefix),
  hidden: false,
  // The cleaning control centre opens in a tab of its own, all others within the portal.
  micro: prefix !== 'cleanCC',
  children: children.map(child => entryOf(child, prefix))
})

const robotList: MenuEntry = {
  name: 'Robot list',
  langKey: 'menu.robotList',
  path: 'list',
  perms: permissions.robotIndex,
  hidden: false,
  children: []
}

const robots = subApp('robot', 'Robots', 'robot', [
  [
    'running',
    'Running statistics and records',
    [
      ['statistics', 'Running statistics'],
      ['records', 'Running records']
    ]
  ],
  ['errorEvents', 'Error and event records'],
  ['settingsTemplate', 'Robot settings template'],
  ['lockQuery', 'Robot lock query']
])

/** The menu of all thirteen sub-applications, with every title of docs/requirements.md §2; icons as its paragraph on the sidebar. */
export const menu: readonly SubAppEntry[] = [
  subApp('cleanCC', 'Cleaning control centre', 'home'),
  subApp('auth', 'Authority', 'auth', [
    ['roles', 'Role and permission management'],
    ['internalUsers', 'Internal user list'],
    ['externalUsers', 'External user list'],
    ['tenants', 'Tenant management']
  ]),
  subApp('store', 'Stores', 'store', [['list', 'Store list']]),
  { ...robots, children: [robotList, ...robots.children] },
  subApp('resourceweb', 'Resources', 'resourceweb', [
    [
      'scenes',
      'Scenes',
      [
        ['list', 'Scene list'],
        ['settings', 'Scene settings']
      ]
    ],
    [
      'packages',
      'Resource packages',
      [
        ['new', 'New resource packages'],
        ['old', 'Old resource packages']
      ]
    ],
    [
      'materialPacks',
      'Material packs',
      [
        ['list', 'Material pack list'],
        ['groups', 'Material groups']
      ]
    ]
  ]),
  subApp('ota', 'OTA', 'ota', [
    ['client', 'Client'],
    ['externalSoftware', 'External software'],
    ['softwarePackage', 'Software package'],
    ['machineVersion', 'Whole-machine version'],
    ['softwareUpdate', 'Software update'],
    ['upgradeRecord', 'Upgrade record']
  ]),
  subApp('operation', 'Operation', 'hotel', [
    ['dashboard', 'Operational dashboard'],
    ['hospitalDispatch', 'Hospital dispatch'],
    ['configManage', 'Configuration', [['appointmentRecord', 'Appointment records']]]
  ]),
  subApp('platform', 'Platform', 'platform', [
    [
      'iot',
      'IoT platform',
      [
        ['deviceUpgrade', 'Device upgrade'],
        ['mobileNotification', 'Mobile notification']
      ]
    ],
    [
      'elevator',
      'Elevator',
      [
        ['manage', 'Elevator management'],
        ['detail', 'Elevator detail'],
        ['simulator', 'Elevator simulator'],
        ['stressTest', 'Elevator stress test'],
        ['config', 'Elevator configuration']
      ]
    ],
    [
      'phone',
      'Phone',
      [
        ['device', 'Phone devices'],
        ['callSimulator', 'Call simulator'],
        ['voiceConfig', 'Voice configuration']
      ]
    ],
    [
      'watch',
      'Watch',
      [
        ['manage', 'Watch management'],
        ['taskRecord', 'Watch task record']
      ]
    ],
    [
      'open',
      'Open platform',
      [
        ['customerRegistration', 'Customer registration'],
        ['applicationManagement', 'Application management'],
        ['fileDownload', 'File download'],
        ['apiManagement', 'API management'],
        ['apiListing', 'API listing'],
        ['releaseManagement', 'Release management']
      ]
    ]
  ]),
  subApp('deploy', 'Deployment', 'deploy', [
    ['remoteDeployment', 'Remote deployment'],
    ['remoteSetting', 'Remote setting'],
    ['remoteLog', 'Remote log'],
    ['deviceMonitoring', 'Device monitoring'],
    ['remoteDiagnosis', 'Remote diagnosis'],
    ['faultCodes', 'Fault code (DTC) management'],
    ['mappingConfig', 'Mapping feature configuration']
  ]),
  subApp('message', 'Message centre', 'message', [
    ['list', 'Message list'],
    ['template', 'Message templates'],
    ['announcements', 'System announcements']
  ]),
  subApp('statement', 'Statistics', 'statement', [
    [
      'data',
      'Data statistics',
      [
        ['clean', 'Cleaning statistics'],
        ['fault', 'Fault statistics']
      ]
    ],
    ['export', 'Data export']
  ]),
  subApp('shop', 'Mall', 'home', [
    ['center', 'Mall centre'],
    ['category', 'Mall categories'],
    ['type', 'Mall types'],
    ['inventory', 'Inventory']
  ]),
  subApp('study', 'Study', 'study')
]

/** All permissions of a branch of the menu. */
export const permissionsIn = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ perms, children }) => [perms, ...permissionsIn(children)])

/** All permissions of these sub-applications. */
export const permissionsOf = (...prefixes: readonly SubAppPrefix[]): string[] =>
  permissionsIn(menu.filter(({ prefix }) => prefixes.includes(prefix)))
