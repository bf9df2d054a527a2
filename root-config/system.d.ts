/** The part of SystemJS that the portal uses. */
declare const System: {
  /** Takes in the import maps that stand in the page; later ones are ignored. */
  prepareImport: () => Promise<void>
  import: <Module = unknown>(name: string) => Promise<Module>
  /** The address of a module. Throws for a bare name that the import map lacks. */
  resolve: (name: string) => string
  constructor: { prototype: unknown }
}
