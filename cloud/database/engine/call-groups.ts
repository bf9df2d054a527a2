/**
 * Calls that share connections to the database, most urgent first. A table that is locked or slow takes the connections
 * of the calls that ask it, and of no others; so calls that ask different tables are in different groups.
 */
export const callGroups = [
  'signIn',
  'frame',
  'account',
  'administration',
  'messages',
  'dashboard',
  'languages',
  'stores',
  'appointments',
  'shop',
  'study',
  'packages',
  'reports',
  'outside',
  'usage',
  'live',
  'upkeep'
] as const

export type CallGroup = (typeof callGroups)[number]

/** Without these nobody gets in and no page is drawn; so they have more, and a cloud without them is not ready. */
export const vitalGroups = ['signIn', 'frame'] as const satisfies readonly CallGroup[]

const isVital = (group: CallGroup): boolean => vitalGroups.some(vital => vital === group)

/** How many connections a group has, from the setting. Upkeep does one thing after another. */
export const connectionsOf = (group: CallGroup, connections: number): number => {
  if (group === 'upkeep') return 1
  return isVital(group) ? 2 * connections : connections
}

/** The order of groups that share one connection: sign-in first, then the calls that every page needs. */
export const levelOf = (group: CallGroup): number => {
  if (group === 'signIn') return 0
  if (group === 'frame') return 1
  return group === 'upkeep' ? 3 : 2
}

/** Makes one thing for each group of calls. */
export const byGroup = <Thing>(make: (group: CallGroup) => Thing): ((group: CallGroup) => Thing) => {
  const things = new Map(callGroups.map(group => [group, make(group)]))
  return group => things.get(group) as Thing
}
