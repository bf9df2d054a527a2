import { allows, type MessageKey, paths } from '@portal/session'
import type { Click } from '#contract/page/clicks.ts'
import { permissions } from '#contract/permissions.ts'

/** A personal page in the avatar's menu (docs/requirements.md §2). */
export type OwnPage = { address: string; name: MessageKey; needs: string; click: Click }

const ownPages: readonly OwnPage[] = [
  { address: paths.account, name: 'header.myAccount', needs: permissions.account, click: 'header.myAccount' },
  {
    address: paths.reserve,
    name: 'header.myReservations',
    needs: permissions.myReservations,
    click: 'header.myReservations'
  },
  {
    address: paths.secure,
    name: 'header.securityCentre',
    needs: permissions.securityCentre,
    click: 'header.securityCentre'
  },
  { address: paths.languages, name: 'header.languages', needs: permissions.languages, click: 'header.languages' },
  { address: paths.releases, name: 'header.releases', needs: permissions.releases, click: 'header.releases' }
]

/** The personal pages that these permissions open. */
export const ownPagesFor = (held: readonly string[]): OwnPage[] => ownPages.filter(({ needs }) => allows(held, needs))
