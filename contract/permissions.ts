/** The permission strings that the portal or the embedded cloud itself looks at (docs/requirements.md §2, §5, §6). */
export const permissions = {
  account: 'auth',
  myReservations: 'operation:configManage:appointmentRecord:myReserve',
  securityCentre: 'sso:secure',
  languages: 'sso:lang',
  cleaningCentre: 'cleanCC',
  /** Sees the own stores and changes them. */
  stores: 'store',
  /** Reads courses and keeps a record of the lessons that were done. */
  study: 'study',
  /** The one menu permission that hides nothing: its entry is shown to everybody (docs/requirements.md §6). */
  robotIndex: 'robot:index',
  /** With those below it; which of them count depends on the person's robots (`material-packs.ts`). */
  materialPacks: 'resourceweb:materialPacks',
  /** Writes messages to the people of the own tenants, and sees the messages that others there wrote. */
  sendMessages: 'message:send',
  reportAsRobot: 'robot:report',
  /** Its holders get messages about the faults of their own robots. */
  robotErrorEvents: 'robot:errorEvents',
  /** Sees the robots, tasks and stores of every tenant, not of the own one alone. */
  everyTenant: 'tenant:all',
  /** Puts versions of sub-applications in for some or for all, and takes them back. */
  releases: 'ops:release'
} as const

/**
 * The permissions of administrators, a page each. They stand apart from the others, because the log-in page carries those.
 * A holder of one acts for the own tenant and for those below it; with `tenant:all`, for all.
 */
export const administrationPermissions = {
  roles: 'auth:roles',
  /** Employees of the robot maker. */
  internalUsers: 'auth:internalUsers',
  /** Everybody else. */
  externalUsers: 'auth:externalUsers',
  tenants: 'auth:tenants',
  /** Reads which administrator did what. */
  audit: 'auth:audit'
} as const

/** Permissions of pages about robots. Apart from the others, because the log-in page carries those. */
export const robotPermissions = {
  /** Reads the tasks of the robots. */
  runningRecords: 'robot:running:records'
} as const

/** The permissions for acts on robots, one for each act. They stand apart from the others for the same reason. */
export const robotActPermissions = {
  /** Sees how single robots ran. */
  statistics: 'robot:running:statistics',
  /** Sees which robots are locked, and why. */
  lockQuery: 'robot:lockQuery',
  lock: 'robot:lockQuery:lock',
  unlock: 'robot:lockQuery:unlock',
  /**
   * Says who looks after a fault, writes notes at it and closes it. Whoever reads faults has no act with that: customers
   * read theirs, and their service people look after them.
   */
  careForFaults: 'robot:errorEvents:care',
  /** Sees templates of settings, and which robots differ from them. */
  templates: 'robot:settingsTemplate',
  editTemplates: 'robot:settingsTemplate:edit',
  /** Asks robots to take the values of a template. */
  applyTemplates: 'robot:settingsTemplate:apply',
  /** Sends robots to points of their maps. */
  send: 'robot:act:send',
  charge: 'robot:act:charge',
  stop: 'robot:act:stop',
  restart: 'robot:act:restart',
  /** Lets robots say a text. */
  speak: 'robot:act:speak'
} as const

/** The permissions of a robot's own life. They stand apart from the others for the same reason. */
export const robotRegistryPermissions = {
  /** Adds robots and models of robots. It counts for people who see every tenant. */
  register: 'robot:register',
  /** Activates the robots that the person sees. */
  activate: 'robot:activate',
  /** Makes and revokes the credentials of robots, and looks after gateways. */
  credentials: 'robot:credentials',
  /** Moves robots to other stores; to another tenant for people who see every tenant. */
  move: 'robot:move',
  /** Retires robots that the person sees, and takes them back into service. */
  retire: 'robot:retire'
} as const

/** Beside the one that opens the cleaning control centre. Apart from the others, because the log-in page carries those. */
export const cleaningPermissions = {
  /** Starts, pauses and calls back cleaning robots. */
  control: 'cleanCC:control'
} as const

/** The permission of the wall that shows all robots at work. Apart from the others, because the log-in page carries those. */
export const operationPermissions = {
  dashboard: 'operation:dashboard'
} as const

/** The permissions of a hospital's dispatch, one an act. Apart from the others for the same reason. */
export const dispatchPermissions = {
  /** Sees the orders of the own hospitals. */
  watch: 'operation:hospitalDispatch',
  create: 'operation:hospitalDispatch:create',
  assign: 'operation:hospitalDispatch:assign',
  handOver: 'operation:hospitalDispatch:handOver',
  cancel: 'operation:hospitalDispatch:cancel'
} as const

/** The permissions of those who set robots up and look after them from afar. Apart from the others for the same reason. */
export const deployPermissions = {
  /** Sees how robots are set up, and who did what. */
  deployments: 'deploy:remoteDeployment',
  /** Begins deployments and takes their steps. */
  deploy: 'deploy:remoteDeployment:act',
  /** Reads the settings of robots. */
  settings: 'deploy:remoteSetting',
  /** Changes them. */
  changeSettings: 'deploy:remoteSetting:change',
  /** Reads the results of the checks that robots made of themselves. */
  diagnoses: 'deploy:remoteDiagnosis',
  /** Asks robots to check themselves. */
  diagnose: 'deploy:remoteDiagnosis:start',
  /** Reads the logs that robots sent, and fetches them as files. */
  logs: 'deploy:remoteLog',
  /** Asks robots for logs. */
  askForLog: 'deploy:remoteLog:ask',
  /** Sees processor, memory, disk, network and temperature of robots. */
  monitor: 'deploy:deviceMonitoring',
  /** Reads the features that robots may use while they build maps. */
  mapping: 'deploy:mappingConfig',
  /** Changes them for single stores; with `tenant:all` also for whole models. */
  changeMapping: 'deploy:mappingConfig:change',
  /** Reads the fault codes. */
  faultCodes: 'deploy:faultCodes',
  /** Writes fault codes, imports and deletes them: for all tenants, since the robots' maker gives the codes. */
  editFaultCodes: 'deploy:faultCodes:edit'
} as const

/** The permissions of software and upgrades, one a page. Apart from the others for the same reason. */
export const otaPermissions = {
  ota: 'ota',
  client: 'ota:client',
  externalSoftware: 'ota:externalSoftware',
  softwarePackage: 'ota:softwarePackage',
  machineVersion: 'ota:machineVersion',
  softwareUpdate: 'ota:softwareUpdate',
  upgradeRecord: 'ota:upgradeRecord',
  /** Adds software, publishes and withdraws versions. It counts for people who see every tenant. */
  editSoftware: 'ota:edit',
  /** Starts roll-outs, pauses them and takes them back; upgrades single robots. */
  runRollOuts: 'ota:softwareUpdate:run'
} as const

/** The permissions of scenes, one an act. Apart from the others for the same reason. */
export const scenePermissions = {
  /** Sees the scenes of the own stores, and the robots in them. */
  scenes: 'resourceweb:scenes',
  /** Creates scenes, and changes their floors, maps and points of delivery. */
  edit: 'resourceweb:scenes:settings',
  bind: 'resourceweb:scenes:bind',
  remove: 'resourceweb:scenes:delete'
} as const

/** The permissions of resource packages: pages and acts. Apart from the others for the same reason. */
export const packagePermissions = {
  packages: 'resourceweb:packages',
  newPackages: 'resourceweb:packages:new',
  oldPackages: 'resourceweb:packages:old',
  /** Sends files, for new packages and for new versions. */
  upload: 'resourceweb:packages:new:upload',
  /** Publishes versions, and puts earlier ones in force again. */
  publish: 'resourceweb:packages:new:publish',
  /** Deletes packages of the own organisation. */
  remove: 'resourceweb:packages:new:delete'
} as const

/** The acts with materials and groups of them. All of them begin with `permissions.materialPacks`, so they count as it does. */
export const materialPermissions = {
  /** Shows the list of materials. */
  list: 'resourceweb:materialPacks:list',
  /** Shows the groups. */
  groups: 'resourceweb:materialPacks:groups',
  /** Adds materials, renames and deletes the own ones. */
  edit: 'resourceweb:materialPacks:list:edit',
  /** Makes groups, changes and deletes the own ones. */
  editGroups: 'resourceweb:materialPacks:groups:edit',
  /** Says which robots show a group. */
  assign: 'resourceweb:materialPacks:groups:assign',
  /** For administrators of a tenant: also changes the materials and groups of others (docs/requirements.md §8: 614031, 614032). */
  editOfOthers: 'resourceweb:materialPacks:everybody'
} as const

/** The permissions of after-sales people. Apart from the others, because the log-in page carries those. */
export const afterSalesPermissions = {
  /**
   * Sees the own week and the records of the own tenant's appointments, and changes the own hours and absences. With
   * `tenant:all` the records are those of all tenants.
   */
  records: 'operation:configManage:appointmentRecord',
  /** With the one above: the same for the weeks, hours and absences of the tenant's salespersons, or of everybody's. */
  everySalesperson: 'operation:configManage:appointmentRecord:everySalesperson'
} as const

/** The permissions of those who write to others. Apart from the others, because the log-in page carries those. */
export const messagePermissions = {
  /** Reads the templates of messages. */
  templates: 'message:template',
  /** Makes templates, changes and deletes them. */
  editTemplates: 'message:template:edit',
  /** Reads the announcements of the own tenants, also those to come and those that are over. */
  announcements: 'message:announcements',
  /** Announces something on dashboards. */
  announce: 'message:announcements:edit'
} as const

/** The permissions of the open platform, those of pages first. Apart from the others for the same reason. */
export const openPermissions = {
  /** Sees customers of the own tenant, and asks for access for one. */
  customers: 'platform:open:customerRegistration',
  applications: 'platform:open:applicationManagement',
  files: 'platform:open:fileDownload',
  /** Sees how the outside API is used. */
  apiManagement: 'platform:open:apiManagement',
  apiListing: 'platform:open:apiListing',
  /** Reads published release notes. */
  releases: 'platform:open:releaseManagement',
  /** Approves and refuses customers. This one and the two below count for people who see every tenant. */
  decideCustomers: 'platform:open:customerRegistration:decide',
  /** Sets how many requests an application may make. */
  limitApplications: 'platform:open:applicationManagement:limit',
  /** Switches calls of the outside API off and on. */
  switchCalls: 'platform:open:apiManagement:switch',
  /** Makes applications, rotates their secrets, disables and deletes them. */
  editApplications: 'platform:open:applicationManagement:edit',
  /** Writes release notes. It counts for people who see every tenant. */
  editReleases: 'platform:open:releaseManagement:edit'
} as const

/** The permissions of statistics, a page each. Apart from the others, because the log-in page carries those. */
export const statisticsPermissions = {
  cleaning: 'statement:data:clean',
  faults: 'statement:data:fault',
  exports: 'statement:export'
} as const

/** The permissions of the mall. Apart from the others, because the log-in page carries those. */
export const shopPermissions = {
  /** Reads categories and types. */
  mall: 'shop',
  /** Buys: sees goods, keeps a cart, places orders. */
  center: 'shop:center',
  /** Reads stocks and their movements. */
  inventory: 'shop:inventory',
  /** Changes goods, categories and types, and takes the orders of everybody further. */
  sell: 'shop:sell',
  /** With `inventory`: puts goods in stock, takes some out, and corrects the stock. */
  changeStock: 'shop:inventory:change'
} as const

/** Opens the platform. Each device belongs to a section with a permission of its own. */
export const platformPermission = 'platform'

/** The permissions of elevators. Apart from the others, because the log-in page carries those. */
export const elevatorPermissions = {
  /** Sees elevators, their rides and tests. */
  section: 'platform:elevator',
  manage: 'platform:elevator:manage',
  detail: 'platform:elevator:detail',
  simulator: 'platform:elevator:simulator',
  stressTest: 'platform:elevator:stressTest',
  config: 'platform:elevator:config',
  /** Adds elevators, changes and deletes them. */
  edit: 'platform:elevator:manage:edit',
  /** Lets a robot ride an elevator in the simulator, and cancels the ride. */
  ride: 'platform:elevator:simulator:run',
  /** Begins stress tests and stops them. */
  test: 'platform:elevator:stressTest:run',
  /** Says how robots ride an elevator. */
  configure: 'platform:elevator:config:edit'
} as const

/** The permissions of watches. Apart from the others for the same reason. */
export const watchPermissions = {
  /** Sees watches, and the outcome of the calls from them. */
  section: 'platform:watch',
  manage: 'platform:watch:manage',
  taskRecord: 'platform:watch:taskRecord',
  /** Adds watches, changes and deletes them. */
  edit: 'platform:watch:manage:edit'
} as const

/** The permissions of the IoT platform: upgrades of devices, and text messages about events. Apart from the others for the same reason. */
export const iotPermissions = {
  /** Sees which version each device runs, and the records of upgrades. */
  deviceUpgrade: 'platform:iot:deviceUpgrade',
  /** Adds versions and withdraws them. It counts for people who see every tenant. */
  editVersions: 'platform:iot:deviceUpgrade:edit',
  /** Upgrades devices, and cancels upgrades. */
  upgrade: 'platform:iot:deviceUpgrade:run',
  /** Sees rules of mobile notification, and the notifications that were sent by them. */
  mobileNotification: 'platform:iot:mobileNotification',
  /** Writes rules with their webhooks, switches them, deletes them, and sends tests to the own phone and mailbox. */
  editRules: 'platform:iot:mobileNotification:edit'
} as const

/** The permissions of phones. Apart from the others for the same reason. */
export const phonePermissions = {
  /** Sees phones, calls and voices. */
  section: 'platform:phone',
  device: 'platform:phone:device',
  callSimulator: 'platform:phone:callSimulator',
  voiceConfig: 'platform:phone:voiceConfig',
  /** Adds phones, changes and deletes them. */
  edit: 'platform:phone:device:edit',
  /** Lets robots call phones in the simulator, and ends the calls. */
  call: 'platform:phone:callSimulator:run',
  /** Writes the sentences that robots say, and sets how often the robots call. */
  configure: 'platform:phone:voiceConfig:edit'
} as const
