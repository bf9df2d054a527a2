/** The part of SystemJS that the portal uses. */
declare const System: {
  /** Takes in the import maps that stand in the page; later ones are ignored. */
  prepareImport: () => Promise<void>
  import: <Module = unknown>(name: string) => Promise<Module>
  /** The address of a module. Throws for a bare name that the import map lacks. */
  resolve: (name: string) => string
  /** Lays addresses, and hashes by address, over those that are known. */
  addImportMap: (map: { imports: Record<string, string>; integrity?: Record<string, string> }) => void
  constructor: { prototype: unknown }
}
