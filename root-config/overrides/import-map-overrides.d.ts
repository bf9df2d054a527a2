/** The part of import-map-overrides 6.1.0 that the portal uses; the package has no types. */
type ImportMapOverrides = {
  /** What the browser keeps in the place of the page's own addresses, by the names of the modules. */
  getOverrideMap: () => { imports: Record<string, string> }
  /** What the page says itself. */
  getDefaultMap: () => Promise<{ imports: Record<string, string> }>
  removeOverride: (name: string) => boolean
  resetOverrides: () => void
}

declare var importMapOverrides: ImportMapOverrides | undefined

declare module 'import-map-overrides'
