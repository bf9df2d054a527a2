import { permissions } from '#contract/permissions.ts'

/** Whether a menu entry or page that asks for `needed` is open to somebody who holds `held` (spec §6). */
export const allows = (held: readonly string[], needed: string | null | undefined): boolean =>
  !needed || needed === permissions.robotIndex || held.includes(needed)
