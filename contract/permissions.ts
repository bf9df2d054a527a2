/** The permission strings that the portal or the embedded cloud itself looks at (spec §2, §5, §6). */
export const permissions = {
  account: 'auth',
  myReservations: 'operation:configManage:appointmentRecord:myReserve',
  securityCentre: 'sso:secure',
  languages: 'sso:lang',
  /** The one menu permission that hides nothing: its entry is shown to everybody (spec §6). */
  robotIndex: 'robot:index',
  materialPacks: 'resourceweb:materialPacks',
  sendMessages: 'message:send',
  reportAsRobot: 'robot:report',
  /** Sees the robots, tasks and stores of every tenant, not of the own one alone. */
  everyTenant: 'tenant:all'
} as const

/** Material packs are of use to these models alone (spec §5). */
export const materialPackModels = ['T10', 'T10S', 'T11'] as const
