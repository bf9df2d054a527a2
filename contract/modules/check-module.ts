import { readModule, type UnreadableModule } from './read-module.ts'

/** A fault of a module, as a browser of the portal would find it. */
export type ModuleFault =
  | UnreadableModule
  /** Its address promises one format, and its text has another one. */
  | { kind: 'format'; wanted: 'native' | 'system'; found: 'native' | 'system' | 'other' }
  /** A sub-application without these lifecycles. */
  | { kind: 'lifecycles'; missing: string[] }
  /** Names that it imports, and that the page can't resolve. */
  | { kind: 'imports'; names: string[] }

/** The facts that the check has about the page that the module is for. */
export type ModuleUse = {
  /** Where the module lies: `.mjs` at its end says that it is a native ES module. */
  address: string
  /** Whether it is a sub-application, which has lifecycles. Other modules are libraries. */
  isSubApp: boolean
  /** The import map that the module is for, without the sub-applications that the environment adds. */
  imports: Readonly<Record<string, string>>
}

export type ModuleCheck = {
  faults: ModuleFault[]
  /** Whether it makes code out of text. The policy refuses that when it happens, and it may never happen. */
  evaluates: boolean
}

/** The lifecycles of single-spa that every sub-application exports. */
const lifecycles = ['bootstrap', 'mount', 'unmount']

/** Modules of the page that native modules may import by name (scripts/build/facades.ts). */
const sharedNames = ['@portal/session', 'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** Whether the loader takes a file for a native ES module (root-config/loader/loader-hooks.ts). */
const isNativeAddress = (address: string): boolean => /\.mjs(\?|$)/.test(address)

/** A relative or absolute address; everything else is a name of the import map. */
const isAddress = (specifier: string): boolean => /^(\.{0,2}\/|[a-z][a-z\d+.-]*:)/i.test(specifier)

/**
 * Looks at a module before it is published, without running it: syntax, format, lifecycles and imported names. Parsing
 * takes time in proportion to the text, so a server bounds the text and how many checks run at once.
 */
export const checkModule = (text: string, { address, isSubApp, imports }: ModuleUse): ModuleCheck => {
  const native = isNativeAddress(address)
  const facts = readModule(text, native)
  if ('kind' in facts) return { faults: [facts], evaluates: false }
  const { evaluates } = facts
  const wanted = native ? 'native' : 'system'
  // A library may be a plain script or a native module without exports.
  const fits = facts.format === wanted || (facts.format === 'other' && !isSubApp)
  if (!fits) return { faults: [{ kind: 'format', wanted, found: facts.format }], evaluates }
  const isKnown = (name: string): boolean => {
    const at = Object.hasOwn(imports, name) ? imports[name] : undefined
    return native ? sharedNames.includes(name) || isNativeAddress(at ?? '') : at !== undefined
  }
  const names = facts.imports.filter(name => !isAddress(name) && !isKnown(name))
  const missing = isSubApp && facts.exports ? lifecycles.filter(name => !facts.exports?.includes(name)) : []
  return {
    faults: [
      ...(missing.length > 0 ? [{ kind: 'lifecycles' as const, missing }] : []),
      ...(names.length > 0 ? [{ kind: 'imports' as const, names }] : [])
    ],
    evaluates
  }
}
