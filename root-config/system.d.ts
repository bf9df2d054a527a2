/** The part of SystemJS that the portal uses. */
declare const System: {
  /** Reads the import maps of the page. Later ones are ignored. */
  prepareImport: () => Promise<void>
  import: <Module = unknown>(name: string) => Promise<Module>
  /** The URL of a module. Throws for a bare name that the import map lacks. */
  resolve: (name: string) => string
  /** A copy of the import map in force. */
  getImportMap: () => { imports: Record<string, string>; integrity?: Record<string, string> }
  /** Adds URLs and hashes. They replace known ones. */
  addImportMap: (map: { imports: Record<string, string>; integrity?: Record<string, string> }) => void
  constructor: { prototype: unknown }
}
