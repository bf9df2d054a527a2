import { withMicro } from './menu-entries.ts'

/** How a link of the menu leads on: beside the portal, or in it. */
export const linkOf = (address: string, newTab: boolean, inside: boolean) =>
  newTab
    ? { href: address, target: '_blank', rel: 'noopener noreferrer' }
    : { href: inside ? withMicro(address) : address }
