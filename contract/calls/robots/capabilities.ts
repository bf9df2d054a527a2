/* What robots of a kind can do (docs/decisions/0050-kinds-of-robots-are-data.md). Nothing here checks requests, so that a page that draws a form carries no schemas. */

/**
 * - `screen`: guests look at a screen of the robot.
 * - `door`: it has doors, and waits until somebody takes the goods out.
 * - `elevator`: it rides elevators.
 * - `cleaning`: it cleans floors; it has cleaning runs and their settings.
 * - `orders`: it carries orders of hospitals.
 * - `packages`: it plays resource packages.
 */
export const robotCapabilities = ['screen', 'door', 'elevator', 'cleaning', 'orders', 'packages'] as const
export type RobotCapability = (typeof robotCapabilities)[number]

/** The kinds that a new portal has (docs/requirements.md §1). Their names are texts of the portal. */
export const shippedKinds = {
  delivery: ['screen', 'door', 'elevator', 'packages'],
  hotel: ['screen', 'door', 'elevator', 'packages'],
  disinfection: ['elevator', 'packages'],
  medical: ['door', 'elevator', 'orders', 'packages'],
  snack: ['screen', 'packages'],
  guide: ['screen', 'packages'],
  cruise: ['screen'],
  cleaning: ['cleaning', 'packages']
} as const satisfies Record<string, readonly RobotCapability[]>
export type ShippedKind = keyof typeof shippedKinds

/** Whether a kind came with the portal. */
export const isShipped = (kind: string): kind is ShippedKind => Object.hasOwn(shippedKinds, kind)

/** What robots of a shipped kind can do as the portal comes; nothing for other kinds. */
export const shippedCapabilities = (kind: string): readonly RobotCapability[] =>
  isShipped(kind) ? shippedKinds[kind] : []

export const shippedKindNames = Object.keys(shippedKinds) as [ShippedKind, ...ShippedKind[]]

/** Something that robots have where they can do what it is for; without `needs` each robot has it. */
export type Needing = { needs?: RobotCapability }

/** Whether robots that can do this have it. */
export const isHad = ({ needs }: Needing, capabilities: readonly RobotCapability[]): boolean =>
  needs === undefined || capabilities.includes(needs)
