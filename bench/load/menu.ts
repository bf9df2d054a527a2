/** The menu of the pages that the portal is compared with. */
export type ReferenceMenu = { user: string; entries: { id: string; name: string; path: string }[] }

/** As many entries as the portal shows, with names of about the same length. */
export const menuOf = (count: number): ReferenceMenu => ({
  user: 'Mei Tanaka',
  entries: Array.from({ length: count }, (_, index) => ({
    id: `entry-${index}`,
    name: `Robot application ${index + 1}`,
    path: `/sub-app/application-${index + 1}`
  }))
})

declare global {
  /** The answer that the floor's HTML has asked for already. */
  var menuAnswer: Promise<ReferenceMenu> | undefined
}

/** The menu: as the HTML asked for it, or asked for now. */
export const loadMenu = (): Promise<ReferenceMenu> =>
  globalThis.menuAnswer ?? fetch('/api/menu').then(answer => answer.json())
