import { permissions } from '#contract/permissions.ts'

/** Whether the permissions `held` open a menu entry or page that requires `needed` (docs/requirements.md §6). */
export const allows = (held: readonly string[], needed: string | null | undefined): boolean =>
  !needed || needed === permissions.robotIndex || held.includes(needed)
