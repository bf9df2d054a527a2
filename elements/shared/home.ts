import { messageLink, paths } from '@portal/session'

/**
 * Where the product's mark and the menu's first entry lead.
 * @param given a path of this origin or an http address; without one, and for any other text, the portal's dashboard
 */
export const homeAddress = (given: string | undefined): string => messageLink(given) ?? paths.dashboard
