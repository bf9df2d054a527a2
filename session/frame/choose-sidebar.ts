/** How the sidebar is shown beside the page: as the window has space for it, with names, or with icons only. */
export const sidebars = ['automatic', 'open', 'collapsed'] as const
export type SidebarChoice = (typeof sidebars)[number]

/** The stored choice of a person. Without a choice, the sidebar is automatic. */
export const chooseSidebar = (stored: string | undefined): SidebarChoice =>
  sidebars.find(sidebar => sidebar === stored) ?? 'automatic'
