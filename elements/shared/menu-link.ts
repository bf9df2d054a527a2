import { withMicro } from './menu-entries.pure.ts'

/** The attributes of a menu link: to a new tab, or within the portal. */
export const linkOf = (address: string, newTab: boolean, inside: boolean) =>
  newTab
    ? { href: address, target: '_blank', rel: 'noopener noreferrer' }
    : { href: inside ? withMicro(address) : address }
