/** The part of import-map-overrides 6.1.0 that the portal uses; the package has no types. */
type ImportMapOverrides = {
  /** The overriding URLs in this browser, by module name. */
  getOverrideMap: () => { imports: Record<string, string> }
  /** The page's own import map. */
  getDefaultMap: () => Promise<{ imports: Record<string, string> }>
  removeOverride: (name: string) => boolean
  resetOverrides: () => void
}

declare var importMapOverrides: ImportMapOverrides | undefined

declare module 'import-map-overrides'
